import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../speech/index.js';
import { CODENAMES, DUET, PICTURES, TINY, TINY_PAIRS } from './kind.fixture.js';
import type { Key, KeyKind } from './kind.js';
import { countKeys, rankKey, unrankKey } from './rank.js';

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const divideAll = (n: bigint, parts: readonly number[]) => parts.reduce((q, part) => q / factorial(part), n);
const anyRank = (kind: KeyKind) => fc.bigInt({ min: 0n, max: countKeys(kind) - 1n });

/** The cells of a kind in any order, under any start. */
const anyKey = (kind: KeyKind) =>
  fc.integer({ min: 0, max: Math.max(0, kind.teams.length - 1) }).chain(start => {
    const team = kind.teams[start];
    const roles = Object.entries(kind.counts).flatMap(([name, count]) => {
      const role = name === 'starting' ? team : name === 'other' ? kind.teams[1 - start] : name;
      return new Array<string>(count).fill(role);
    });
    return fc
      .shuffledSubarray(roles, { minLength: roles.length })
      .map(
        (cells): Pick<Key, 'start' | 'cells'> => (team === undefined ? { cells } : { start: team, cells }),
      );
  });

describe('every legal key has its own number', () => {
  test('there is a number for each way to lay the cells, for each starting team', () => {
    expect(countKeys(CODENAMES)).toBe(divideAll(factorial(25), [9, 8, 7, 1]) * 2n);
    expect(countKeys(CODENAMES)).toBe(420_689_412_000n);
    expect(countKeys(PICTURES)).toBe(997_682_400n);
    expect(countKeys(DUET)).toBe(divideAll(factorial(25), [3, 5, 5, 7]));
  });

  test('each number of a small game leads to a key of its own', () => {
    for (const kind of [TINY, TINY_PAIRS]) {
      const size = Number(countKeys(kind));
      const keys = Array.from({ length: size }, (_, rank) => unrankKey(kind, BigInt(rank)));
      expect(new Set(keys.map(key => `${key.start} ${key.cells}`)).size).toBe(size);
      expect(keys.map(key => Number(rankKey(kind, key)))).toEqual(keys.map((_, rank) => rank));
    }
  });

  test.each([CODENAMES, PICTURES, DUET])('$id: from a number to the key and back', kind => {
    fc.assert(
      fc.property(anyRank(kind), rank => {
        const key = unrankKey(kind, rank);
        expect(BigInt(rankKey(kind, key))).toBe(rank);
        expect(key.rank).toBe(rank);
      }),
    );
  });

  test.each([CODENAMES, PICTURES, DUET])('$id: from a key to the number and back', kind => {
    fc.assert(
      fc.property(anyKey(kind), key => {
        expect(unrankKey(kind, rankKey(kind, key))).toEqual({
          ...key,
          kind: kind.id,
          rank: rankKey(kind, key),
        });
      }),
    );
  });

  test('the first and the last number are keys, the numbers outside are not', () => {
    for (const kind of [CODENAMES, PICTURES, DUET]) {
      const last = countKeys(kind) - 1n;
      for (const rank of [0n, last]) expect(rankKey(kind, unrankKey(kind, rank))).toBe(rank);
      for (const rank of [-1n, last + 1n]) expect(() => unrankKey(kind, rank)).toThrow(RangeError);
    }
  });

  test('the order of the roles in a template does not matter', () => {
    const counts = Object.fromEntries(Object.entries(CODENAMES.counts).reverse());
    const rank = 123_456_789_012n;
    expect(unrankKey({ ...CODENAMES, counts }, rank)).toEqual(unrankKey(CODENAMES, rank));
  });

  test('illegal cells have no number', () => {
    const key = unrankKey(CODENAMES, 1n);
    const short = key.cells.slice(1);
    for (const cells of [short, [...short, 'green'], [...short, ...short]])
      expect(() => rankKey(CODENAMES, { ...key, cells })).toThrow(ProblemError);
    expect(() => rankKey(CODENAMES, { ...key, start: 'green' })).toThrow(ProblemError);
    expect(() => rankKey(CODENAMES, { cells: key.cells })).toThrow(ProblemError);
  });

  test('a six by six grid has more keys than 2^53, and each comes back from its rank', () => {
    const large: KeyKind = {
      ...CODENAMES,
      columns: 6,
      rows: 6,
      counts: { starting: 13, other: 12, bystander: 10, assassin: 1 },
    };
    const size = countKeys(large);
    // 36! / (13! 12! 10! 1!) x 2.
    expect(size).toBe(68_736_091_177_353_600n);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: size - 1n }), rank => {
        const key = unrankKey(large, rank);
        expect(key.rank).toBe(rank);
        expect(rankKey(large, key)).toBe(rank);
      }),
    );
  });
});
