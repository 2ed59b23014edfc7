import type { Random } from '../keys/index.js';
import type { Word } from '../words/index.js';
import type { WordCard } from './cards.js';
import { maximumMatching } from './matching.js';

export interface WordDeck {
  readonly cards: readonly WordCard[];
  /** Pairs of words that share a part and may meet on the table: in the list, and once cards are paired. */
  readonly sharingBefore: number;
  readonly sharingAfter: number;
}

/**
 * Puts two words on the two faces of each card. Words that share a part go on one card where they can, so that
 * they never meet; the rest are paired, and all cards ordered, by the seed. An odd word has its card alone.
 */
export function pairWords(
  words: readonly Word[],
  sharing: readonly (readonly [number, number])[],
  random: Random,
): WordDeck {
  const partner = maximumMatching(words.length, sharing);
  const matched = words.flatMap((_, i) => (partner[i] > i ? [[i, partner[i]]] : []));
  const single = random.shuffle(words.map((_, i) => i).filter(i => partner[i] < 0));
  const pairs: number[][] = [...matched];
  for (let i = 0; i < single.length; i += 2) pairs.push(single.slice(i, i + 2));
  const turned = pairs.map(pair => (pair.length === 2 ? random.shuffle(pair) : pair));
  const alone = turned.filter(pair => pair.length === 1);
  const cards = [...random.shuffle(turned.filter(pair => pair.length === 2)), ...alone].map(
    (pair, i): WordCard => {
      return { kind: 'word', id: `W${i + 1}`, number: i + 1, words: pair.map(index => words[index]) };
    },
  );
  return { cards, sharingBefore: sharing.length, sharingAfter: sharing.length - matched.length };
}
