import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';
import { grown, type Point, type Rect } from '../../../scene/geometry/index.js';
import { type LonLat, projectionFor } from '../globe/projection.js';
import { bandOf, type GlobeWindow, windowOf } from '../globe/window.js';
import { boundsOf, type ChartFit, fitInto, onto } from './fit.js';
import { type Swelling, swell, swellingsToPart } from './swelling.js';
import { tracedLines } from './traced-lines.js';
import { type Warp, warpOf } from './warp.js';

export interface ChartView {
  /** The part of the globe it can show; undefined where that may be all of it. */
  readonly window: GlobeWindow | undefined;
  readonly lines: Chart['lines'];
}

/** How the globe is drawn on the page, in millimetres. */
export interface Chart {
  readonly frame: Rect;
  /** Of the places, in their order. */
  readonly points: readonly Point[];
  /** Millimetres to a degree in the middle of the map. */
  readonly degree: number;
  /** Whether meridians meet in a pole on the map. */
  readonly polar: boolean;
  /** One, or on a map that goes round the globe one for each turn. */
  readonly views: readonly ChartView[];
  /** North at a point of the page, in degrees clockwise from straight up. */
  readonly north: (point: Point) => number;
  /** Lines and rings of a shape on the globe, as far as they come near the frame. */
  readonly lines: (shape: GeoPermissibleObjects) => readonly (readonly Point[])[];
}

export interface ChartWish {
  /** The map ends here. */
  readonly frame: Rect;
  /** From the frame to the outermost places. */
  readonly inset: { readonly x: number; readonly y: number };
  /** The least distance between two places. */
  readonly apart: number;
  /** What else to show, at least `edge` inside the frame. */
  readonly seen?: readonly LonLat[];
  readonly edge: number;
}

/** Shapes are kept this share of the frame beyond it, because the shadows of coasts reach into it. */
const BEYOND = 0.12;
/** The width of a map of these places for a height of 1, to choose between portrait and landscape. */
export function aspectOf(places: readonly LonLat[], map: 'geographic' | 'schematic' = 'geographic'): number {
  const flat =
    map === 'schematic'
      ? places.map(([x, y]) => ({ x, y }))
      : project(projectionFor(places).projection, places);
  const { width, height } = boundsOf(flat);
  return width / Math.max(height, 1e-9);
}

/** A map of some places in a projection that suits them, as large as the frame allows, swollen where they crowd. */
export function makeChart(places: readonly LonLat[], wish: ChartWish): Chart {
  const { frame, inset, apart, edge, seen = [] } = wish;
  const { projection, round, polar } = projectionFor(places);
  const room = {
    x: frame.x + inset.x,
    y: frame.y + inset.y,
    width: frame.width - 2 * inset.x,
    height: frame.height - 2 * inset.y,
  };
  const flat = project(projection, places);
  // Places keep the inset; what is only to be seen keeps the edge, as if it were that much further in.
  const [dx, dy] = [inset.x - edge, inset.y - edge];
  const fitAll = (moved: readonly Point[]): ChartFit => {
    const own = fitInto(moved.slice(0, places.length), room);
    if (seen.length === 0) return own;
    const wide = { x: room.x - dx, y: room.y - dy, width: room.width + 2 * dx, height: room.height + 2 * dy };
    return fitInto(moved, moved.length > 0 && fitInto(moved, wide).scale < own.scale ? wide : room);
  };
  const first = fitAll([...flat, ...project(projection, seen)]);
  projection.scale(first.scale).translate([first.dx, first.dy]);
  const points = project(projection, places);
  const beside = project(projection, seen);
  const fitted = (moved: readonly Point[], list: readonly Swelling[]) =>
    fitAll([...moved, ...beside.map(point => swell(list, point))]);
  const swellings = swellingsToPart(points, apart, fitted);
  const fit = fitted(
    points.map(point => swell(swellings, point)),
    swellings,
  );
  // The frame before the map is fitted: a swollen map shrinks again.
  const before = {
    x: (frame.x - fit.dx) / fit.scale,
    y: (frame.y - fit.dy) / fit.scale,
    width: frame.width / fit.scale,
    height: frame.height / fit.scale,
  };
  // Computed only when a line is drawn: while scales are tried, only the places count.
  let warp: Warp | undefined;
  const carry = (line: readonly Point[]) => {
    warp ??= warpOf(swellings, fit, grown(before, 2 * beyond));
    return warp(line).map(rounded);
  };
  const beyond = BEYOND * Math.max(before.width, before.height);
  const shown = grown(before, beyond);
  projection.clipExtent([
    [shown.x, shown.y],
    [shown.x + shown.width, shown.y + shown.height],
  ]);
  const viewAt = (turn: number): ChartView => {
    const move = () => projection.translate([first.dx + turn * 2 * Math.PI * first.scale, first.dy]);
    move();
    return {
      window: round ? bandOf(projection, shown) : windowOf(projection, shown),
      lines: shape => {
        move();
        return tracedLines(projection, shape).map(carry);
      },
    };
  };
  const views = (round ? [0, -1, 1] : [0])
    .map(viewAt)
    .filter(({ window }) => !window || window.west < window.east);
  return {
    frame,
    points: points.map(point => rounded(onto(fit, swell(swellings, point)))),
    degree: nine((first.scale * fit.scale * Math.PI) / 180),
    polar,
    views,
    north: ({ x, y }) => {
      projection.translate([first.dx, first.dy]);
      const [longitude, latitude] =
        projection.invert?.([(x - fit.dx) / fit.scale, (y - fit.dy) / fit.scale]) ?? [];
      if (longitude === undefined || latitude === undefined) return 0;
      const [from, to] = project(
        projection,
        [latitude - 0.5, latitude + 0.5].map(at => [longitude, at] as const),
      );
      return nine((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);
    },
    lines: shape => views.flatMap(view => view.lines(shape)),
  };
}

/**
 * Engines disagree about the last bit of Math.sin or Math.exp. What leaves a chart is rounded to nine decimals, far
 * coarser than that and far finer than the eye, so that every engine lays out the same map.
 */
function nine(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

function rounded({ x, y }: Point): Point {
  return { x: nine(x), y: nine(y) };
}

function project(projection: GeoProjection, places: readonly LonLat[]): readonly Point[] {
  return places.map(([longitude, latitude]) => {
    const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
    return { x, y };
  });
}
