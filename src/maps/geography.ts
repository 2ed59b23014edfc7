import { inTurn, longitudeArc } from '../scene/geometry/index.js';
import type { At, MapKind } from './campaign.js';

/** Near a pole every way is north or south, and no map of ours shows where a place lies. */
export const FARTHEST_NORTH = 85;

/** Mean radius of the Earth, in kilometres. */
const EARTH = 6371;

/** A place as a vector, on the unit sphere or in the plane. */
function vectorOf([x, y]: At, map: MapKind): readonly number[] {
  if (map === 'schematic') return [x, y];
  const [east, north] = [(x * Math.PI) / 180, (y * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Kilometres along the great circle, or the plain distance of free points. */
export function distance(a: At, b: At, map: MapKind): number {
  const [from, to] = [vectorOf(a, map), vectorOf(b, map)];
  const chord = Math.hypot(...from.map((value, i) => value - to[i]));
  const length = map === 'schematic' ? chord : 2 * EARTH * Math.asin(Math.min(1, chord / 2));
  // Engines disagree about the last bit, and routes are sorted by length.
  return Number(length.toPrecision(12));
}

/**
 * The same places with longitudes that increase from the western edge of their map to its eastern edge. The map is cut
 * in the widest gap between them.
 */
export function onMap<P extends { readonly at: At }>(places: readonly P[], map: MapKind): readonly P[] {
  if (map === 'schematic' || places.length === 0) return places;
  const { middle } = longitudeArc(places.map(({ at: [east] }) => east));
  return places.map(place => ({ ...place, at: [inTurn(place.at[0], middle), place.at[1]] }));
}

/** Whether the shorter route between two places of `onMap` leads over the edge of the map. */
export function wraps(a: At, b: At, map: MapKind): boolean {
  return map === 'geographic' && Math.abs(a[0] - b[0]) > 180;
}

/**
 * Whether the routes from a to b and from c to d meet anywhere but at a shared end. On the globe neither their great
 * circles nor their straight lines in degrees may meet: a map may draw either, or something between.
 */
export function cross(a: At, b: At, c: At, d: At, map: MapKind): boolean {
  const ends = [c, d].filter(end => same(end, a) || same(end, b));
  if (ends.length > 0) return false;
  return linesCross(a, b, c, d) || (map === 'geographic' && arcsCross(a, b, c, d));
}

export function onGlobe([east, north]: At): boolean {
  return Math.abs(east) <= 180 && Math.abs(north) <= 90;
}

/** The date line has two names: 180 and -180. */
export function sameSpot(a: At, b: At, map: MapKind): boolean {
  return map === 'geographic' ? same([inTurn(a[0], 0), a[1]], [inTurn(b[0], 0), b[1]]) : same(a, b);
}

function same(a: At, b: At): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function linesCross(a: At, b: At, c: At, d: At): boolean {
  const side = (p: At, q: At, r: At) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  const within = (p: At, q: At, r: At) =>
    side(p, q, r) === 0 && (r[0] - p[0]) * (r[0] - q[0]) <= 0 && (r[1] - p[1]) * (r[1] - q[1]) <= 0;
  if (within(a, b, c) || within(a, b, d) || within(c, d, a) || within(c, d, b)) return true;
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** The planes of two great circles share a line; it must pierce both arcs on the same side of the globe. */
function arcsCross(a: At, b: At, c: At, d: At): boolean {
  const [u, v, w, x] = [a, b, c, d].map(place => vectorOf(place, 'geographic'));
  const [first, second] = [product(u, v), product(w, x)];
  const line = product(first, second);
  const within = (
    from: readonly number[],
    to: readonly number[],
    normal: readonly number[],
    sign: number,
  ) => {
    const point = line.map(value => value * sign);
    return dot(product(from, point), normal) >= 0 && dot(product(point, to), normal) >= 0;
  };
  return dot(line, line) > 0 && [1, -1].some(sign => within(u, v, first, sign) && within(w, x, second, sign));
}

/**
 * Whether a third place is between two others: in the sphere that has them as poles. Routes between places with nothing
 * between them don't cross: K. R. Gabriel, R. R. Sokal, "A new statistical approach to geographic variation
 * analysis", Systematic Zoology 18 (1969).
 */
export function between(a: At, b: At, third: At, map: MapKind): boolean {
  const [u, v, w] = [a, b, third].map(place => vectorOf(place, map));
  return (
    dot(
      u.map((value, i) => value - w[i]),
      v.map((value, i) => value - w[i]),
    ) < 0
  );
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * b[i], 0);
}

function product(a: readonly number[], b: readonly number[]): readonly number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
