import type { Random } from '../keys/index.js';
import type { Word } from '../words/index.js';
import type { WordCard } from './cards.js';
import { maximumMatching } from './matching.js';

export interface WordDeck {
  readonly cards: readonly WordCard[];
  /** How many pairs of words that share a part can meet on the table: before and after pairing. */
  readonly sharingBefore: number;
  readonly sharingAfter: number;
}

/**
 * Puts two words on each card, one per face. Words that share a part go on one card where possible, so that
 * they never meet; the seed pairs the rest and orders all cards. An odd word gets a card to itself.
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
