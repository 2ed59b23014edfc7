import { foldHan, partsOf } from '../equivalence.js';
import { rulesOf } from '../language.js';

/**
 * Pairs of indices into `words`, sorted, lower index first, whose words share a Han character or, in other scripts, a
 * whole part of two letters or more. A clue may not contain a word on the table, so such words should not meet there.
 */
export function sharingPairs(
  words: readonly string[],
  locale: string,
): readonly (readonly [number, number])[] {
  const pairs = new Set<number>();
  for (const places of sharedKeys(words, locale).values()) {
    for (let a = 0; a < places.length; a++) {
      for (let b = a + 1; b < places.length; b++) pairs.add(places[a] * words.length + places[b]);
    }
  }
  return [...pairs].sort((a, b) => a - b).map(code => [Math.floor(code / words.length), code % words.length]);
}

/** Character or part -> the indices of the words that contain it, where there are two or more. */
export function sharedKeys(words: readonly string[], locale: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  words.forEach((word, place) => {
    for (const key of new Set(keysOf(word, locale))) {
      const held = places.get(key);
      if (held) held.push(place);
      else places.set(key, [place]);
    }
  });
  return new Map([...places].filter(([, held]) => held.length > 1));
}

/** Han characters count in every language: Japanese and Korean words contain them too. */
function keysOf(word: string, locale: string): readonly string[] {
  const characters = (word.match(/\p{Script=Han}/gu) ?? []).map(foldHan);
  if (rulesOf(locale) === 'han') return characters;
  return [...characters, ...partsOf(word).filter(part => (part.match(/\p{L}/gu)?.length ?? 0) >= 2)];
}
