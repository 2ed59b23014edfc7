import * as hb from 'harfbuzzjs';
import type { FontBook } from '../fonts/index.js';
import type { Glyph } from '../scene/index.js';
import { clusterText } from './cluster-text.js';
import { halfWidthMarks } from './han-punctuation.js';
import type { Run } from './runs.js';
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
    hb.shape(this.#font(run.fontId).font, buffer, style.han ? halfWidthMarks(text, run, style.flush) : []);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(info => info.cluster))].sort((a, b) => a - b);
    const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? run.end]));
    const glyphsIn = new Map<number, number>();
    for (const { cluster } of infos) glyphsIn.set(cluster, (glyphsIn.get(cluster) ?? 0) + 1);
    const passed = new Map<number, number>();
    return infos.map((info, i) => {
      if (info.codepoint === 0) throw new Error(`The font has no glyph for a part of "${text}".`);
      const all = clusterText(text.slice(info.cluster, ends.get(info.cluster)));
      const nth = passed.get(info.cluster) ?? 0;
      passed.set(info.cluster, nth + 1);
      // With a glyph for each character, such as a letter and its vowel sign, each glyph stands for its own. Otherwise
      // the first glyph stands for the whole cluster.
      const oneEach = glyphsIn.get(info.cluster) === all.length;
      const codePoints = oneEach ? [all[rightToLeft ? all.length - 1 - nth : nth]] : nth === 0 ? all : [];
      const { xAdvance, xOffset, yOffset } = positions[i];
      return { id: info.codepoint, codePoints, xAdvance, xOffset, yOffset };
    });
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
