import bidiFactory from 'bidi-js';
import { error, ProblemError } from '../speech/index.js';
import { type FontBook, isIgnorable } from './fonts/index.js';
import type { TextStyle } from './style.js';

/** A part of a line with one bidi level and one font. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly fontId: string;
}

/** Right-to-left scripts, and the controls for that direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

let bidi: ReturnType<typeof bidiFactory> | undefined;

/** The runs of a line in visual order, left to right (UAX 9, L2). Throws `text.no-glyph` if no font has a character. */
export function visualRuns(text: string, style: TextStyle, book: FontBook): readonly Run[] {
  const levels = levelsOf(text, directionOf(text, style));
  const runs: Run[] = [];
  let index = 0;
  for (const character of text) {
    const end = index + character.length;
    const level = levels?.[index] ?? 0;
    const last = runs.at(-1);
    const marks = marksAfter(text, end);
    const fontId = fontFor(character, marks, text, style.fonts, book, last?.fontId);
    if (last !== undefined && last.level === level && last.fontId === fontId) {
      runs[runs.length - 1] = { ...last, end };
    } else {
      runs.push({ start: index, end, level, fontId });
    }
    index = end;
  }
  return reorder(runs);
}

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** UAX 9, P2 and P3, for words. */
function directionOf(text: string, { direction, ownDirection = false }: TextStyle): 'ltr' | 'rtl' {
  const [first] = (ownDirection && text.match(/[\p{L}\u200e\u200f]/u)) || [];
  if (first === undefined) return direction;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** Undefined if all of the text runs from left to right, which bidi-js is slow to find out. */
function levelsOf(text: string, direction: 'ltr' | 'rtl'): Uint8Array | undefined {
  if (direction === 'ltr' && !RIGHT_TO_LEFT.test(text)) return undefined;
  bidi ??= bidiFactory();
  return bidi.getEmbeddingLevels(text, direction).levels;
}

/** The accents and vowel signs that stand on the letter before `from`. */
function marksAfter(text: string, from: number): string {
  MARKS.lastIndex = from;
  return MARKS.exec(text)?.[0] ?? '';
}

const MARKS = /\p{M}+/uy;

function fontFor(
  character: string,
  marks: string,
  text: string,
  stack: readonly string[],
  book: FontBook,
  previous: string | undefined,
): string {
  const codePoint = character.codePointAt(0) as number;
  if (isIgnorable(codePoint)) return previous ?? stack[0];
  // A space or a comma keeps the font of the text before it, if that has its marks too, and a mark that of its letter.
  const kept = /\p{M}/u.test(character)
    ? [character]
    : /[\s\p{P}]/u.test(character)
      ? [character, ...marks]
      : [];
  if (previous !== undefined && kept.length > 0 && kept.every(each => hasIn(book, previous, each)))
    return previous;
  // A letter and its marks are one shape: better in a font that has them all.
  const whole =
    marks === '' ? undefined : stack.find(id => [character, ...marks].every(each => hasIn(book, id, each)));
  if (whole !== undefined) return whole;
  const found = book.covering(codePoint, stack);
  if (found !== undefined) return found;
  throw noGlyph(character, text);
}

/** That no font draws a character, or a letter with its marks, of a text. */
export function noGlyph(character: string, text: string): ProblemError {
  const code = Array.from(character, each => each.codePointAt(0) as number)
    .map(codePoint => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
  return new ProblemError([error('text.no-glyph', 'fonts', { character, code, text })]);
}

function hasIn(book: FontBook, id: string, character: string): boolean {
  const codePoint = character.codePointAt(0) as number;
  return isIgnorable(codePoint) || book.font(id).has(codePoint);
}

/** From the highest level down to 1, reverses every sequence of runs at that level or above. */
function reorder(runs: readonly Run[]): readonly Run[] {
  const line = [...runs];
  const highest = Math.max(0, ...line.map(run => run.level));
  for (let level = highest; level >= 1; level--) {
    for (let i = 0; i < line.length; i++) {
      let j = i;
      while (j < line.length && line[j].level >= level) j++;
      if (j > i) line.splice(i, j - i, ...line.slice(i, j).reverse());
      i = j;
    }
  }
  return line;
}
