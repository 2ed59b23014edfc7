import { sharedWords } from '../../press/index.js';

/** Characters, or parts, that several words have in common, with the places of those words. */
export async function sharedBy({
  words,
  locale,
}: {
  readonly words: readonly string[];
  readonly locale: string;
}) {
  return sharedWords(words, locale);
}
