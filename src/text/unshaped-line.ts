import { type Rect, union } from '../scene/geometry/index.js';
import type { Glyph, GlyphRun, ShapedLine } from '../scene/index.js';
import { NO_INK } from './scaled-line.js';

/** Letters of one font by UTF-16 code, at an em of one millimetre. */
export class Letters {
  readonly fontId: string;
  readonly glyphs: (Glyph | undefined)[] = [];
  readonly widths: number[] = [];
  readonly inks: Rect[] = [];

  constructor(fontId: string) {
    this.fontId = fontId;
  }

  /** Adds a character that was shaped alone; false if it is not a single glyph of this font. */
  add(code: number, { runs, width, ink }: ShapedLine): boolean {
    if (runs.length !== 1 || runs[0].glyphs.length !== 1 || runs[0].fontId !== this.fontId) return false;
    this.glyphs[code] = runs[0].glyphs[0];
    this.widths[code] = width;
    this.inks[code] = ink;
    return true;
  }
}

/**
 * A line of letters set one after the other. A batch has an id on every card, so runs and ink are computed only when
 * asked for. They are getters: `{ ...line }` does not copy them.
 */
export class UnshapedLine implements ShapedLine {
  readonly text: string;
  readonly size: number;
  readonly width: number;
  readonly #letters: Letters;
  #runs: readonly GlyphRun[] | undefined;

  constructor(text: string, size: number, letters: Letters) {
    let width = 0;
    for (let i = 0; i < text.length; i++) width += letters.widths[text.charCodeAt(i)];
    this.text = text;
    this.size = size;
    this.width = width * size;
    this.#letters = letters;
  }

  get runs(): readonly GlyphRun[] {
    this.#runs ??= this.text === '' ? [] : [{ fontId: this.#letters.fontId, glyphs: this.#glyphs() }];
    return this.#runs;
  }

  #glyphs(): readonly Glyph[] {
    const glyphs: Glyph[] = [];
    for (let i = 0; i < this.text.length; i++)
      glyphs.push(this.#letters.glyphs[this.text.charCodeAt(i)] as Glyph);
    return glyphs;
  }

  get ink(): Rect {
    let pen = 0;
    let ink: Rect | undefined;
    for (const character of this.text) {
      const code = character.charCodeAt(0);
      const { x, y, width, height } = this.#letters.inks[code];
      const own = {
        x: (pen + x) * this.size,
        y: y * this.size,
        width: width * this.size,
        height: height * this.size,
      };
      if (width > 0) ink = ink === undefined ? own : union(ink, own);
      pen += this.#letters.widths[code];
    }
    return ink ?? NO_INK;
  }
}
