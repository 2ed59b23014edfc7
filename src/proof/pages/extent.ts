import type { Rect } from '../../scene/geometry/index.js';

/** Values so far at the ends of each axis. */
type Ends = [least: number, most: number];

/** The least box around a path of moves, lines and cubic curves: handles may lie outside of it. */
export function extentOf(path: ArrayLike<number>): Rect {
  const [xs, ys]: [Ends, Ends] = [
    [Infinity, -Infinity],
    [Infinity, -Infinity],
  ];
  let [x, y] = [0, 0];
  for (let i = 0; i < path.length; ) {
    const command = path[i++];
    if (command === 4) continue;
    if (command === 2) {
      stretch(xs, x, path[i], path[i + 2], path[i + 4]);
      stretch(ys, y, path[i + 1], path[i + 3], path[i + 5]);
      i += 4;
    }
    [x, y] = [path[i++], path[i++]];
    add(xs, x);
    add(ys, y);
  }
  if (xs[0] > xs[1]) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: xs[0], y: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0] };
}

function add(ends: Ends, value: number): void {
  if (value < ends[0]) ends[0] = value;
  if (value > ends[1]) ends[1] = value;
}

/** Adds where a curve turns back: its derivative, a quadratic, is 0. */
function stretch(ends: Ends, p: number, q: number, r: number, s: number): void {
  const isBetween = (handle: number) => handle >= Math.min(p, s) && handle <= Math.max(p, s);
  if (isBetween(q) && isBetween(r)) return;
  const [a, b, c] = [s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p];
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const turns = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  for (const t of turns) {
    if (!(t > 0 && t < 1)) continue;
    const u = 1 - t;
    add(ends, u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s);
  }
}
