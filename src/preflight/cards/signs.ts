import { apply } from '../../geometry/index.js';
import type { Outline, Shape } from '../pages/items.js';

/** The signs that stand for roles in cells, told apart by their outlines alone. */
export type SignName = 'disc' | 'diamond' | 'bar' | 'cross' | 'star' | 'ring' | 'square' | 'plus';

/** What shapes on a cell's ground make, or undefined where it is no sign that we know. */
export function signOf(shapes: readonly Shape[]): SignName | undefined {
  if (shapes.length === 2) return crossing(shapes[0], shapes[1]);
  if (shapes.length !== 1) return undefined;
  const [shape] = shapes;
  const { area, aspect, closed } = measured(shape.outline);
  if (!closed) return undefined;
  const round = aspect < 1.1 && area > 0.74 && area < 0.82;
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
  const middle = ([p, q]: Ends) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const vector = ([p, q]: Ends) => ({ x: q.x - p.x, y: q.y - p.y });
  const [m, n] = [middle(first), middle(second)];
  const [u, v] = [vector(first), vector(second)];
  const length = Math.hypot(u.x, u.y);
  const square = Math.abs(u.x * v.x + u.y * v.y) < 0.1 * length * Math.hypot(v.x, v.y);
  if (Math.hypot(m.x - n.x, m.y - n.y) > 0.1 * length || !square) return undefined;
  const slant = Math.min(Math.abs(u.x), Math.abs(u.y)) / length;
  if (slant < 0.1) return 'plus';
  return slant > 0.6 ? 'cross' : undefined;
}

type Ends = readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];

/** The ends of a shape that is one straight stroke, on the page. */
export function strokeEnds({ outline, matrix, fill, stroke }: Shape): Ends | undefined {
  const { path } = outline;
  if (fill !== undefined || stroke === undefined || path.length !== 6 || path[0] !== 0 || path[3] !== 1)
    return undefined;
  return [apply(matrix, { x: path[1], y: path[2] }), apply(matrix, { x: path[4], y: path[5] })];
}

interface Measures {
  /** As a share of the box around it. */
  readonly area: number;
  /** Of the box: 1 is a square, and never less. */
  readonly aspect: number;
  /** One outline that ends where it begins. */
  readonly closed: boolean;
}

const known = new WeakMap<Outline, Measures>();

/** The same however the shape is turned by quarters, and at each size. */
export function measured(outline: Outline): Measures {
  let found = known.get(outline);
  if (found === undefined) {
    found = measure(outline);
    known.set(outline, found);
  }
  return found;
}

function measure(outline: Outline): Measures {
  const { box } = outline;
  const lines = linesOf(outline);
  const points = lines.flat();
  let area = 0;
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i];
    const [nextX, nextY] = points[(i + 1) % points.length];
    area += (x * nextY - nextX * y) / 2;
  }
  const [long, short] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  return {
    area: Math.abs(area) / (box.width * box.height),
    aspect: long / short,
    closed: lines.length === 1 && points.length > 2,
  };
}

type Spot = readonly [x: number, y: number];

/** The lines of a path, each from move to move, its curves as chords. */
export function linesOf({ path }: Outline): readonly (readonly Spot[])[] {
  const lines: Spot[][] = [];
  for (let i = 0; i < path.length; ) {
    const command = path[i++];
    if (command === 0) lines.push([]);
    const points = lines.at(-1) ?? [];
    if (command === 0 || command === 1) points.push([path[i++], path[i++]]);
    const handles = command === 2 ? 3 : command === 3 ? 2 : 0;
    if (handles === 0) continue;
    const ends = [points.at(-1) ?? ([0, 0] as const)];
    for (let j = 0; j < handles; j++) ends.push([path[i++], path[i++]]);
    for (let t = 1; t <= 8; t++) points.push(onCurve(ends, t / 8));
  }
  return lines;
}

/** De Casteljau. */
function onCurve(points: readonly Spot[], t: number): Spot {
  if (points.length === 1) return points[0];
  const between = points
    .slice(1)
    .map(
      ([x, y], i) => [points[i][0] + t * (x - points[i][0]), points[i][1] + t * (y - points[i][1])] as const,
    );
  return onCurve(between, t);
}
