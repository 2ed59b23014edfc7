import type { Random } from '../../keys/index.js';
import type { Word } from '../../words/index.js';
import { pairFaces } from '../pairing/pairs.js';

export interface WordCard {
  readonly kind: 'word';
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** One or two, already in the recipe's script: one for each face. */
  readonly words: readonly Word[];
}

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
  const { pairs, matched } = pairFaces(words.length, sharing, random);
  const cards = pairs.map((pair, i): WordCard => {
    return { kind: 'word', id: `W${i + 1}`, number: i + 1, words: pair.map(index => words[index]) };
  });
  return { cards, sharingBefore: sharing.length, sharingAfter: sharing.length - matched };
}
