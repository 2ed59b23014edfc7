import type { Pdfium } from './library.js';
import type { Scratch } from './scratch.js';

export interface FontFacts {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
}

/** The font of a text object. */
export function fontOf(pdfium: Pdfium, scratch: Scratch, object: number): FontFacts {
  const font = pdfium.FPDFTextObj_GetFont(object);
  const name = scratch.utf8((at, bytes) => pdfium.FPDFFont_GetBaseFontName(font, at, bytes)) || 'unnamed';
  return {
    name: name.replace(/^[A-Z]{6}\+/, ''),
    embedded: pdfium.FPDFFont_GetIsEmbedded(font) === 1,
    subset: /^[A-Z]{6}\+/.test(name),
  };
}
