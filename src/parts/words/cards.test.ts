import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../keys/random.js';
import type { Word } from '../../words/index.js';
import { pairWords } from './cards.js';

function list(count: number): Word[] {
  return Array.from({ length: count }, (_, i) => ({
    text: `word ${i}`,
    childSafe: i % 10 !== 0,
    overrides: {},
    tags: [],
    line: i + 2,
  }));
}

/** A list, the pairs of its words that share a part, and a seed. */
const decks = fc.integer({ min: 0, max: 40 }).chain(count => {
  const place = fc.integer({ min: 0, max: Math.max(0, count - 1) });
  const pair = fc.tuple(place, place).filter(([a, b]) => a < b && b < count);
  const pairs = fc.uniqueArray(pair, { selector: String, maxLength: count < 2 ? 0 : 60 });
  return fc.record({ count: fc.constant(count), pairs, seed: fc.string() });
});

function deal(count: number, pairs: readonly (readonly [number, number])[], seed: string) {
  const words = list(count);
  const deck = pairWords(words, pairs, randomFrom(seed));
  const cardOf = words.map(word => deck.cards.findIndex(card => card.words.includes(word)));
  return { words, deck, cardOf };
}

describe('the word cards of a deck', () => {
  test('hold every word of the list once', () => {
    fc.assert(
      fc.property(decks, ({ count, pairs, seed }) => {
        const { words, deck } = deal(count, pairs, seed);
        const dealt = deck.cards.flatMap(card => card.words);
        expect(dealt).toHaveLength(count);
        expect(new Set(dealt)).toEqual(new Set(words));
      }),
    );
  });

  test('have two words each; an odd one gets the last card to itself', () => {
    fc.assert(
      fc.property(decks, ({ count, pairs, seed }) => {
        const { cards } = deal(count, pairs, seed).deck;
        expect(cards.map(card => card.words.length)).toEqual([
          ...Array.from({ length: Math.floor(count / 2) }, () => 2),
          ...(count % 2 ? [1] : []),
        ]);
      }),
    );
  });

  test('are numbered from 1, in order', () => {
    const { cards } = deal(5, [], 'rain').deck;
    expect(cards.map(({ id, number }) => [id, number])).toEqual([
      ['W1', 1],
      ['W2', 2],
      ['W3', 3],
    ]);
  });

  test('put two words that share a part on one card, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const { cardOf } = deal(12, [[0, 7]], seed);
        expect(cardOf[0]).toBe(cardOf[7]);
      }),
    );
  });

  test('pair as many as possible: a chain of four words that share parts makes two cards, not one', () => {
    const { deck, cardOf } = deal(
      4,
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      'rain',
    );
    expect([cardOf[0] === cardOf[1], cardOf[2] === cardOf[3]]).toEqual([true, true]);
    expect(deck).toMatchObject({ sharingBefore: 3, sharingAfter: 1 });
  });

  test('report how many sharing pairs can still meet: those on different cards', () => {
    fc.assert(
      fc.property(decks, ({ count, pairs, seed }) => {
        const { deck, cardOf } = deal(count, pairs, seed);
        expect(deck.sharingBefore).toBe(pairs.length);
        expect(deck.sharingAfter).toBe(pairs.filter(([a, b]) => cardOf[a] !== cardOf[b]).length);
      }),
    );
  });

  test('are the same for the same seed, and different for another', () => {
    const texts = (seed: string) => deal(40, [[3, 9]], seed).deck.cards.map(card => card.words);
    expect(texts('rain')).toEqual(texts('rain'));
    expect(texts('rain')).not.toEqual(texts('snow'));
  });

  test('do not always show the earlier word of the list on the same face', () => {
    const { words, deck } = deal(100, [], 'rain');
    const inOrder = deck.cards.filter(({ words: [a, b] }) => words.indexOf(a) < words.indexOf(b));
    expect(inOrder.length).toBeGreaterThan(10);
    expect(inOrder.length).toBeLessThan(40);
    const pairs = Array.from({ length: 50 }, (_, i) => [2 * i, 2 * i + 1] as const);
    const sharing = deal(100, pairs, 'rain').deck.cards.filter(({ words: [a] }) =>
      a.text.match(/[02468]$/),
    ).length;
    expect(sharing).toBeGreaterThan(10);
    expect(sharing).toBeLessThan(40);
  });
});
