import { inTurn, longitudeArc } from '../../../scene/geometry/index.js';

/**
 * Part of a map: degrees of longitude to the right and, from the equator down, in the same unit. On the globe it may lie
 * across 180 degrees, and its middle is between -180 and 180.
 */
export interface MapWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Longitude and latitude; or x and y of a map that is not of the globe. */
export type At = readonly [x: number, y: number];

const RADIAN = 180 / Math.PI;
/** Width to height of every window. */
const SHAPE = 3 / 2;
/** All that can be shown of the globe: from 83 degrees north to 67 degrees south. */
export const WORLD: MapWindow = { x: -180, y: -150, width: 360, height: 360 / SHAPE };
const NARROWEST = 0.05;
/** What is left free around the places, as a share of their span. */
const AROUND = 0.16;

/** Where a place lies on Mercator's map. */
export function flat([longitude, latitude]: At): { readonly x: number; readonly y: number } {
  return { x: longitude, y: -RADIAN * Math.log(Math.tan(Math.PI / 4 + latitude / RADIAN / 2)) };
}

/** The place at a point of Mercator's map, in degrees with as many decimals as a window of this width can show. */
export function placeAt(x: number, y: number, width: number): At {
  const latitude = 90 - 2 * RADIAN * Math.atan(Math.exp(y / RADIAN));
  return [rounded(inTurn(x, 0), width), rounded(latitude, width)];
}

export function rounded(value: number, width: number): number {
  const decimals = Math.min(5, Math.max(0, Math.ceil(Math.log10(600 / width))));
  return Number(value.toFixed(decimals));
}

/** The window that shows all points, the short way round; without any, the whole world. `globe` keeps it on the globe. */
export function fitted(
  points: readonly { readonly x: number; readonly y: number }[],
  globe = true,
): MapWindow {
  if (points.length === 0) return WORLD;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const { middle, span } = globe ? longitudeArc(xs) : lineOf(xs);
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const least = globe ? 2 : 1;
  const across = Math.max(span, (south - north) * SHAPE, points.length > 1 ? 1e-3 : least);
  const width = across * (1 + 2 * AROUND);
  return around(middle, (north + south) / 2, width, globe);
}

function lineOf(xs: readonly number[]) {
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  return { middle: (least + most) / 2, span: most - least };
}

/** Nearer by a factor, or further away by one below 1, with the same middle. */
export function zoomed({ x, y, width, height }: MapWindow, factor: number, globe = true): MapWindow {
  return around(x + width / 2, y + height / 2, width / factor, globe);
}

/** Moved by shares of its width and height. */
export function moved(
  { x, y, width, height }: MapWindow,
  right: number,
  down: number,
  globe = true,
): MapWindow {
  return around(x + width * (0.5 + right), y + height * (0.5 + down), width, globe);
}

/** A longitude in the turn of the globe that is nearest to the middle of the window. */
export function nearest(longitude: number, { x, width }: MapWindow): number {
  return inTurn(longitude, x + width / 2);
}

function around(x: number, y: number, wished: number, globe: boolean): MapWindow {
  if (!globe) return { x: x - wished / 2, y: y - wished / SHAPE / 2, width: wished, height: wished / SHAPE };
  const width = Math.min(WORLD.width, Math.max(NARROWEST, wished));
  const height = width / SHAPE;
  const lowest = WORLD.y + WORLD.height - height;
  return {
    x: inTurn(x, 0) - width / 2,
    y: Math.min(Math.max(y - height / 2, WORLD.y), lowest),
    width,
    height,
  };
}
