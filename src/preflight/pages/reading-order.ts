const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const FIGURE = /^\p{Nd}/u;
const ARABIC_FIGURE = /^[\u0660-\u0669]/u;
const HEBREW = /^\p{Script=Hebrew}/u;
const LETTER = /^[\p{L}\p{Nd}]/u;
const SEPARATOR = /^[.,:/\u00a0\u060c\u066b\u066c]$/;
const SIGN = /^[+-]$/;
/** Money, per cent and the like go with the figures beside them. */
const TERMINATOR = /^[#%\u066a\u2030\u00b0\p{Sc}]$/u;

type Run = 'rtl' | 'letter' | 'figure' | 'neutral';
type Direction = 'ltr' | 'rtl';

function runOf(glyph: string): Run {
  if (FIGURE.test(glyph)) return 'figure';
  // The Arabic decimal comma and per cent sign are no letters.
  if (SEPARATOR.test(glyph) || TERMINATOR.test(glyph)) return 'neutral';
  if (RTL.test(glyph)) return 'rtl';
  return LETTER.test(glyph) ? 'letter' : 'neutral';
}

export function isRtl(glyph: string): boolean {
  return RTL.test(glyph);
}

/**
 * What glyphs from left to right say in reading order: UAX 9, L2, backwards, for one level of nesting, which is all
 * that a card holds. The first letter of a word says where it is read from: the one at the right end or at the left.
 * Where both ends would do, or there is no letter, `direction` is that of the file; the other comes second.
 */
export function readingOrder(
  glyphs: readonly string[],
  direction: Direction,
): readonly [string, ...string[]] {
  const runs = glyphs.map(runOf);
  const letters = runs.filter(run => run === 'rtl' || run === 'letter');
  const [left, right] = [letters[0], letters.at(-1)];
  if (left === 'letter' && right === 'rtl') {
    const other = direction === 'ltr' ? 'rtl' : 'ltr';
    return [readFrom(glyphs, runs, direction), readFrom(glyphs, runs, other)];
  }
  const own = right === 'rtl' ? 'rtl' : left === 'letter' ? 'ltr' : direction;
  return [readFrom(glyphs, runs, own)];
}

function readFrom(glyphs: readonly string[], runs: readonly Run[], direction: Direction): string {
  const pieces: (readonly string[])[] = [];
  for (let i = 0; i < glyphs.length; ) {
    const end = (direction === 'rtl' ? endOfLatin : endOfRtl)(glyphs, runs, i);
    const run = glyphs.slice(i, end);
    pieces.push(direction === 'rtl' || end === i + 1 ? run : [readFrom(run, runs.slice(i, end), 'rtl')]);
    i = end;
  }
  return facing((direction === 'rtl' ? pieces.reverse() : pieces).flat().join(''));
}

const [OPENING, CLOSING] = ['([{«‹<〈《「『【（', ')]}»›>〉》」』】）'];

/** PDFium turns brackets round in right-to-left text: those that close before they open are turned back. */
function facing(text: string): string {
  const brackets = [...text].filter(char => (OPENING + CLOSING).includes(char));
  const areTurned = CLOSING.includes(brackets[0]) && OPENING.includes(brackets[brackets.length - 1]);
  return brackets.length > 0 && areTurned ? turned(text) : text;
}

/** With each bracket turned round. Where one stands alone nothing tells whether PDFium turned it. */
export function turned(text: string): string {
  return [...text]
    .map(char => CLOSING[OPENING.indexOf(char)] ?? OPENING[CLOSING.indexOf(char)] ?? char)
    .join('');
}

/**
 * Latin goes on over spaces and figures; figures only over a mark between two of them, or a sign of money or per cent
 * (UAX 9, W4 to W7 and N1).
 */
function endOfLatin(glyphs: readonly string[], runs: readonly Run[], start: number): number {
  const european = isEuropean(glyphs, runs, start);
  const first = european ? skip(glyphs, start, TERMINATOR) : start;
  if (runs[first] !== 'letter' && runs[first] !== 'figure') return start + 1;
  let latin = runs[first] === 'letter';
  if (latin && first > start) return start + 1;
  let end = first + 1;
  for (let i = end; i < glyphs.length && runs[i] !== 'rtl'; i++) {
    const between = SEPARATOR.test(glyphs[i]) || (european && SIGN.test(glyphs[i]));
    if (runs[i] !== 'neutral') {
      latin ||= runs[i] === 'letter';
      end = i + 1;
    } else if (latin || (between && runs[i - 1] === 'figure' && runs[i + 1] === 'figure')) continue;
    else if (european && TERMINATOR.test(glyphs[i]) && i === end) end = i + 1;
    else break;
  }
  return end;
}

/** Whether figures keep signs beside them: not after an Arabic letter, and Arabic figures never do. */
function isEuropean(glyphs: readonly string[], runs: readonly Run[], start: number): boolean {
  const figure = runs.indexOf('figure', start);
  if (figure < 0 || ARABIC_FIGURE.test(glyphs[figure])) return false;
  const before = runs.findIndex((run, i) => i > figure && (run === 'rtl' || run === 'letter'));
  return before < 0 || runs[before] === 'letter' || HEBREW.test(glyphs[before]);
}

function skip(glyphs: readonly string[], start: number, marks: RegExp): number {
  let i = start;
  while (i < glyphs.length && marks.test(glyphs[i])) i++;
  return i;
}

function endOfRtl(glyphs: readonly string[], runs: readonly Run[], start: number): number {
  let end = start + 1;
  if (runs[start] !== 'rtl') return end;
  for (let i = end; i < glyphs.length && runs[i] !== 'letter'; i++) if (runs[i] === 'rtl') end = i + 1;
  return end;
}
