import type { Pdfium } from './library.js';
import type { Scratch } from './scratch.js';

export interface FontFacts {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
}

/** The fonts of a file that have been met so far. */
export class Fonts {
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #known = new Map<number, FontFacts>();

  constructor(pdfium: Pdfium, scratch: Scratch) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
  }

  /** Takes down the font of a text object, and says which it is. */
  meet(object: number): number {
    const font = this.#pdfium.FPDFTextObj_GetFont(object);
    if (!this.#known.has(font)) this.#known.set(font, this.#factsOf(font));
    return font;
  }

  all(): readonly FontFacts[] {
    return [...new Map([...this.#known.values()].map(font => [font.name, font])).values()];
  }

  #factsOf(font: number): FontFacts {
    const pdfium = this.#pdfium;
    const name = this.#scratch.utf8((at, bytes) => pdfium.FPDFFont_GetBaseFontName(font, at, bytes));
    return {
      name: name.replace(/^[A-Z]{6}\+/, '') || 'unnamed',
      embedded: pdfium.FPDFFont_GetIsEmbedded(font) === 1,
      subset: /^[A-Z]{6}\+/.test(name),
    };
  }
}
