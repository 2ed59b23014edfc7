import bidiFactory from 'bidi-js';
import * as hb from 'harfbuzzjs';
import { type FontBook, isIgnorable } from '../fonts/index.js';
import { type Rect, union } from '../geometry/index.js';
import { error, ProblemError } from '../problem.js';
import type { Glyph, GlyphRun, ShapedLine } from '../scene/index.js';
import { readable, squeezed } from './clusters.js';
import { NO_INK, sized } from './lines.js';
import { Letters, PlainLine } from './plain.js';

export interface TextStyle {
  /** Font ids; the first that has a character draws it. */
  readonly fonts: readonly string[];
  /** Em size in millimetres. */
  readonly size: number;
  /** BCP 47, for regional forms. */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Marks that meet share an em, and curly quotes open and close like brackets. */
  readonly han?: boolean;
}

/** Scripts that run from right to left, and the controls that say so. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

interface Span {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly fontId: string;
}

interface HbFont {
  readonly font: hb.Font;
  readonly extents: Map<number, hb.GlyphExtents | undefined>;
}

/** Lines that are kept: more than a deck has. */
const MOST_LINES = 2000;

/** Text in, shaped lines out: bidi levels by bidi-js, glyphs by HarfBuzz. Holds one HarfBuzz font for each face. */
export class Shaper {
  readonly book: FontBook;
  #bidi: ReturnType<typeof bidiFactory> | undefined;
  readonly #buffer = new hb.Buffer();
  readonly #fonts = new Map<string, HbFont>();
  /** Lines at an em of one millimetre: a word is measured once and set at several sizes. */
  readonly #shaped = new Map<string, Map<string, ShapedLine>>();
  /** The same for a style that is used again and again. */
  readonly #styles = new WeakMap<TextStyle, Map<string, ShapedLine>>();
  /** Of lines at an em of one millimetre. */
  readonly #letters = new WeakMap<Map<string, ShapedLine>, Letters>();

  constructor(book: FontBook) {
    this.book = book;
  }

  /** One line, never broken. Throws a ProblemError that names a character which no font of the style has. */
  line(text: string, style: TextStyle): ShapedLine {
    return sized(this.#em(text, style, this.#linesOf(style)), style.size);
  }

  /** Letters and figures that never join, such as an id, set one by one from left to right: far quicker than shaping. */
  plain(text: string, style: TextStyle): ShapedLine {
    // Letters are told by one UTF-16 code each.
    if (/[\ud800-\udfff]/.test(text)) return this.line(text, style);
    const lines = this.#linesOf(style);
    let letters = this.#letters.get(lines);
    if (letters === undefined) {
      letters = new Letters(this.#em(text[0] ?? ' ', style, lines).runs[0].fontId);
      this.#letters.set(lines, letters);
    }
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (letters.glyphs[code] === undefined && !letters.take(code, this.#em(text[i], style, lines)))
        return this.line(text, style);
    }
    return new PlainLine(text, style.size, letters);
  }

  #linesOf(style: TextStyle): Map<string, ShapedLine> {
    const near = this.#styles.get(style);
    if (near !== undefined) return near;
    const { lang, direction, han, fonts } = style;
    const key = `${lang} ${direction} ${han ?? false} ${fonts.join(' ')}`;
    const known = this.#shaped.get(key) ?? new Map<string, ShapedLine>();
    this.#shaped.set(key, known);
    this.#styles.set(style, known);
    return known;
  }

  #em(text: string, style: TextStyle, lines: Map<string, ShapedLine>): ShapedLine {
    let em = lines.get(text);
    if (em === undefined) {
      em = this.#shapeLine(text, style);
      if (lines.size >= MOST_LINES) lines.clear();
      lines.set(text, em);
    }
    return em;
  }

  /** The line at an em of one millimetre: glyphs do not change with the size. */
  #shapeLine(text: string, style: TextStyle): ShapedLine {
    const runs: GlyphRun[] = [];
    let pen = 0;
    let ink: Rect | undefined;
    for (const span of this.#visualSpans(text, style)) {
      const { font, extents } = this.#hbFont(span.fontId);
      const scale = 1 / this.book.font(span.fontId).unitsPerEm;
      const glyphs = this.#shape(text, span, font, style);
      for (const glyph of glyphs) {
        if (!extents.has(glyph.id)) extents.set(glyph.id, font.glyphExtents(glyph.id));
        const box = extents.get(glyph.id);
        if (box !== undefined && box.width !== 0 && box.height !== 0) {
          const own = {
            x: pen + (glyph.xOffset + box.xBearing) * scale,
            y: -(glyph.yOffset + box.yBearing) * scale,
            width: box.width * scale,
            height: -box.height * scale,
          };
          ink = ink === undefined ? own : union(ink, own);
        }
        pen += glyph.xAdvance * scale;
      }
      runs.push({ fontId: span.fontId, glyphs });
    }
    return { text, size: 1, width: pen, ink: ink ?? NO_INK, runs };
  }

