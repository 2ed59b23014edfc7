import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../../speech/index.js';
import { countCards } from '../../dealing/card-table.js';
import { keySpace } from '../../key-space.js';
import { CODENAMES, DUET, PICTURES, TINY, TINY_PAIRS } from '../../kind.fixture.js';
import type { Key, KeyKind } from '../../kind.js';
import { canonicalKey } from '../../orbit.js';
import { countKeys, unrankKey } from '../../rank.js';
import { cardRules } from '../card-rules.js';
import { countWished, solveKeys } from '../solve.js';
import { faultsOfCard } from '../solver.fixture.js';
import type { Wishes } from '../wishes.js';
import { countDistinct } from './count-cards.js';

const SMALL: KeyKind[] = [
  TINY,
  { ...TINY, id: 'oblong', columns: 4, counts: { starting: 3, other: 2, bystander: 7 }, turns: [0, 180] },
  { ...TINY, id: 'upright', rows: 4, counts: { starting: 5, other: 5, assassin: 2 }, turns: [0] },
  {
    ...TINY_PAIRS,
    faces: {
      GG: ['green', 'green'],
      'G-': ['green', 'bystander'],
      '-G': ['bystander', 'green'],
      '--': ['bystander', 'bystander'],
    },
    letters: { green: 'G', bystander: '.' },
  },
];
const choose = (n: number, k: number): bigint =>
  k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);

const keysOf = new Map<KeyKind, Key[]>();

/** All keys of a small kind that keep the wishes, found by looking at each. */
function looked(kind: KeyKind, wishes: Wishes): Key[] {
  const all =
    keysOf.get(kind) ?? Array.from({ length: Number(countKeys(kind)) }, (_, i) => unrankKey(kind, BigInt(i)));
  keysOf.set(kind, all);
  return all.filter(key => faultsOfCard(kind, wishes, key).length === 0);
}

const distinctOf = (kind: KeyKind, keys: readonly Key[]) =>
  BigInt(new Set(keys.map(key => canonicalKey(kind, key).rank)).size);

/** Different cards that keep the wishes, all wished starts together. */
function countWishedCards(kind: KeyKind, wishes: Wishes, work?: number): bigint | undefined {
  const starts = keySpace(kind).roles.flatMap((_, start) =>
    wishes.starts === undefined || kind.teams[start] === wishes.starts ? [start] : [],
  );
  return starts
    .map(start => countDistinct(cardRules(kind, wishes, start), work))
    .reduce((sum, n) => (sum === undefined || n === undefined ? undefined : sum + n), 0n);
}

const names = (kind: KeyKind) => [...Object.keys(kind.counts), ...kind.teams];
const anyWish = (kind: KeyKind): fc.Arbitrary<Wishes> =>
  fc.record({
    fixed: fc.array(
      fc.record({
        cell: fc.nat(kind.columns * kind.rows - 1),
        name: fc.constantFrom(...names(kind)),
      }),
      { maxLength: 3 },
    ),
    mixedLines: fc.boolean(),
    touching: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    starts: fc.constantFrom(undefined, ...kind.teams),
  });
const anyCase = fc.constantFrom(...SMALL).chain(kind => anyWish(kind).map(wishes => ({ kind, wishes })));

