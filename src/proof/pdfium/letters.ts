import { bounds, type Matrix, type Point, type Rect, type Turn, union } from '../../scene/geometry/index.js';
import { type Letter, rectOf } from '../pages/items.js';
import { asWritten, type Direction } from '../pages/reading-order.js';
import type { Pdfium } from './library.js';
import { atMost, MOST } from './limits.js';
import type { Scratch } from './scratch.js';

/** What PDFium makes of a hyphen at the end of a line. */
const HYPHEN = 2;

/** A character: its place among those that PDFium reads, and the text object that it belongs to; none if PDFium adds it. */
interface Char {
  readonly text: string;
  readonly index: number;
  readonly object: number;
}

/**
 * The glyphs of each text object of a page, in the order in which they are written. `base` leads from the page's units to
 * millimetres, `direction` is that of the file.
 */
export function lettersOf(
  pdfium: Pdfium,
  scratch: Scratch,
  page: number,
  base: Matrix,
  direction: Direction,
): ReadonlyMap<number, readonly Letter[]> {
  const letters = new Map<number, Letter[]>();
  const text = pdfium.FPDFText_LoadPage(page);
  for (const line of linesOf(pdfium, text))
    for (const char of asWritten(line, direction)) {
      if (char.object === 0) continue;
      const letter = letterAt(pdfium, scratch, text, char, base);
      const all = letters.get(char.object);
      if (all === undefined) letters.set(char.object, [letter]);
      else add(all, letter);
    }
  pdfium.FPDFText_ClosePage(text);
  return letters;
}

function linesOf(pdfium: Pdfium, page: number): readonly (readonly Char[])[] {
  const lines: Char[][] = [[]];
  const count = atMost(MOST.letters, pdfium.FPDFText_CountChars(page));
  for (let index = 0; index < count; index++) {
    const code = pdfium.FPDFText_GetUnicode(page, index);
    const text = code === HYPHEN ? '-' : String.fromCodePoint(code);
    const isAdded = pdfium.FPDFText_IsGenerated(page, index) === 1;
    const object = isAdded ? 0 : pdfium.FPDFText_GetTextObject(page, index);
    if (text === '\r' || text === '\n') lines.push([]);
    else lines[lines.length - 1].push({ text, index, object });
  }
  return lines;
}

function letterAt(
  pdfium: Pdfium,
  scratch: Scratch,
  page: number,
  { text, index }: Char,
  base: Matrix,
): Letter {
  const { at } = scratch;
  pdfium.FPDFText_GetCharOrigin(page, index, at, at + 8);
  const [x, y] = scratch.doubles(2);
  pdfium.FPDFText_GetCharBox(page, index, at, at + 8, at + 16, at + 24);
  const [left, right, bottom, top] = scratch.doubles(4);
  pdfium.FPDFText_GetLooseCharBox(page, index, at);
  const loose = bounds(base, rectOf(scratch.floats(4)));
  const origin = bounds(base, { x, y, width: 0, height: 0 });
  const turn = turnAt(pdfium, page, index);
  const box = lowered(bounds(base, rectOf([left, bottom, right, top])), origin, turn);
  return { text, origin, advance: turn % 180 === 0 ? loose.width : loose.height, box };
}

/** PDFium makes all glyphs taller by a 64th of what is above their baseline: CPDF_CIDFont::GetCharBBox. */
const TOO_TALL = 65 / 64;

function lowered(box: Rect, { x, y }: Point, turn: Turn): Rect {
  let [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  if (turn === 0 && top < y) top = y - (y - top) / TOO_TALL;
  if (turn === 90 && right > x) right = x + (right - x) / TOO_TALL;
  if (turn === 180 && bottom > y) bottom = y + (bottom - y) / TOO_TALL;
  if (turn === 270 && left < x) left = x - (x - left) / TOO_TALL;
  return rectOf([left, top, right, bottom]);
}

/** How a glyph is turned, clockwise. */
function turnAt(pdfium: Pdfium, text: number, i: number): Turn {
  const quarters = Math.round(pdfium.FPDFText_GetCharAngle(text, i) / (Math.PI / 2));
  return ((((quarters % 4) + 4) % 4) * 90) as Turn;
}

/** Adds a letter, or what else a glyph says. */
function add(letters: Letter[], letter: Letter): void {
  const last = letters[letters.length - 1];
  const isSameGlyph = last.origin.x === letter.origin.x && last.origin.y === letter.origin.y;
  if (!isSameGlyph) {
    letters.push(letter);
    return;
  }
  letters[letters.length - 1] = {
    ...last,
    text: last.text + letter.text,
    advance: Math.max(last.advance, letter.advance),
    box: union(last.box, letter.box),
  };
}
