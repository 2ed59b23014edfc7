import { describe, expect, test } from 'vitest';
import { keySpace } from '../key-space.js';
import { CODENAMES, DUET, PICTURES, TINY, TINY_PAIRS } from '../kind.fixture.js';
import type { KeyKind } from '../kind.js';
import { canonicalKey, canonicalOf } from '../orbit.js';
import { countKeys, unrankKey } from '../rank.js';
import { cardTable, countCards } from './card-table.js';

const SMALL: KeyKind[] = [
  TINY,
  { ...TINY, turns: [0, 180] },
  { ...TINY, turns: [0] },
  { ...TINY, columns: 4, rows: 2, counts: { starting: 3, other: 3, assassin: 2 }, turns: [0, 180] },
  { ...TINY, columns: 4, rows: 4, counts: { starting: 6, other: 5, bystander: 4, assassin: 1 } },
  { ...TINY, columns: 1, rows: 1, counts: { starting: 1, other: 0 }, turns: [0, 180] },
  TINY_PAIRS,
  { ...TINY_PAIRS, columns: 4, rows: 2, counts: { GG: 2, 'G-': 2, '-G': 2, '--': 2 } },
  { ...TINY_PAIRS, turns: [0, 90, 180, 270] },
];

describe('how many different cards there are', () => {
  test('as many as worked out on paper', () => {
    expect(countCards(CODENAMES)).toBe(105_172_353_000n);
    expect(countCards(PICTURES)).toBe(498_841_200n);
    expect(countCards(DUET)).toBe(8_905_153_473_216_000n);
  });

  test('each number leads to a card of its own, and every card has a number', () => {
    for (const kind of SMALL.filter(small => countKeys(small) < 100_000n)) {
      const space = keySpace(kind);
      const table = cardTable(space);
      const dealt = new Set<bigint>();
      for (const start of space.roles.keys())
        for (let i = 0n; i < table.size; i++) dealt.add(canonicalOf(space, start, table.layout(i)).rank);
      const all = new Set<bigint>();
      for (let rank = 0n; rank < countKeys(kind); rank++)
        all.add(canonicalKey(kind, unrankKey(kind, rank)).rank);
      expect(dealt).toEqual(all);
      expect(BigInt(dealt.size)).toBe(countCards(kind));
    }
  });

  test('a card that looks the same after a turn is one card too', () => {
    expect(countCards(TINY)).toBeGreaterThan(countKeys(TINY) / 4n);
  });

  test('the first and the last card of each game are legal', () => {
    for (const kind of [CODENAMES, PICTURES, DUET]) {
      const space = keySpace(kind);
      const { size, layout } = cardTable(space);
      for (const number of [0n, 1n, size - 2n, size - 1n]) {
        const cells = [...layout(number)];
        expect(space.counts.map((_, symbol) => cells.filter(cell => cell === symbol).length)).toEqual(
          space.counts,
        );
      }
    }
  });

  test('a game with too many cards to number is refused', () => {
    // Twelve roles on three cells each: 36! / 3!^12 layouts.
    const roles = [...'abcdefghijkm'];
    const counts = Object.fromEntries(roles.map(role => [role, 3]));
    const letters = Object.fromEntries(roles.map(role => [role, role]));
    const kind: KeyKind = { ...CODENAMES, columns: 6, rows: 6, teams: [], counts, letters };
    expect(() => countCards(kind)).toThrow('keys.kind-too-many');
    expect(() => countCards({ ...kind, turns: [0] })).toThrow('keys.kind-too-many');
  });
});