describe('how many keys keep the wishes', () => {
  test('without wishes, all of them', () => {
    for (const kind of [CODENAMES, PICTURES, DUET, ...SMALL]) {
      expect(countWished(kind, {})).toBe(countKeys(kind));
      expect(countWishedCards(kind, {})).toBe(countCards(kind));
    }
    expect(countWished(CODENAMES, {})).toBe(420_689_412_000n);
  });

  test('with the assassin in the middle, one in twenty-five', () => {
    const wishes = { fixed: [{ cell: 12, name: 'assassin' }] };
    expect(countWished(CODENAMES, wishes)).toBe(420_689_412_000n / 25n);
    expect(countWishedCards(CODENAMES, wishes)).toBe(420_689_412_000n / 100n);
    const corner = { fixed: [{ cell: 0, name: 'assassin' }] };
    expect(countWishedCards(CODENAMES, corner)).toBe(420_689_412_000n / 25n);
  });

  test.each(SMALL)('$id: as many as are found by looking at every key', kind => {
    for (const wishes of [{ mixedLines: true }, { touching: 2 }, { mixedLines: true, touching: 3 }]) {
      const keys = looked(kind, wishes);
      expect(countWished(kind, wishes)).toBe(BigInt(keys.length));
      expect(countWishedCards(kind, wishes)).toBe(distinctOf(kind, keys));
    }
  });

  test('the same for any wishes, and as many cards can be made, but not one more', () => {
    fc.assert(
      fc.property(anyCase, ({ kind, wishes }) => {
        const keys = looked(kind, wishes);
        const cards = distinctOf(kind, keys);
        expect(countWished(kind, wishes)).toBe(BigInt(keys.length));
        expect(countWishedCards(kind, wishes)).toBe(cards);
        const make = (count: number) => solveKeys(kind, wishes, { seed: '1', count });
        expect(() => make(Number(cards) + 1)).toThrow(ProblemError);
        if (cards > 1500n) return;
        const made = make(Number(cards)).keys;
        expect(new Set(made.map(({ rank }) => rank)).size).toBe(Number(cards));
        expect(made.flatMap(key => faultsOfCard(kind, wishes, key))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('lines by inclusion and exclusion on paper: a row of five bystanders, or of a team', () => {
    // One start of five by five; a team of 9 or 8 fills one line at most, or a row and a column that cross.
    const rest = (...counts: number[]) => {
      let open = counts.reduce((a, b) => a + b, 0);
      return counts.reduce((ways, count) => {
        const product = ways * choose(open, count);
        open -= count;
        return product;
      }, 1n);
    };
    const counts = [9, 8, 7, 1];
    const less = (taken: readonly number[]) => rest(...counts.map((count, i) => count - taken[i]));
    const one = [0, 1, 2].reduce((sum, i) => sum + 10n * less([0, 0, 0, 0].with(i, 5)), 0n);
    // Two parallel lines, one for each of two roles; three, one for each of three.
    const two = [0, 1, 2].reduce((sum, i) => sum + 40n * less([5, 5, 5, 0].with(i, 0)), 0n);
    const three = 2n * 60n * less([5, 5, 5, 0]);
    const cross = 25n * less([9, 0, 0, 0]);
    const mixed = less([0, 0, 0, 0]) - one + two + cross - three;
    expect(countWished(CODENAMES, { mixedLines: true, starts: 'red' })).toBe(mixed);
  });

  test('a count beyond 2^53 is exact too: three teams of nine in one long row, none of them all together', () => {
    const strip: KeyKind = {
      ...CODENAMES,
      columns: 36,
      rows: 1,
      teams: ['red', 'blue', 'green'],
      counts: { starting: 9, second: 9, third: 9, bystander: 9 },
      turns: [0, 180],
      letters: { ...CODENAMES.letters, green: 'G' },
    };
    const ways = (teams: number) =>
      Array.from({ length: teams }, (_, i) => 9n * BigInt(i + 1)).reduce(
        (product, cells) => product * choose(Number(cells), 9),
        1n,
      );
    // A team all together is one thing among the cells of the others.
    const one = 28n * ways(3);
    const two = 20n * 19n * ways(2);
    const three = 12n * 11n * 10n;
    expect(countWished(strip, { touching: 8, starts: 'red' })).toBe(ways(4) - 3n * one + 3n * two - three);
  });

  test('a count that would take too long is not made up', () => {
    expect(countWished(CODENAMES, { touching: 5, mixedLines: true }, 1_000_000)).toBeUndefined();
    expect(countWishedCards(CODENAMES, { touching: 5, mixedLines: true }, 1_000_000)).toBeUndefined();
  });
});
