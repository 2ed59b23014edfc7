import { centre, grown, holds, type Point, type Rect, union } from '../../scene/geometry/index.js';
import type { Letter, PageItem } from '../pages/items.js';
import { isCamouflage } from '../pages/items.js';

/** A line of text on a page, as it was laid out; lengths in millimetres. */
export interface ExpectedText {
  /** Where its baseline begins. */
  readonly origin: Point;
  /** Around its letters. */
  readonly ink: Rect;
  readonly fill: string;
  /** Whether its baseline runs up or down the page. */
  readonly upright: boolean;
  /** Readers put boxes of their own around letters that lean: of those it only counts that they are there. */
  readonly leans: boolean;
  /** Those that stand for themselves: a mark may be read with its letter. */
  readonly letters: readonly Placed[];
}

interface Placed {
  /** Where its baseline begins. */
  readonly origin: Point;
  /** Around its ink. */
  readonly box: Rect;
}

/** How far ink may be from its place: readers round the outlines of letters in their own ways. */
const SLACK = 0.12;
/** How far a letter may be above or below the baseline of its line. */
const OFF = 0.2;

interface Found extends Letter {
  readonly fill: string;
}

/** Boxes of lines that are not where they were laid out, or not of their size or colour, and of letters that belong to none. */
export function wrongLettering(items: readonly PageItem[], texts: readonly ExpectedText[]): readonly Rect[] {
  const letters = items
    .flatMap((item): readonly Found[] =>
      item.kind === 'text' && !isCamouflage(item)
        ? item.letters.map(letter => ({ ...letter, fill: item.fill }))
        : [],
    )
    .filter(({ text }) => /[^\s\p{C}]/u.test(text));
  const known = new Set<Found>();
  const wrong: Rect[] = [];
  for (const text of texts) {
    const own = letters.filter(letter => isOf(text, letter));
    for (const letter of own) known.add(letter);
    const ink = own.length === 0 ? undefined : own.map(({ box }) => box).reduce(union);
    const isRight =
      ink !== undefined &&
      holds(ink, text.ink, SLACK) &&
      holds(text.ink, ink, SLACK) &&
      text.letters.every(letter => own.some(found => stands(found, letter)));
    if (text.leans ? own.length < text.letters.length : !isRight) wrong.push(text.ink);
  }
  return [...wrong, ...letters.filter(letter => !known.has(letter)).map(({ box }) => box)];
}

/** Whether a letter is one that was laid out, marks on it left aside. */
function stands({ origin, box }: Found, expected: Placed): boolean {
  const { x, y } = expected.origin;
  return Math.hypot(origin.x - x, origin.y - y) < SLACK && holds(box, expected.box, SLACK);
}

/** Whether a letter may belong to a line. */
function isOf({ origin, ink, fill, upright, leans }: ExpectedText, letter: Found): boolean {
  if (letter.fill !== fill) return false;
  const { x, y } = centre(letter.box);
  const near = grown(ink, SLACK);
  if (x < near.x || y < near.y || x > near.x + near.width || y > near.y + near.height) return false;
  return leans || Math.abs(upright ? letter.origin.x - origin.x : letter.origin.y - origin.y) < OFF;
}
