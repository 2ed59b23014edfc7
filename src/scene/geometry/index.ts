export { inTurn, longitudeArc } from './longitudes.js';

/** Millimetres, origin at the top left, y down. Points and pixels exist only inside `render/`. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** `[a, b, c, d, e, f]`: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function translate(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scale(factor: number): Matrix {
  return [factor, 0, 0, factor, 0, 0];
}

/** Quarter turns, clockwise as seen on the page (y down), about the origin. */
export type Turn = 0 | 90 | 180 | 270;

export function turnAbout(turn: Turn): Matrix {
  switch (turn) {
    case 0:
      return IDENTITY;
    case 90:
      return [0, 1, -1, 0, 0, 0];
    case 180:
      return [-1, 0, 0, -1, 0, 0];
    case 270:
      return [0, -1, 1, 0, 0, 0];
  }
}

/** Clockwise by any angle in degrees, about the origin. */
export function rotate(degrees: number): Matrix {
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return [cos, sin, -sin, cos, 0, 0];
}

/** The matrix that applies `first`, then `second`. */
export function compose(second: Matrix, first: Matrix): Matrix {
  const [a, b, c, d, e, f] = second;
  const [g, h, i, j, k, l] = first;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply(matrix: Matrix, point: Point): Point {
  const [a, b, c, d, e, f] = matrix;
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f };
}

/** Moves a drawing of `size` into the slot with its top left corner at `at`, turned within it. */
export function placeTurned(size: Size, at: Point, turn: Turn): Matrix {
  if (turn === 0) return translate(at.x, at.y);
  const turned = turnAbout(turn);
  const shift = { 0: [0, 0], 90: [size.height, 0], 180: [size.width, size.height], 270: [0, size.width] }[
    turn
  ];
  return compose(translate(at.x + shift[0], at.y + shift[1]), turned);
}

/** A size as it is once what has it is turned. */
export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a point lies once what it lies on is turned; in shares of width and height. */
export function turnedShare(share: Point, turn: Turn): Point {
  return apply(placeTurned({ width: 1, height: 1 }, { x: 0, y: 0 }, turn), share);
}

export function centre(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The rectangle with each side moved outwards by `by` (inwards if negative). */
export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/** The smallest rectangle that contains both. */
export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Whether `inner` is inside `outer`, give or take `slack`. */
export function holds(outer: Rect, inner: Rect, slack = 0): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

/** The distance from a point to the nearest point of a rectangle; 0 inside it. */
export function distanceToRect({ x, y }: Point, rect: Rect): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
  return Math.hypot(dx, dy);
}

/** The smallest rectangle around a transformed rectangle. */
export function bounds([a, b, c, d, e, f]: Matrix, { x, y, width, height }: Rect): Rect {
  const [right, bottom] = [x + width, y + height];
  const left = Math.min(a * x, a * right) + Math.min(c * y, c * bottom) + e;
  const top = Math.min(b * x, b * right) + Math.min(d * y, d * bottom) + f;
  return {
    x: left,
    y: top,
    width: Math.max(a * x, a * right) + Math.max(c * y, c * bottom) + e - left,
    height: Math.max(b * x, b * right) + Math.max(d * y, d * bottom) + f - top,
  };
}

/** Whether a point is inside closed outlines by the even-odd rule: an outline in another is a lake. */
export function isInside(outlines: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let inside = false;
  for (const line of outlines)
    for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
      const [a, b] = [line[i], line[j]];
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    }
  return inside;
}
