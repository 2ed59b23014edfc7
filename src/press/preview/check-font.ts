import { FontBook } from '../../text/fonts/index.js';

/** What a person should know of a font before a deck is printed with it. */
export interface FontFacts {
  /** Its family, as it calls itself; empty if it does not. */
  readonly family: string;
  /** Characters of the deck that it does not have; another font draws them. */
  readonly missing: readonly string[];
}

/** Opens a person's own font with the same guards as printing does. Throws a ProblemError at `file`. */
export function checkFont(bytes: Uint8Array, file: string, text: string): FontFacts {
  const book = new FontBook({ files: { own: `own:${file}` }, scripts: {} }, () => bytes);
  const { familyName } = book.font('own').fontkit;
  return { family: familyName ?? '', missing: book.missing(text.replace(/\s/gu, ''), ['own']) };
}
