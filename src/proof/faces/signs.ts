import type { Shape } from '../pages/items.js';
import { isRound, measured, type StrokeEnds, strokeEnds } from '../pages/outlines.js';

/** The signs that stand for roles, told apart by their outlines alone. */
export type SignName = 'disc' | 'diamond' | 'bar' | 'cross' | 'star' | 'ring' | 'square' | 'plus';

/** The sign that the shapes on a ground make, if they make one. */
export function signOf(shapes: readonly Shape[]): SignName | undefined {
  if (shapes.length === 2) return crossing(shapes[0], shapes[1]);
  if (shapes.length !== 1) return undefined;
  const [shape] = shapes;
  const { area, aspect, closed } = measured(shape.outline);
  if (!closed) return undefined;
  const round = isRound(shape.outline);
  if (shape.fill === undefined) return round ? 'ring' : undefined;
  if (shape.stroke !== undefined && shape.stroke !== shape.fill) return undefined;
  if (aspect > 2) return area > 0.8 ? 'bar' : undefined;
  if (aspect >= 1.1) return undefined;
  if (round) return 'disc';
  if (area > 0.93) return 'square';
  if (area > 0.45 && area < 0.55) return 'diamond';
  return area > 0.2 && area < 0.4 ? 'star' : undefined;
}

/** Two strokes through each other's middle: upright a plus, slanting a cross. */
function crossing(a: Shape, b: Shape): SignName | undefined {
  const [first, second] = [strokeEnds(a), strokeEnds(b)];
  if (first === undefined || second === undefined) return undefined;
  const middle = ([p, q]: StrokeEnds) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const vector = ([p, q]: StrokeEnds) => ({ x: q.x - p.x, y: q.y - p.y });
  const [m, n] = [middle(first), middle(second)];
  const [u, v] = [vector(first), vector(second)];
  const length = Math.hypot(u.x, u.y);
  const square = Math.abs(u.x * v.x + u.y * v.y) < 0.1 * length * Math.hypot(v.x, v.y);
  if (Math.hypot(m.x - n.x, m.y - n.y) > 0.1 * length || !square) return undefined;
  const slant = Math.min(Math.abs(u.x), Math.abs(u.y)) / length;
  if (slant < 0.1) return 'plus';
  return slant > 0.6 ? 'cross' : undefined;
}
