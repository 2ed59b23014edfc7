import { apply, type Matrix, type Point, type Rect } from '../geometry/index.js';
import type { Outline } from '../scene/index.js';
import type { IconShape } from '../templates/index.js';

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

/** Around the outlines of a shape that a matrix has moved. */
export function outlineBox(shape: IconShape, matrix: Matrix): Rect | undefined {
  return boxOf(polygonsOf(shape, matrix).flat());
}

/** The smallest rectangle around points; undefined if there are none. */
export function boxOf(points: Iterable<Point>): Rect | undefined {
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
  let [x, y] = [0, 0];
  let points: Point[] = [];
  for (const [, command, text] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const step = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 }[command] ?? 0;
    for (let i = 0; step > 0 && i + step <= values.length; i += step) {
      const v = values.slice(i, i + step);
      if (command === 'H') v.push(y);
      if (command === 'V') v.unshift(x);
      if (command === 'M' && i === 0) {
        points = [];
        polygons.push(points);
      }
      if (v.length === 2) points.push({ x: v[0], y: v[1] });
      else points.push(...curve({ x, y }, v));
      [x, y] = v.slice(-2);
    }
  }
  return polygons;
}

function curve(from: Point, handles: readonly number[]): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    const u = 1 - t;
    const weights =
      handles.length === 6 ? [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] : [u * u, 2 * u * t, t * t];
    const at = (start: number, axis: 0 | 1) =>
      weights.reduce((sum, weight, k) => sum + weight * (k === 0 ? start : handles[2 * k - 2 + axis]), 0);
    return { x: at(from.x, 0), y: at(from.y, 1) };
  });
}
