import { apply } from '../../scene/geometry/index.js';
import type { Drawing } from './drawing.js';
import type { Shape } from './items.js';
import { linesOf } from './outlines.js';
import type { Patch } from './pixels.js';

/** How far a pixel may be from a colour, of 255 in each channel: edges and fine lines are mixed with what is beside them. */
const [PURE, MIXED] = [24, 96];

type Spot = readonly [x: number, y: number];

/** Seven in a row, and seven rows, in parts of a box. */
const SPOTS = Array.from(
  { length: 49 },
  (_, i): Spot => [((i % 7) + 0.5) / 7, (Math.floor(i / 7) + 0.5) / 7],
);

/**
 * Whether the page shows a shape's colours somewhere on it: not where it is covered, transparent, or on a hidden layer. What
 * is not seen at once is looked at more finely.
 */
export function isSeen(shape: Shape, paper: Drawing): boolean {
  return isShown(shape, paper.whole()) || isShown(shape, paper.fine());
}

function isShown(shape: Shape, paper: Patch): boolean {
  const { fill, stroke } = shape;
  const isFilled = fill === undefined || fill === 'image' || showsFill(shape, fill, paper);
  return isFilled && (stroke === undefined || showsStroke(shape, stroke, paper));
}

/** Whether a spot inside, by the even-odd rule, has the colour. What is too fine for a spot is taken as seen. */
function showsFill({ edge, outline, matrix }: Shape, fill: string, paper: Patch): boolean {
  const wanted = rgb(fill);
  const lines = linesOf(outline);
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c;
  const isColoured = ([across, down]: Spot) =>
    isThere(paper, edge.x + edge.width * across, edge.y + edge.height * down, wanted, PURE);
  const isIn = ([across, down]: Spot) => {
    const [x, y] = [edge.x + edge.width * across - e, edge.y + edge.height * down - f];
    // In the units of the outline.
    return isInside(lines, (d * x - c * y) / size, (a * y - b * x) / size);
  };
  return SPOTS.some(spot => isColoured(spot) && isIn(spot)) || !SPOTS.some(isIn);
}

/** Whether the colour is at a point of the outline, or halfway to the next. */
function showsStroke({ outline, matrix }: Shape, stroke: string, paper: Patch): boolean {
  const wanted = rgb(stroke);
  const isOn = (spot: Spot) => {
    const { x, y } = apply(matrix, { x: spot[0], y: spot[1] });
    return isThere(paper, x, y, wanted, MIXED);
  };
  return linesOf(outline).some(line =>
    line.some(([x, y], i) => {
      const [nextX, nextY] = line[Math.min(i + 1, line.length - 1)];
      return isOn([x, y]) || isOn([(x + nextX) / 2, (y + nextY) / 2]);
    }),
  );
}

function isInside(lines: readonly (readonly Spot[])[], x: number, y: number): boolean {
  let inside = false;
  for (const line of lines)
    for (let i = 0; i < line.length; i++) {
      const [ax, ay] = line[i];
      const [bx, by] = line[(i + 1) % line.length];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  return inside;
}

function rgb(colour: string): readonly number[] {
  return [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16));
}

function isThere(
  { data, width, height, mm }: Patch,
  x: number,
  y: number,
  [red, green, blue]: readonly number[],
  apart: number,
): boolean {
  const [column, row] = [Math.floor(x / mm), Math.floor(y / mm)];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const at = (row * width + column) * 4;
  return (
    Math.abs(red - data[at]) <= apart &&
    Math.abs(green - data[at + 1]) <= apart &&
    Math.abs(blue - data[at + 2]) <= apart
  );
}