  #hbFont(id: string): HbFont {
    let known = this.#fonts.get(id);
    if (known === undefined) {
      const font = new hb.Font(new hb.Face(new hb.Blob(this.book.font(id).bytes)));
      known = { font, extents: new Map() };
      this.#fonts.set(id, known);
    }
    return known;
  }

  /** Runs of one level and one font, in the order in which they stand on the line (UAX 9, L2). */
  #visualSpans(text: string, style: TextStyle): readonly Span[] {
    const levels = this.#levels(text, style.direction);
    const spans: Span[] = [];
    let index = 0;
    for (const character of text) {
      const end = index + character.length;
      const level = levels?.[index] ?? 0;
      const last = spans.at(-1);
      const fontId = this.#fontOf(character, text, style.fonts, last?.fontId);
      if (last !== undefined && last.level === level && last.fontId === fontId) {
        spans[spans.length - 1] = { ...last, end };
      } else {
        spans.push({ start: index, end, level, fontId });
      }
      index = end;
    }
    return reorder(spans);
  }

  /** Undefined where all of the text runs from left to right, which bidi-js would take long to find. */
  #levels(text: string, direction: 'ltr' | 'rtl'): Uint8Array | undefined {
    if (direction === 'ltr' && !RIGHT_TO_LEFT.test(text)) return undefined;
    this.#bidi ??= bidiFactory();
    return this.#bidi.getEmbeddingLevels(text, direction).levels;
  }

  #fontOf(character: string, text: string, stack: readonly string[], previous: string | undefined): string {
    const codePoint = character.codePointAt(0) as number;
    if (isIgnorable(codePoint)) return previous ?? stack[0];
    // A space or a comma stays in the face that is being set.
    if (previous !== undefined && /[\s\p{P}]/u.test(character) && this.book.font(previous).has(codePoint))
      return previous;
    const found = this.book.covering(codePoint, stack);
    if (found !== undefined) return found;
    const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
    throw new ProblemError([error('text.no-glyph', 'fonts', { character, code, text })]);
  }

  #shape(text: string, span: Span, font: hb.Font, style: TextStyle): readonly Glyph[] {
    const buffer = this.#buffer;
    buffer.clearContents();
    buffer.addText(text, span.start, span.end - span.start);
    buffer.guessSegmentProperties();
    buffer.setDirection(span.level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.setLanguage(style.lang);
    buffer.setFlags(hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    hb.shape(font, buffer, style.han ? squeezed(text, span) : []);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(info => info.cluster))].sort((a, b) => a - b);
    const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? span.end]));
    const glyphsOf = new Map<number, number>();
    for (const { cluster } of infos) glyphsOf.set(cluster, (glyphsOf.get(cluster) ?? 0) + 1);
    const told = new Map<number, number>();
    return infos.map((info, i) => {
      if (info.codepoint === 0) throw new Error(`The font has no glyph for a part of "${text}".`);
      const all = readable(text.slice(info.cluster, ends.get(info.cluster)));
      const nth = told.get(info.cluster) ?? 0;
      told.set(info.cluster, nth + 1);
      // A letter and its vowel sign, say: each glyph is its own character. Otherwise the first says the whole cluster.
      const each = glyphsOf.get(info.cluster) === all.length;
      const codePoints = each
        ? [all[span.level % 2 === 1 ? all.length - 1 - nth : nth]]
        : nth === 0
          ? all
          : [];
      const { xAdvance, xOffset, yOffset } = positions[i];
      return { id: info.codepoint, codePoints, xAdvance, xOffset, yOffset };
    });
  }
}

/** From the highest level down to 1, reverses every sequence of spans at that level or above. */
function reorder(spans: readonly Span[]): readonly Span[] {
  const line = [...spans];
  const highest = Math.max(0, ...line.map(span => span.level));
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
