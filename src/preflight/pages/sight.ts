import { apply, type Point } from '../../geometry/index.js';
import type { Shape } from './items.js';
import { linesOf } from './outlines.js';
import type { Patch } from './pixels.js';

/** How far a pixel may be from a colour, of 255 in each channel: edges and fine lines are mixed with what is beside them. */
const [PURE, MIXED] = [24, 96];
/** Spots in a row, and rows. */
const SPOTS = 7;

type Spot = readonly [x: number, y: number];

/** Whether the page shows a shape's colours somewhere on it: not where it is covered, transparent, or on a hidden layer. */
export function isSeen(shape: Shape, paper: Patch): boolean {
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
  let isFine = true;
  for (let i = 0; i < SPOTS * SPOTS; i++) {
    const x = edge.x + (edge.width * ((i % SPOTS) + 0.5)) / SPOTS;
    const y = edge.y + (edge.height * (Math.floor(i / SPOTS) + 0.5)) / SPOTS;
    const isColoured = isThere(paper, x, y, wanted, PURE);
    if (!isColoured && !isFine) continue;
    // Back to the units of the outline.
    if (!isInside(lines, (d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size)) continue;
    if (isColoured) return true;
    isFine = false;
  }
  return isFine;
}

function showsStroke({ outline, matrix }: Shape, stroke: string, paper: Patch): boolean {
  return linesOf(outline).some(line => {
    const points = line.map(([x, y]) => apply(matrix, { x, y }));
    const middles = points.slice(1).map(({ x, y }, i) => {
      return { x: (x + points[i].x) / 2, y: (y + points[i].y) / 2 };
    });
    return shownShare([...points, ...middles], stroke, paper) > 0;
  });
}

/** How many of the points have the colour of a line, from 0 to 1. */
export function shownShare(points: readonly Point[], colour: string, paper: Patch): number {
  const wanted = rgb(colour);
  const shown = points.filter(({ x, y }) => isThere(paper, x, y, wanted, MIXED));
  return shown.length / points.length;
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
