import type { IconShape } from '../data/index.js';
import { apply, type Matrix, type Point, type Rect } from '../scene/geometry/index.js';
import type { Outline } from '../scene/index.js';

/** A closed outline, as points. */
export type Polygon = readonly Point[];

/** Straight pieces for each curve: within a hundredth of a 32 x 32 icon. */
const STEPS = 16;
/** The share of the radius at which the handles of a quarter circle lie. */
const KAPPA = 0.5523;

/** Shapes are looked at several times: for their box, for their colours, for what hides what. */
const known = new WeakMap<IconShape, readonly Polygon[]>();

/** The outlines of a shape, moved by a matrix. */
export function polygonsOf(shape: IconShape, matrix: Matrix): readonly Polygon[] {
  let outlines = known.get(shape);
  if (outlines === undefined) {
    outlines = flatten(pathOf(shape));
    known.set(shape, outlines);
  }
  return outlines.map(points => points.map(point => apply(matrix, point)));
}

/** Around the outlines of a shape that a matrix has moved, to where its curves turn back. */
export function outlineBox(shape: IconShape, matrix: Matrix): Rect | undefined {
  const pieces = piecesOf(pathOf(shape));
  return boxOfPoints(pieces.flatMap(({ points }) => extremesOf(points.map(point => apply(matrix, point)))));
}

/** The ends of a line or a curve, and where one of its coordinates is least or greatest. */
function extremesOf(points: readonly Point[]): readonly Point[] {
  const ends = [points[0], points[points.length - 1]];
  if (points.length < 3) return ends;
  const turns = [...turnsOf(points.map(({ x }) => x)), ...turnsOf(points.map(({ y }) => y))];
  return [...ends, ...turns.map(t => pointAt(points, t))];
}

/** Where between 0 and 1 the derivative of a Bézier curve is 0. */
function turnsOf([p, q, r, s]: readonly number[]): readonly number[] {
  const quadratic = s === undefined;
  const [a, b, c] = quadratic
    ? [0, p - 2 * q + r, q - p]
    : [s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p];
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const turns = Math.abs(a) < 1e-9 ? [-c / b] : [(root - b) / (2 * a), (-root - b) / (2 * a)];
  return turns.filter(t => t > 0 && t < 1);
}

/** The smallest rectangle around points; undefined if there are none. */
export function boxOfPoints(points: Iterable<Point>): Rect | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Path data of an ellipse about a point. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return [
    `M ${cx + rx} ${cy}`,
    `C ${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}`,
    `C ${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}`,
    `C ${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}`,
    `C ${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy} Z`,
  ].join(' ');
}

/** An outline as a shape, for what needs no colour. */
export function pathShape({ d, evenOdd }: Outline): IconShape {
  return { kind: 'path', d, fill: '', ...(evenOdd ? { evenOdd } : {}) };
}

/** The outline of any shape as path data. */
export function pathOf(shape: IconShape): string {
  if (shape.kind === 'path') return shape.d;
  if (shape.kind === 'circle') return ellipsePath(shape.cx, shape.cy, shape.r, shape.r);
  const { x, y, width, height } = shape;
  return `M ${x} ${y} H ${x + width} V ${y + height} H ${x} Z`;
}

function flatten(d: string): Point[][] {
  const polygons: Point[][] = [];
  for (const { begins, points } of piecesOf(d)) {
    if (begins) polygons.push([points[0]]);
    else if (points.length === 2) polygons.at(-1)?.push(points[1]);
    else for (let i = 1; i <= STEPS; i++) polygons.at(-1)?.push(pointAt(points, i / STEPS));
  }
  return polygons;
}

/** Where an outline begins, or a line or a curve from where the last one ended: its points and handles. */
interface Piece {
  readonly begins: boolean;
  readonly points: readonly Point[];
}

function piecesOf(d: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const [, command, text] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const step = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 }[command] ?? 0;
    for (let i = 0; step > 0 && i + step <= values.length; i += step) {
      const v = values.slice(i, i + step);
      if (command === 'H') v.push(from.y);
      if (command === 'V') v.unshift(from.x);
      const points = Array.from({ length: v.length / 2 }, (_, k) => ({ x: v[2 * k], y: v[2 * k + 1] }));
      const begins = command === 'M' && i === 0;
      pieces.push({ begins, points: begins ? points : [from, ...points] });
      from = points[points.length - 1];
    }
  }
  return pieces;
}

function pointAt(points: readonly Point[], t: number): Point {
  const u = 1 - t;
  const weights =
    points.length === 4 ? [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] : [u * u, 2 * u * t, t * t];
  const at = (axis: 'x' | 'y') => weights.reduce((sum, weight, k) => sum + weight * points[k][axis], 0);
  return { x: at('x'), y: at('y') };
}
