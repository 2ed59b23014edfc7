import { type Point, type Rect, union } from '../scene/geometry/index.js';
import { type Glyph, type GlyphRun, type ShapedLine, startOf } from '../scene/index.js';
import type { FontBook } from './fonts/index.js';
import { HarfBuzz } from './harfbuzz.js';
import { visualRuns } from './runs.js';
import { NO_INK, scaled } from './scaled-line.js';
import type { TextStyle } from './style.js';
import { Letters, UnshapedLine } from './unshaped-line.js';

/** How many lines of a style are kept: more than a large deck has. Its words are shaped to find their size, then to be drawn. */
const MOST_LINES = 10_000;

/** Text in, shaped lines out. Every line is shaped once, at an em of one millimetre, and scaled to each size. */
export class Shaper {
  readonly book: FontBook;
  readonly #harfbuzz: HarfBuzz;
  readonly #linesByKey = new Map<string, Map<string, ShapedLine>>();
  /** The same maps by style object, which is faster to look up. */
  readonly #linesByStyle = new WeakMap<TextStyle, Map<string, ShapedLine>>();
  readonly #letters = new WeakMap<Map<string, ShapedLine>, Letters>();

  constructor(book: FontBook) {
    this.book = book;
    this.#harfbuzz = new HarfBuzz(book);
  }

  /** One line, never broken. Throws `text.no-glyph` if no font of the style has a character. */
  line(text: string, style: TextStyle): ShapedLine {
    return scaled(this.#shapedOnce(text, style, this.#linesOf(style)), style.size);
  }

  /** A line of letters and digits that never join, such as an id, set one by one: far faster than shaping it. */
  plain(text: string, style: TextStyle): ShapedLine {
    // Letters are looked up by one UTF-16 code each.
    if (/[\ud800-\udfff]/.test(text)) return this.line(text, style);
    const lines = this.#linesOf(style);
    let letters = this.#letters.get(lines);
    if (letters === undefined) {
      letters = new Letters(this.#shapedOnce(text[0] ?? ' ', style, lines).runs[0].fontId);
      this.#letters.set(lines, letters);
    }
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (letters.glyphs[code] === undefined && !letters.add(code, this.#shapedOnce(text[i], style, lines)))
        return this.line(text, style);
    }
    return new UnshapedLine(text, style.size, letters);
  }

  #linesOf(style: TextStyle): Map<string, ShapedLine> {
    const near = this.#linesByStyle.get(style);
    if (near !== undefined) return near;
    const { lang, direction, ownDirection, han, flush, tight, fonts } = style;
    const key = `${lang} ${direction} ${ownDirection ?? false} ${han ?? false} ${flush ?? false} ${tight ?? false} ${fonts.join(' ')}`;
    const known = this.#linesByKey.get(key) ?? new Map<string, ShapedLine>();
    this.#linesByKey.set(key, known);
    this.#linesByStyle.set(style, known);
    return known;
  }

  #shapedOnce(text: string, style: TextStyle, lines: Map<string, ShapedLine>): ShapedLine {
    let line = lines.get(text);
    if (line === undefined) {
      line = this.#shape(text, style);
      if (lines.size >= MOST_LINES) lines.clear();
      lines.set(text, line);
    }
    return line;
  }

  /** The line at an em of one millimetre: the glyphs are the same at every size. */
  #shape(text: string, style: TextStyle): ShapedLine {
    const runs: GlyphRun[] = [];
    let pen = 0;
    let ink: Rect | undefined;
    for (const run of visualRuns(text, style, this.book)) {
      const scale = 1 / this.book.font(run.fontId).unitsPerEm;
      const glyphs = this.#harfbuzz.shape(text, run, style);
      for (const glyph of glyphs) {
        const own = this.#inkOf(glyph, run.fontId, scale, pen);
        if (own !== undefined) ink = ink === undefined ? own : union(ink, own);
        pen += glyph.xAdvance * scale;
      }
      runs.push({ fontId: run.fontId, glyphs });
    }
    return { text, size: 1, width: pen, ink: ink ?? NO_INK, runs };
  }

  /** The glyphs of a line that leave ink: where each begins, and around its ink, from the line's origin. */
  letters({ size, tracking = 0, runs }: ShapedLine): readonly { readonly at: Point; readonly box: Rect }[] {
    const letters: { at: Point; box: Rect }[] = [];
    let pen = 0;
    for (const { fontId, glyphs } of runs) {
      const em = size / this.book.font(fontId).unitsPerEm;
      for (const glyph of glyphs) {
        const box = this.#inkOf(glyph, fontId, em, pen);
        const { x, y } = startOf(glyph);
        if (box !== undefined) letters.push({ at: { x: pen + x * em, y: -y * em }, box });
        pen += glyph.xAdvance * em + tracking;
      }
    }
    return letters;
  }

  /** Around the ink of a glyph; undefined if it leaves none. */
  #inkOf({ parts }: Glyph, fontId: string, scale: number, pen: number): Rect | undefined {
    const boxes = parts.flatMap(({ id, x, y }) => {
      const box = this.#harfbuzz.extents(fontId, id);
      if (box === undefined) return [];
      const [left, top] = [pen + (x + box.xBearing) * scale, -(y + box.yBearing) * scale];
      return [{ x: left, y: top, width: box.width * scale, height: -box.height * scale }];
    });
    return boxes.length === 0 ? undefined : boxes.reduce(union);
  }
}
