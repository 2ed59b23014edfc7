import type { ShapedLine } from '../../scene/index.js';
import { endsWithMark } from '../han-punctuation.js';
import type { Shaper } from '../shaper.js';
import type { TextStyle } from '../style.js';
import { dividedAt } from './divide.js';
import { piecesOf } from './pieces.js';

/**
 * Breaks a paragraph into shaped lines of at most `width` millimetres, where Unicode allows it (UAX 14).
 * With `justify`, all lines but the last are spaced out to the full width.
 */
export function breakParagraph(
  shaper: Shaper,
  text: string,
  style: TextStyle,
  width: number,
  justify = false,
): readonly ShapedLine[] {
  return breakUnshaped(shaper, text, style, width, justify).map(shape => shape());
}

/** The same lines, each shaped only when it is asked for: whether a page has room is tried in many sizes. */
export function breakUnshaped(
  shaper: Shaper,
  text: string,
  style: TextStyle,
  width: number,
  justify = false,
): readonly (() => ShapedLine)[] {
  const lines = inCompany(shaper, text, style, width);
  const flush = style.han ? { ...style, flush: true } : style;
  return lines.map((line, i) => () => {
    const text = atEnd(line.trimEnd());
    const loose = shaper.line(text, flush);
    const isTight = style.han && loose.width > width + HAIR;
    const shaped = isTight ? shaper.line(text, { ...flush, tight: true }) : loose;
    return justify && i < lines.length - 1 ? spaceOut(shaped, width) : shaped;
  });
}

/** What rounding may add to a line, in millimetres. */
const HAIR = 1e-6;

/** How far lines may be shortened to give the last word company, in ems and in steps of half an em. */
const SHORTER = 5;

/** The lines of a paragraph; shorter ones, if so the last line need not be a single word and there is no line more. */
function inCompany(shaper: Shaper, text: string, style: TextStyle, width: number): string[] {
  const lines = breakLines(shaper, text, style, width);
  if (!isLonely(lines, style)) return lines;
  const pieces = piecesOf(text, style).map(piece => measure(shaper, piece.trimEnd(), style));
  const widest = Math.max(...pieces);
  for (let by = 0.5; by <= SHORTER; by += 0.5) {
    const narrower = width - by * style.size;
    // No piece is cut for it.
    if (narrower < widest) break;
    const looser = breakLines(shaper, text, style, narrower);
    if (looser.length > lines.length) break;
    if (!isLonely(looser, style)) return looser;
  }
  return lines;
}

/** A single character of Han, or a single word, looks lost on the last line. */
function isLonely(lines: readonly string[], { han = false }: TextStyle): boolean {
  const last = lines[lines.length - 1] ?? '';
  if (lines.length < 2) return false;
  return han ? (last.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2 : !/\s/.test(last.trim());
}

/** No word is divided to fill a line that is as full as this. */
const FULL = 0.8;

function breakLines(shaper: Shaper, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const whole of cutToWidth(shaper, piecesOf(text, style), style, width)) {
    let piece = whole;
    let length = measure(shaper, piece.trimEnd(), style);
    // Two pieces may be narrower together than apart: adjacent marks share an em.
    while (used + length > width && (line === '' || !fits(shaper, (line + piece).trimEnd(), style, width))) {
      const isWanted = (used < width * FULL && style.language?.hyphen !== '') || length > width;
      const divided = isWanted ? divide(shaper, piece, style, width - used) : undefined;
      if (line === '' && divided === undefined) break;
      lines.push(line + (divided?.[0] ?? ''));
      if (divided !== undefined) {
        piece = divided[1];
        length = measure(shaper, piece.trimEnd(), style);
      }
      line = '';
      used = 0;
    }
    line += piece;
    used += /[ \u00ad]$/.test(piece) ? measure(shaper, withoutSoft(piece), style) : length;
  }
  return line === '' ? lines : [...lines, line];
}

/** Whether a line fits, its last mark of Han at half its width where it must. */
function fits(shaper: Shaper, line: string, style: TextStyle, width: number): boolean {
  if (measure(shaper, line, style) <= width) return true;
  return (
    style.han === true && endsWithMark(line) && measure(shaper, line, { ...style, tight: true }) <= width
  );
}

/** Cuts a piece that is wider than a line, such as a web address, where it must. */
function* cutToWidth(
  shaper: Shaper,
  pieces: Iterable<string>,
  style: TextStyle,
  width: number,
): Generator<string> {
  for (const piece of pieces) {
    if (measure(shaper, piece.trimEnd(), style) <= width || dividedAt(piece, style).length > 0) {
      yield piece;
      continue;
    }
    let part = '';
    for (const { segment } of new Intl.Segmenter(style.lang).segment(piece)) {
      if (part !== '' && measure(shaper, (part + segment).trimEnd(), style) > width) {
        yield part;
        part = '';
      }
      part += segment;
    }
    yield part;
  }
}

/** A word with as much of it as `room` holds, and the rest. */
function divide(
  shaper: Shaper,
  piece: string,
  style: TextStyle,
  room: number,
): readonly [string, string] | undefined {
  return dividedAt(piece, style).find(([head]) => measure(shaper, head, style) <= room);
}

function measure(shaper: Shaper, text: string, style: TextStyle): number {
  return text === '' ? 0 : shaper.line(atEnd(text), style).width;
}

const SOFT_HYPHEN = '\u00ad';

function withoutSoft(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '');
}

/** Text that ends a line: a soft hyphen shows there, and nowhere else. */
function atEnd(text: string): string {
  return withoutSoft(text) + (text.endsWith(SOFT_HYPHEN) ? '-' : '');
}

/** The widest gap that justifying makes, in ems. */
const WIDEST = 0.13;

/** Widens the gaps between glyphs, unless the line is far too short. */
function spaceOut(line: ShapedLine, width: number): ShapedLine {
  const missing = width - line.width;
  const gaps = line.runs.reduce((sum, run) => sum + run.glyphs.length, 0) - 1;
  if (gaps < 1 || missing <= 0 || missing > WIDEST * gaps * line.size) return line;
  return { ...line, width, tracking: missing / gaps };
}
