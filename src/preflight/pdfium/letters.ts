import { bounds, type Matrix, type Point, type Rect, type Turn, union } from '../../geometry/index.js';
import { type Letter, rectOf } from '../pages/items.js';
import { asWritten, type Direction } from '../pages/reading-order.js';
import type { Pdfium } from './library.js';
import { atMost, MOST } from './limits.js';
import type { Scratch } from './scratch.js';

/** What PDFium makes of a hyphen at the end of a line. */
const HYPHEN = 2;

/** A character, and the text object that it belongs to; none if PDFium adds it. */
interface Char extends Letter {
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
  let line: Char[] = [];
  const endLine = () => {
    for (const { object, ...letter } of asWritten(line, direction)) {
      if (object === 0) continue;
      const all = letters.get(object);
      if (all === undefined) letters.set(object, [letter]);
      else add(all, letter);
    }
    line = [];
  };
  const text = pdfium.FPDFText_LoadPage(page);
  const count = atMost(MOST.letters, pdfium.FPDFText_CountChars(text));
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFText_IsGenerated(text, i) === 1 ? 0 : pdfium.FPDFText_GetTextObject(text, i);
    const char = { ...letterAt(pdfium, scratch, text, i, base), object };
    if (char.text === '\r' || char.text === '\n') endLine();
    else line.push(char);
  }
  endLine();
  pdfium.FPDFText_ClosePage(text);
  return letters;
}

function letterAt(pdfium: Pdfium, scratch: Scratch, text: number, i: number, base: Matrix): Letter {
  const { at } = scratch;
  pdfium.FPDFText_GetCharOrigin(text, i, at, at + 8);
  const [x, y] = scratch.doubles(2);
  pdfium.FPDFText_GetCharBox(text, i, at, at + 8, at + 16, at + 24);
  const [left, right, bottom, top] = scratch.doubles(4);
  const origin = bounds(base, { x, y, width: 0, height: 0 });
  const turn = turnAt(pdfium, text, i);
  const box = lowered(bounds(base, rectOf([left, bottom, right, top])), origin, turn);
  pdfium.FPDFText_GetLooseCharBox(text, i, at);
  const loose = bounds(base, rectOf(scratch.floats(4)));
  const advance = turn % 180 === 0 ? loose.width : loose.height;
  const code = pdfium.FPDFText_GetUnicode(text, i);
  return { text: code === HYPHEN ? '-' : String.fromCodePoint(code), origin, advance, box };
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
