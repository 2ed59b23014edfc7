import { apply } from '../../geometry/index.js';
import type { Outline, Shape } from './items.js';
import { linesOf } from './outlines.js';
import { MM, type Pixels } from './pixels.js';

/** How far a pixel may be from a colour, of 255 in each channel: edges and fine lines are mixed with what is beside them. */
const [PURE, MIXED] = [24, 96];
/** Spots in a row, and rows. */
const SPOTS = 7;

type Spot = readonly [x: number, y: number];

/** Whether the page shows a shape's colours somewhere on it: not where it is covered, transparent, or on a hidden layer. */
export function isSeen({ fill, stroke, outline, matrix }: Shape, paper: Pixels): boolean {
  const lines = placed(outline, matrix);
  const isFilled = fill === undefined || fill === 'image' || shows(paper, spotsIn(lines), fill, PURE);
  return isFilled && (stroke === undefined || shows(paper, along(lines), stroke, MIXED));
}

function placed(outline: Outline, matrix: Shape['matrix']): readonly (readonly Spot[])[] {
  return linesOf(outline).map(line =>
    line.map(([x, y]): Spot => {
      const point = apply(matrix, { x, y });
      return [point.x, point.y];
    }),
  );
}

/** Spots inside of lines that enclose something, by the even-odd rule. */
function* spotsIn(lines: readonly (readonly Spot[])[]): Generator<Spot> {
  const all = lines.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  for (let i = 0; i < SPOTS * SPOTS; i++) {
    const x = left + (width * ((i % SPOTS) + 0.5)) / SPOTS;
    const y = top + (height * (Math.floor(i / SPOTS) + 0.5)) / SPOTS;
    if (isInside(lines, x, y)) yield [x, y];
  }
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

/** Spots on lines: their points, and the middles between them. */
function* along(lines: readonly (readonly Spot[])[]): Generator<Spot> {
  for (const line of lines)
    for (const [i, [x, y]] of line.entries()) {
      const [nextX, nextY] = line[Math.min(i + 1, line.length - 1)];
      yield [x, y];
      yield [(x + nextX) / 2, (y + nextY) / 2];
    }
}

/** Whether one of the spots has a colour. What is too fine for a spot of its own is taken as seen. */
function shows(paper: Pixels, spots: Iterable<Spot>, colour: string, apart: number): boolean {
  let fine = true;
  for (const spot of spots) {
    if (isThere(paper, spot, colour, apart)) return true;
    fine = false;
  }
  return fine;
}

function isThere({ data, width, height }: Pixels, [x, y]: Spot, colour: string, apart: number): boolean {
  const [column, row] = [Math.floor(x / MM), Math.floor(y / MM)];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const at = (row * width + column) * 4;
  return [1, 3, 5].every(
    (i, channel) => Math.abs(Number.parseInt(colour.slice(i, i + 2), 16) - data[at + channel]) <= apart,
  );
}
