import * as hb from 'harfbuzzjs';
import type { Glyph, GlyphPart } from '../scene/index.js';
import { type FontBook, isIgnorable } from './fonts/index.js';
import { halfWidthMarks } from './han-punctuation.js';
import { noGlyph, type Run } from './runs.js';
import type { TextStyle } from './style.js';

interface OpenFont {
  readonly font: hb.Font;
  readonly extents: Map<number, hb.GlyphExtents | undefined>;
}

/** Shapes runs with HarfBuzz. Holds one HarfBuzz font for each face; all measures are in font units. */
export class HarfBuzz {
  readonly #book: FontBook;
  readonly #buffer = new hb.Buffer();
  readonly #fonts = new Map<string, OpenFont>();

  constructor(book: FontBook) {
    this.#book = book;
  }

  /** The glyphs of a run of `text`, in visual order. */
  shape(text: string, run: Run, style: TextStyle): readonly Glyph[] {
    const rightToLeft = run.level % 2 === 1;
    const buffer = this.#buffer;
    buffer.clearContents();
    buffer.addText(text, run.start, run.end - run.start);
    buffer.guessSegmentProperties();
    buffer.setDirection(rightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.setLanguage(style.lang);
    buffer.setFlags(hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    hb.shape(this.#font(run.fontId).font, buffer, style.han ? halfWidthMarks(text, run, style) : []);
    return this.#clusters(text, run, rightToLeft);
  }

  /** What the buffer holds, each cluster as one glyph: its text can't be told apart any further. */
  #clusters(text: string, run: Run, rightToLeft: boolean): readonly Glyph[] {
    const infos = this.#buffer.getGlyphInfos();
    const positions = this.#buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(info => info.cluster))].sort((a, b) => a - b);
    const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? run.end]));
    const glyphs: Glyph[] = [];
    for (let i = 0; i < infos.length; ) {
      const { cluster } = infos[i];
      const parts: GlyphPart[] = [];
      let pen = 0;
      for (; i < infos.length && infos[i].cluster === cluster; i++) {
        const { codepoint: id } = infos[i];
        if (id === 0) throw noGlyph(text.slice(cluster, ends.get(cluster)), text);
        const { xAdvance, xOffset, yOffset } = positions[i];
        parts.push({ id, x: pen + xOffset, y: yOffset });
        pen += xAdvance;
      }
      const codePoints = clusterText(text.slice(cluster, ends.get(cluster)), rightToLeft);
      glyphs.push({ parts, codePoints, xAdvance: pen });
    }
    return glyphs;
  }

  /** The ink box of a glyph; undefined if it leaves no ink. */
  extents(fontId: string, glyphId: number): hb.GlyphExtents | undefined {
    const { font, extents } = this.#font(fontId);
    if (!extents.has(glyphId)) {
      const box = font.glyphExtents(glyphId);
      extents.set(glyphId, box !== undefined && box.width !== 0 && box.height !== 0 ? box : undefined);
    }
    return extents.get(glyphId);
  }

  #font(id: string): OpenFont {
    let known = this.#fonts.get(id);
    if (known === undefined) {
      const font = new hb.Font(new hb.Face(new hb.Blob(this.#book.font(id).bytes)));
      known = { font, extents: new Map() };
      this.#fonts.set(id, known);
    }
    return known;
  }
}

/** Arabic forms and ligatures, the brackets of vertical writing, the tonos. */
const FORM =
  /[\u0384\u0385\u06c0\u06c2\u06d3\ufb50-\ufdff\ufe70-\ufefc\ufe17\ufe18\ufe35-\ufe44\ufe47\ufe48]/;

/** A character as what it is made of, where some readers of PDFs take it apart in disorder: a form, or a mark that stands alone. */
function parted(character: string, rightToLeft: boolean): string {
  const isForm = FORM.test(character);
  // Nothing is taken apart for nothing: each letter of each line comes by here.
  if (!isForm && (!rightToLeft || character < '\u0080')) return character;
  const parts = character.normalize('NFKD');
  return isForm || /^ \p{M}/u.test(parts) ? parts : character;
}

/** The code points of a cluster from left to right, as all readers of PDFs expect them. */
function clusterText(cluster: string, rightToLeft: boolean): readonly number[] {
  const characters = Array.from(cluster, character => parted(character, rightToLeft)).join('');
  const codePoints = [...characters].map(c => c.codePointAt(0) as number).filter(code => !isIgnorable(code));
  return rightToLeft ? codePoints.reverse() : codePoints;
}
