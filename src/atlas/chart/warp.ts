import type { Point, Rect } from '../../geometry/index.js';
import { type Fit, onto } from './fit.js';
import { type Swelling, swell } from './swelling.js';

/** Nodes along the longer side of the grid. */
const NODES = 90;

/** The swelling, computed on the nodes of a grid and interpolated between them because coasts have many points. */
export function warpOf(swellings: readonly Swelling[], fit: Fit, area: Rect): (point: Point) => Point {
  if (swellings.length === 0) return point => onto(fit, point);
  const pitch = Math.max(area.width, area.height) / NODES;
  const columns = Math.ceil(area.width / pitch) + 1;
  const rows = Math.ceil(area.height / pitch) + 1;
  const nodes = Array.from({ length: columns * rows }, (_, i) =>
    onto(
      fit,
      swell(swellings, { x: area.x + (i % columns) * pitch, y: area.y + Math.floor(i / columns) * pitch }),
    ),
  );
  return ({ x, y }) => {
    const [u, v] = [(x - area.x) / pitch, (y - area.y) / pitch];
    const column = Math.min(columns - 2, Math.max(0, Math.floor(u)));
    const row = Math.min(rows - 2, Math.max(0, Math.floor(v)));
    const [s, t] = [u - column, v - row];
    const [a, b, c, d] = [0, 1, columns, columns + 1].map(step => nodes[row * columns + column + step]);
    const mix = (axis: 'x' | 'y') =>
      (a[axis] * (1 - s) + b[axis] * s) * (1 - t) + (c[axis] * (1 - s) + d[axis] * s) * t;
    return { x: mix('x'), y: mix('y') };
  };
}
