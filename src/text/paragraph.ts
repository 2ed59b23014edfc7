import LineBreaker from 'linebreak';
import type { ShapedLine } from '../scene/index.js';
import type { Shaper } from './shaper.js';
import type { TextStyle } from './style.js';

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
  let lines = breakLines(shaper, text, style, width);
  // A single character looks lost on the last line. Lines shorter by an em often give it company without another line.
  if (justify && lines.length > 1 && (lines[lines.length - 1].match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2) {
    const looser = breakLines(shaper, text, style, width - style.size);
    if (looser.length === lines.length) lines = looser;
  }
  return lines.map((line, i) => {
    const shaped = shaper.line(line.trimEnd(), style);
    return justify && i < lines.length - 1 ? spaceOut(shaped, width) : shaped;
  });
}

function breakLines(shaper: Shaper, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of cutToWidth(shaper, piecesOf(text, style.han ?? false), style, width)) {
    const length = measure(shaper, piece.trimEnd(), style);
    // Two pieces may be narrower together than apart: adjacent marks share an em.
    if (line !== '' && used + length > width && measure(shaper, (line + piece).trimEnd(), style) > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += piece;
    used += piece.endsWith(' ') ? measure(shaper, piece, style) : length;
  }
  return line === '' ? lines : [...lines, line];
}

/** Cuts a piece that is wider than a line, such as a web address, where it must. */
function* cutToWidth(
  shaper: Shaper,
  pieces: Iterable<string>,
  style: TextStyle,
  width: number,
): Generator<string> {
  for (const piece of pieces) {
    if (measure(shaper, piece.trimEnd(), style) <= width) {
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

function measure(shaper: Shaper, text: string, style: TextStyle): number {
  return text === '' ? 0 : shaper.line(text, style).width;
}

/** The text between break opportunities. UAX 14 never breaks at curly quotes; in Han text they work like 「」. */
function* piecesOf(text: string, han: boolean): Generator<string> {
  const curly: Readonly<Record<string, string>> = { '“': '「', '”': '」', '‘': '『', '’': '』' };
  const breaker = new LineBreaker(han ? text.replace(/[“”‘’]/g, mark => curly[mark]) : text);
  let last = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const piece = text.slice(last, next.position);
    // A number stays with what it counts.
    if (han && /\d ?$/.test(piece) && next.position < text.length) continue;
    yield piece;
    last = next.position;
  }
}

/** Widens the gaps between glyphs, unless the line is far too short. */
function spaceOut(line: ShapedLine, width: number): ShapedLine {
  const missing = width - line.width;
  const gaps = line.runs.reduce((sum, run) => sum + run.glyphs.length, 0) - 1;
  if (gaps < 1 || missing <= 0 || missing > 2 * line.size) return line;
  return { ...line, width, tracking: missing / gaps };
}
