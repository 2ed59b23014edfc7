import type { Font, Glyph as FontkitGlyph, Path } from 'fontkit';
import type { GlyphPart } from '../../scene/index.js';
import { charstring } from './charstring.js';
import { compoundGlyph } from './compound-glyph.js';

/** In font units. */
export interface FontGlyph {
  /** The font's glyphs that are drawn together, each moved by `x` and `y`. */
  readonly parts: readonly GlyphPart[];
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

/** What fontkit keeps of a subset that it writes; TrueType's has `_addGlyph`, CFF's reads its glyphs from `font` and `cff`. */
interface FontkitSubset {
  font: object;
  cff?: Charstrings;
  readonly glyphs: number[];
  /** The first entry of a glyph. */
  readonly mapping: Readonly<Record<number, number>>;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
  includeGlyph(id: number): number;
  _addGlyph(id: number): number;
  encode(): Uint8Array;
}

interface Charstrings {
  getCharString(id: number): Uint8Array;
  fdForGlyph(id: number): number | null;
  readonly topDict: FontDict & { readonly FDArray?: readonly FontDict[] };
}

interface FontDict {
  readonly Private?: { readonly nominalWidthX?: number };
}

/** The most that glyphs of a TrueType font have of each; beyond it a reader may refuse them (OpenType, `maxp`). */
interface Most {
  readonly maxCompositePoints: number;
  readonly maxCompositeContours: number;
  readonly maxComponentElements: number;
  readonly maxComponentDepth: number;
}

/**
 * A subset with one entry for each glyph and each text that it stands for: in a PDF the code of an entry has one text.
 * A glyph of several parts is a new glyph, drawn from their outlines.
 */
export class Subset {
  readonly #font: Font;
  readonly #subset: FontkitSubset;
  readonly #entries = new Map<string, number>();
  /** Glyphs of several parts, by an id that the font has not. */
  readonly #composed = new Map<number, FontGlyph>();

  constructor(font: Font) {
    this.#font = font;
    this.#subset = font.createSubset() as unknown as FontkitSubset;
    if (this.#subset.cff === undefined) this.#composeTrueType();
    else this.#composeCff(this.#subset.cff);
  }

  /** Whether outlines are charstrings: so pdfkit knows how to embed it. */
  get cff(): unknown {
    return this.#subset.cff;
  }

  /** The entry of a glyph, from 1. */
  entryOf(glyph: FontGlyph): number {
    const parts = glyph.parts.map(({ id, x, y }) => `${id} ${x} ${y}`);
    const key = `${parts} ${glyph.advanceWidth}: ${glyph.codePoints}`;
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = this.#newEntry(this.#idOf(glyph));
      this.#entries.set(key, entry);
    }
    return entry;
  }

  encode(): Uint8Array {
    return this.#subset.encode();
  }

  /** Compound glyphs of the font refer to the first entry of a part. */
  #newEntry(id: number): number {
    const { glyphs, mapping } = this.#subset;
    return mapping[id] === undefined ? this.#subset.includeGlyph(id) : glyphs.push(id) - 1;
  }

  #idOf(glyph: FontGlyph): number {
    if (glyph.parts.length === 1) return glyph.parts[0].id;
    const id = this.#font.numGlyphs + this.#composed.size;
    this.#composed.set(id, glyph);
    return id;
  }

  #pathOf({ parts }: FontGlyph): Path {
    const [path, ...others] = parts.map(({ id, x, y }) => this.#font.getGlyph(id).path.translate(x, y));
    for (const other of others) path.commands.push(...other.commands);
    return path;
  }

  #composeTrueType(): void {
    const subset = this.#subset;
    const add = subset._addGlyph.bind(subset);
    subset._addGlyph = id => {
      const glyph = this.#composed.get(id);
      if (glyph === undefined) return add(id);
      const { bbox } = this.#pathOf(glyph);
      const parts = glyph.parts.map(part => ({ ...part, id: subset.includeGlyph(part.id) }));
      const outline = compoundGlyph(parts, bbox);
      subset.glyf.push(outline);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: Math.floor(bbox.minX) });
      subset.offset += outline.length;
      return subset.glyf.length - 1;
    };
    const { maxp } = this.#font as unknown as { readonly maxp: Most };
    subset.font = Object.create(this.#font, { maxp: { get: () => this.#most(maxp) } }) as object;
  }

  #most(most: Most): Most {
    const composed = [...this.#composed.values()];
    if (composed.length === 0) return most;
    const paths = composed.map(glyph => this.#pathOf(glyph).commands);
    const points = paths.map(path => path.reduce((sum, { args }) => sum + args.length / 2, 0));
    const contours = paths.map(path => path.filter(({ command }) => command === 'moveTo').length);
    return {
      ...most,
      maxCompositePoints: Math.max(most.maxCompositePoints, ...points),
      maxCompositeContours: Math.max(most.maxCompositeContours, ...contours),
      maxComponentElements: Math.max(most.maxComponentElements, ...composed.map(({ parts }) => parts.length)),
      maxComponentDepth: most.maxComponentDepth + 1,
    };
  }

  #composeCff(cff: Charstrings): void {
    const composed = this.#composed;
    const fdForGlyph = (id: number) => cff.fdForGlyph(composed.get(id)?.parts[0].id ?? id);
    const getCharString = (id: number) => {
      const glyph = composed.get(id);
      if (glyph === undefined) return cff.getCharString(id);
      const { nominalWidthX = 0 } = (cff.topDict.FDArray?.[fdForGlyph(id) ?? 0] ?? cff.topDict).Private ?? {};
      return charstring(this.#pathOf(glyph), glyph.advanceWidth - nominalWidthX);
    };
    this.#subset.cff = Object.create(cff, {
      getCharString: { value: getCharString },
      fdForGlyph: { value: fdForGlyph },
    }) as Charstrings;
    // Composed glyphs call no subroutines.
    const getGlyph = (id: number): FontkitGlyph =>
      composed.has(id) ? ({} as FontkitGlyph) : this.#font.getGlyph(id);
    this.#subset.font = Object.create(this.#font, { getGlyph: { value: getGlyph } }) as object;
  }
}
