import { foldWord } from '../equivalence.js';
import { sharingPairs } from './shared-characters.js';

/**
 * Pairs of indices into `words`, sorted, lower index first, that share a part (see `sharingPairs`), or of which one
 * contains the other: "ring" and "spring".
 */
export function touchingPairs(
  words: readonly string[],
  locale: string,
): readonly (readonly [number, number])[] {
  const folds = words.map(foldWord);
  const pairs = new Set(sharingPairs(words, locale).map(([a, b]) => a * words.length + b));
  folds.forEach((a, i) => {
    for (let j = i + 1; j < folds.length; j++)
      if (a.includes(folds[j]) || folds[j].includes(a)) pairs.add(i * words.length + j);
  });
  return [...pairs].sort((a, b) => a - b).map(code => [Math.floor(code / words.length), code % words.length]);
}
