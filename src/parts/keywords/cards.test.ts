import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { randomFrom } from '../../keys/random.js';
import { readWordList, touchingPairs, type Word } from '../../words/index.js';
import { dealKeywords } from './cards.js';

type Pair = readonly [number, number];

function list(tags: readonly (readonly string[])[], isChildSafe = (_: number) => true): Word[] {
  return tags.map((own, i) => ({
    text: `word ${i}`,
    childSafe: isChildSafe(i),
    overrides: {},
    tags: own,
    line: i + 2,
  }));
}

const letters = [...'abcdefgh'];
const words = fc
  .array(fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 3 }), { maxLength: 40 })
  .map(tags => list(tags, i => i % 5 !== 0));
const decks = words.chain(own => {
  const index = fc.nat(Math.max(0, own.length - 1));
  const pair = fc.tuple(index, index).filter(([a, b]) => a < b && b < own.length);
  const touching = fc.uniqueArray(pair, { selector: String, maxLength: own.length < 2 ? 0 : 20 });
  return fc.record({ words: fc.constant(own), touching, seed: fc.string() });
});

const deal = (own: readonly Word[], touching: readonly Pair[], seed = 'rain') =>
  dealKeywords(own, touching, randomFrom(seed));

/** Pairs of words on one card. */
function pairsOn(own: readonly Word[]): (readonly [Word, Word])[] {
  return own.flatMap((a, i) => own.slice(i + 1).map(b => [a, b] as const));
}

describe('the keyword cards of a deck', () => {
  test('have four words each; each word of the list is on one card, or is one of at most three left over', () => {
    fc.assert(
      fc.property(decks, ({ words, touching, seed }) => {
        const { cards, left } = deal(words, touching, seed);
        expect(cards.every(card => card.words.length === 4)).toBe(true);
        expect(left.length).toBe(words.length % 4);
        const dealt = [...cards.flatMap(card => card.words), ...left];
        expect(dealt).toHaveLength(words.length);
        expect(new Set(dealt)).toEqual(new Set(words));
      }),
    );
  });

  test('are counted as they are: pairs that touch, and pairs with a tag in common', () => {
    fc.assert(
      fc.property(decks, ({ words, touching, seed }) => {
        const deck = deal(words, touching, seed);
        const pairs = deck.cards.flatMap(card => pairsOn(card.words));
        const known = new Set(touching.map(String));
        const touch = pairs.filter(([a, b]) => {
          return known.has(
            [a, b]
              .map(word => words.indexOf(word))
              .sort((x, y) => x - y)
              .join(),
          );
        });
        expect(deck.touching).toBe(touch.length);
        expect(deck.alike).toBe(pairs.filter(([a, b]) => a.tags.some(tag => b.tags.includes(tag))).length);
      }),
    );
  });

  test('share as few tags as can be, where each word has one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 80 }),
        fc.string(),
        (tags, seed) => {
          const own = tags.slice(0, tags.length - (tags.length % 4));
          const cards = own.length / 4;
          // Dealt round by round, each tag comes to all cards equally often, give or take one.
          const fewest = letters.reduce((sum, letter) => {
            const count = own.filter(tag => tag === letter).length;
            const [each, more] = [Math.floor(count / cards), count % cards];
            return sum + (more * (each + 1) * each + (cards - more) * each * (each - 1)) / 2;
          }, 0);
          expect(deal(list(own.map(tag => [tag])), [], seed).alike).toBe(fewest);
        },
      ),
    );
  });

  test('have no two words that touch, where that can be: even if all of one half touch each other', () => {
    // Twelve cards, and twelve words of which no two may be on one: each card has one of them.
    const own = list(Array.from({ length: 48 }, () => []));
    const touching = Array.from({ length: 12 }, (_, a) =>
      Array.from({ length: 11 - a }, (_, b): Pair => [a, a + b + 1]),
    ).flat();
    for (const seed of ['rain', 'snow', 'wind']) expect(deal(own, touching, seed).touching).toBe(0);
  });

  test('would rather have two words of one theme than two that touch', () => {
    const own = list(Array.from({ length: 8 }, (_, i) => (i < 4 ? ['sea'] : ['sky'])));
    const touching = [0, 1, 2, 3].flatMap(a => [4, 5, 6, 7].map((b): Pair => [a, b]));
    expect(deal(own, touching)).toMatchObject({ touching: 0, alike: 12 });
  });

  test('keep words that are not for children together, where nothing else speaks against it', () => {
    const own = list(
      Array.from({ length: 400 }, () => []),
      i => i % 10 !== 0,
    );
    const marked = deal(own, []).cards.filter(card => card.words.some(word => !word.childSafe));
    expect(marked).toHaveLength(10);
  });

  test('are the same for the same seed, and different for another', () => {
    const own = list(Array.from({ length: 40 }, (_, i) => [letters[i % 8]]));
    expect(deal(own, [[0, 1]])).toEqual(deal(own, [[0, 1]]));
    expect(deal(own, [[0, 1]])).not.toEqual(deal(own, [[0, 1]], 'snow'));
  });

  test('are numbered from 1, in order', () => {
    const { cards } = deal(list(Array.from({ length: 12 }, () => [])), []);
    expect(cards.map(({ id, number }) => [id, number])).toEqual([
      ['K1', 1],
      ['K2', 2],
      ['K3', 3],
    ]);
  });

  test('put no word of the list always at the same number', () => {
    const own = list(Array.from({ length: 40 }, () => []));
    const numbers = ['rain', 'snow', 'wind', 'hail', 'mist', 'frost'].map(seed => {
      return deal(own, [], seed)
        .cards.map(card => card.words.indexOf(own[0]))
        .find(at => at >= 0);
    });
    expect(new Set(numbers).size).toBeGreaterThan(1);
  });
});

const project = projectLibrary();
const shipped = project
  .list('wordlists')
  .filter(locale => project.list(`wordlists/${locale}`).includes('code.csv'));

test.each(shipped)('the cards of %s have no two words that touch or share a theme', locale => {
  const file = `wordlists/${locale}/code.csv`;
  const { readable } = readWordList(project.bytes(file), { file, locale, big5: () => '' });
  const touching = touchingPairs(
    readable.map(word => word.text),
    locale,
  );
  const deck = deal(readable, touching);
  expect(deck).toMatchObject({ touching: 0, alike: 0, left: [] });
  expect(deck.cards).toHaveLength(110);
  // Dealt blindly, they would be on more than 30 cards.
  expect(deck.cards.filter(card => card.words.some(word => !word.childSafe)).length).toBeLessThan(22);
});
