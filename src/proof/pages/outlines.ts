import { apply, bounds, type Matrix, type Point, type Rect } from '../../scene/geometry/index.js';
import type { Outline, Shape } from './items.js';

export type StrokeEnds = readonly [Point, Point];

/** The ends of a shape that is one straight stroke, on the page. */
export function strokeEnds({ outline, matrix, fill, stroke }: Shape): StrokeEnds | undefined {
  const { path } = outline;
  if (fill !== undefined || stroke === undefined || path.length !== 6 || path[0] !== 0 || path[3] !== 1)
    return undefined;
  return [apply(matrix, { x: path[1], y: path[2] }), apply(matrix, { x: path[4], y: path[5] })];
}

/** Measures of an outline that are the same at each size and quarter turn. */
interface Measures {
  /** As a share of the box around it. */
  readonly area: number;
  /** Of the box: 1 is a square, and never less. */
  readonly aspect: number;
  /** Whether it is one line that encloses something. */
  readonly closed: boolean;
}

const known = new WeakMap<Outline, Measures>();

export function measured(outline: Outline): Measures {
  let found = known.get(outline);
  if (found === undefined) {
    found = measure(outline);
    known.set(outline, found);
  }
  return found;
}

/** Whether an outline is a circle: its area is pi / 4 of its box. */
export function isRound(outline: Outline): boolean {
  const { area, aspect, closed } = measured(outline);
  return closed && aspect < 1.1 && area > 0.74 && area < 0.82;
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

/** For each curve. */
const CHORDS = 8;

type Spot = readonly [x: number, y: number];

/** Around a path where a matrix puts it. Leaning, its points are looked at: the box around a leaning box is too large. */
export function edgeOf(outline: Outline, matrix: Matrix): Rect {
  const [a, b, c, d] = matrix;
  const isUpright = (b === 0 && c === 0) || (a === 0 && d === 0);
  if (isUpright || outline.path.length === 0) return bounds(matrix, outline.box);
  const points = linesOf(outline).flatMap(line => line.map(([x, y]) => apply(matrix, { x, y })));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The points of a path in its own units, with the handles of its curves. */
export function pointsOf({ path }: Outline): readonly Spot[] {
  const points: Spot[] = [];
  for (let i = 0; i < path.length; ) {
    const command = path[i++];
    const count = command === 4 ? 0 : command === 2 ? 3 : 1;
    for (let k = 0; k < count; k++) points.push([path[i++], path[i++]]);
  }
  return points;
}

const lined = new WeakMap<Outline, readonly (readonly Spot[])[]>();

/** The lines of a path, each from move to move, its curves as chords. */
export function linesOf(outline: Outline): readonly (readonly Spot[])[] {
  const known = lined.get(outline) ?? linesIn(outline);
  lined.set(outline, known);
  return known;
}

function linesIn({ path }: Outline): readonly (readonly Spot[])[] {
  const lines: Spot[][] = [];
  let points: Spot[] = [];
  for (let i = 0; i < path.length; ) {
    const command = path[i++];
    if (command === 4) continue;
    if (command === 0) {
      points = [];
      lines.push(points);
    }
    if (command === 2) {
      const [x, y] = points.at(-1) ?? [0, 0];
      for (let t = 1; t < CHORDS; t++)
        points.push([
          onCurve(x, path[i], path[i + 2], path[i + 4], t / CHORDS),
          onCurve(y, path[i + 1], path[i + 3], path[i + 5], t / CHORDS),
        ]);
      i += 4;
    }
    points.push([path[i++], path[i++]]);
  }
  return lines;
}

/** A coordinate of a cubic curve. */
function onCurve(p: number, q: number, r: number, s: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
}
