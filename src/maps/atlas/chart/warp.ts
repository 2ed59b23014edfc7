import type { Point, Rect } from '../../../scene/geometry/index.js';
import { type ChartFit, onto } from './fit.js';
import { type Swelling, swell } from './swelling.js';

/** Nodes along the longer side of the grid. */
const NODES = 90;

/** What a swelling narrower than a cell moves is computed itself within this many cells, and as many of its widths. */
const NEAR = 3;

export type Warp = (line: readonly Point[]) => readonly Point[];

/** In a lens, pieces of a line become no longer than this, in millimetres. */
const PIECE = 1;
/** How often a piece is halved at most. */
const HALVINGS = 7;

/** Carries lines onto the page, with more points where a lens would bend their straight pieces. */
export function warpOf(swellings: readonly Swelling[], fit: ChartFit, area: Rect): Warp {
  const { point, inLens } = pointsOf(swellings, fit, area);
  const pieces = (from: Point, to: Point, end: Point, start: Point, left: number): readonly Point[] => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const near = inLens(middle) || inLens(from) || inLens(to);
    if (left === 0 || !near || Math.hypot(end.x - start.x, end.y - start.y) <= PIECE) return [end];
    const at = point(middle);
    return [...pieces(from, middle, at, start, left - 1), ...pieces(middle, to, end, at, left - 1)];
  };
  return points => {
    const ends = points.map(point);
    return ends.flatMap((end, i) =>
      i === 0 ? [end] : pieces(points[i - 1], points[i], end, ends[i - 1], HALVINGS),
    );
  };
}

/** The swelling, computed on the nodes of a grid and interpolated between them because coasts have many points. */
function pointsOf(swellings: readonly Swelling[], fit: ChartFit, area: Rect) {
  if (swellings.length === 0) return { point: (point: Point) => onto(fit, point), inLens: () => false };
  const pitch = Math.max(area.width, area.height) / NODES;
  const columns = Math.ceil(area.width / pitch) + 1;
  const rows = Math.ceil(area.height / pitch) + 1;
  const nodes = Array.from({ length: columns * rows }, (_, i) =>
    onto(
      fit,
      swell(swellings, { x: area.x + (i % columns) * pitch, y: area.y + Math.floor(i / columns) * pitch }),
    ),
  );
  const narrow = swellings.filter(({ width }) => width < pitch);
  const inLens = ({ x, y }: Point) =>
    narrow.some(({ at, width }) => Math.hypot(at.x - x, at.y - y) < NEAR * (pitch + width));
  const point = ({ x, y }: Point) => {
    if (inLens({ x, y })) return onto(fit, swell(swellings, { x, y }));
    const [u, v] = [(x - area.x) / pitch, (y - area.y) / pitch];
    const column = Math.min(columns - 2, Math.max(0, Math.floor(u)));
    const row = Math.min(rows - 2, Math.max(0, Math.floor(v)));
    const [s, t] = [u - column, v - row];
    const [a, b, c, d] = [0, 1, columns, columns + 1].map(step => nodes[row * columns + column + step]);
    const mix = (axis: 'x' | 'y') =>
      (a[axis] * (1 - s) + b[axis] * s) * (1 - t) + (c[axis] * (1 - s) + d[axis] * s) * t;
    return { x: mix('x'), y: mix('y') };
  };
  return { point, inLens };
}
