/** In these scripts letters join; two of them alone would be read as a word. */
const JOINING = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Nko}|\p{Script=Mongolian}/u;
const JOINER = '\u200d';

/**
 * The letters of some words, as often as they occur there, for a jumble that spells nothing: characters one by one, and
 * of scripts whose letters join, pairs from the middle of a word that is none.
 */
export function jumble(words: readonly string[]): readonly string[] {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });
  const letters = words
    .flatMap(word => [...segments.segment(word)].map(({ segment }) => segment.replaceAll('\u200c', '')))
    .filter(letter => /\p{L}/u.test(letter));
  // A letter and the one that stands as far from the end of the list.
  return letters.map((letter, i) => {
    const other = letters[letters.length - 1 - i];
    return JOINING.test(letter) ? `${JOINER}${letter}${other}${JOINER}` : letter;
  });
}
