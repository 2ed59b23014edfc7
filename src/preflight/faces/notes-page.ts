import { centre, type Point } from '../../geometry/index.js';
import type { ExpectedNotes } from '../expectation.js';
import type { PageItem, Shape, Text } from '../pages/items.js';
import { strokeEnds } from '../pages/outlines.js';
import { plainText } from '../pages/plain-text.js';
import { isColour } from './colours.js';
import { signOf } from './signs.js';
import { isNumber } from './word-face.js';

/** What a side of a note sheet shows. */
export interface NotesRead {
  /** The teams whose sign is on it, in its colour. */
  readonly teams: readonly string[];
  /** Numbers of one size, in reading order: column by column for the rounds, line by line for the keywords. */
  readonly rounds: readonly string[];
  readonly keywords: readonly string[];
  readonly lines: readonly WritingLine[];
}

/** A line to write on. */
interface WritingLine {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** Shorter lines are not for writing, in millimetres. */
const SHORTEST = 20;

export function readNotes(items: readonly PageItem[], expected: ExpectedNotes): NotesRead {
  const shapes = items.filter(item => item.kind === 'shape');
  const texts = items.filter(item => item.kind === 'text');
  const teams = Object.keys(expected.teams).filter(team => {
    const { ground, sign } = expected.teams[team];
    return shapes.some(shape => isColour(shape.fill, ground) && signOf([shape]) === sign);
  });
  // The keywords have the largest numbers, the rounds those after them; the sheet's own number is small.
  const numbers = texts.filter(({ text }) => isNumber(plainText(text)));
  const sizes = [...new Set(numbers.map(({ size }) => size.toFixed(1)))].sort(
    (a, b) => Number(b) - Number(a),
  );
  const sized = (i: number) => numbers.filter(({ size }) => size.toFixed(1) === sizes[i]);
  const ahead = expected.direction === 'rtl' ? -1 : 1;
  return {
    teams,
    rounds: sorted(sized(1), ({ x, y }) => [ahead * x, y]),
    keywords: sorted(sized(0), ({ x, y }) => [y, ahead * x]),
    lines: shapes.flatMap(shape => writingLine(shape, expected.lines) ?? []),
  };
}

/** Texts by the first of two measures, if those differ by more than 3 mm, else by the second. */
function sorted(
  texts: readonly Text[],
  measures: (at: Point) => readonly [number, number],
): readonly string[] {
  const placed = texts.map(({ text, ink }) => ({ text: plainText(text), by: measures(centre(ink)) }));
  return placed
    .sort(({ by: a }, { by: b }) => (Math.abs(a[0] - b[0]) > 3 ? a[0] - b[0] : a[1] - b[1]))
    .map(({ text }) => text);
}

function writingLine(shape: Shape, colours: readonly string[]): WritingLine | undefined {
  const ends = strokeEnds(shape);
  if (ends === undefined || !colours.some(colour => isColour(shape.stroke, colour))) return undefined;
  const [left, right] = ends.map(({ x }) => x).sort((a, b) => a - b);
  if (right - left < SHORTEST || Math.abs(ends[0].y - ends[1].y) > 0.01) return undefined;
  return { y: ends[0].y, left, right };
}

/** The least distance from a line to the next one below it; infinite where no line is below another. */
export function leastHeight(lines: readonly WritingLine[]): number {
  const gaps = lines.flatMap(line =>
    lines
      .filter(({ left, right }) => left < line.right && right > line.left)
      .map(({ y }) => y - line.y)
      .filter(gap => gap > 0.5),
  );
  return Math.min(Infinity, ...gaps);
}
