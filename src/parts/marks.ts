import { error, type Problem } from '../speech/index.js';
import type { FontBook } from '../text/fonts/index.js';
import { hasRightToLeft } from '../text/index.js';
import { looseMark, shownCharacter } from '../words/index.js';

/**
 * An error if a mark in the text stands on no letter, or if no font has a letter together with its mark. The latter only
 * where text runs from right to left: there the mark, drawn in another font, may seem to belong to the wrong letter.
 */
export function markProblems(
  text: string,
  at: string | { place: string; line: number },
  book: FontBook,
  fonts: readonly string[],
): Problem[] {
  const loose = looseMark(text);
  if (loose !== undefined) return [error('parts.loose-mark', at, { text, mark: shownCharacter(loose) })];
  const torn = hasRightToLeft(text) ? book.torn(text, fonts) : undefined;
  if (torn === undefined) return [];
  const [letter, ...marks] = torn;
  return [error('parts.torn-mark', at, { text, letter, marks: marks.map(shownCharacter) })];
}
