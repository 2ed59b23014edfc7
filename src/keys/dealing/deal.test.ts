import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardId, keyFromId } from '../id.js';
import { CODENAMES, DUET, PICTURES, TINY, TINY_PAIRS } from '../kind.fixture.js';
import type { KeyKind } from '../kind.js';
import { canonicalKey } from '../orbit.js';
import { proveKeys } from '../proof/index.js';
import { countCards } from './card-table.js';
import { dealKeys, keyDealer } from './deal.js';

const KINDS = [CODENAMES, PICTURES, DUET];
const ids = (kind: typeof CODENAMES, seed: string, count: number, from?: number) =>
  [...dealKeys(kind, { seed, count, from })].map(key => cardId(kind, key));

/** A change here changes every deck that was ever printed: a new major version, and a line in the changelog. */
const FROZEN = [
  ['C-03Y5-BWBE-W', 'red', 'R.RBB BX.BR .RB.. B.RBR .RRBR'],
  ['C-7ZRK-RWQM-X', 'blue', 'BBB.R RRRBR .B.X. BRRB. .BRB.'],
  ['C-3H7N-TA9R-7', 'red', '...BB .BRBR RBB.B .RRRR R.BRX'],
  ['C-73XT-BCR7-8', 'blue', 'RB.RB RBRB. B..BX R.RR. RBBB.'],
  ['C-1FQZ-F3CB-8', 'red', 'RBX.B R..BR BRRB. BBRB. R.RR.'],
  ['C-7D22-8C58-H', 'blue', 'BR..R BRBBB RB..R R.B.. XBBRR'],
  ['C-2M4Q-H6TV-Y', 'red', 'X..RB B..RR BRRRB RBR.B .B.BR'],
  ['C-9QC8-HCJV-Y', 'blue', 'BXBBB RBR.. BR..R RRBRB .RB..'],
  ['C-0EDE-TPN2-6', 'red', '..R.B RRRR. BRBR. BBBBR XR..B'],
  ['C-90PR-77AS-4', 'blue', 'B.BB. XBRBR B.B.R .BRRR B.RR.'],
];

describe('dealing', () => {
  test('seed 1 deals the same ten cards as ever', () => {
    const letters: Record<string, string> = { red: 'R', blue: 'B', bystander: '.', assassin: 'X' };
    const dealt = [...dealKeys(CODENAMES, { seed: '1', count: 10 })].map(key => {
      const rows = [0, 5, 10, 15, 20].map(i => key.cells.slice(i, i + 5).map(role => letters[role]));
      return [cardId(CODENAMES, key), key.start, rows.map(row => row.join('')).join(' ')];
    });
    expect(dealt).toEqual(FROZEN);
  });

  test('the same seed deals the same cards, whether typed as a number or as text', () => {
    expect(ids(CODENAMES, 'tea house', 100)).toEqual(ids(CODENAMES, 'tea house', 100));
    expect([...dealKeys(CODENAMES, { seed: 7, count: 5 })]).toEqual([
      ...dealKeys(CODENAMES, { seed: '7', count: 5 }),
    ]);
  });

  test('another seed deals other cards', () => {
    const one = new Set(ids(CODENAMES, '1', 500));
    expect(ids(CODENAMES, '2', 500).filter(id => one.has(id))).toEqual([]);
  });

  test.each(KINDS)('$id: 5,000 cards keep every law, and no two are the same when turned', kind => {
    const cards = [...dealKeys(kind, { seed: 'law', count: 5000 })];
    expect(
      proveKeys(
        kind,
        cards.map(key => ({ ...key, id: cardId(kind, key) })),
      ).problems,
    ).toEqual([]);
  });

  test.each([TINY, TINY_PAIRS])('$id: a deal of all cards holds each of them once', kind => {
    const count = Number(countCards(kind));
    const cards = [...dealKeys(kind, { seed: 'all', count })];
    expect(
      proveKeys(
        kind,
        cards.map(key => ({ ...key, id: cardId(kind, key) })),
      ).problems,
    ).toEqual([]);
    expect(() => dealKeys(kind, { seed: 'all', count: count + 1 })).toThrow('keys.deal-range');
  });

  test('any even number of cards, wherever they begin, has half of each start', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.nat(1e9), (seed, half, from) => {
        const cards = [...dealKeys(CODENAMES, { seed, count: half * 2, from })];
        expect(cards.filter(key => key.start === 'red').length).toBe(half);
      }),
      { numRuns: 50 },
    );
  });

  test('either team can start the first card', () => {
    const firsts = Array.from({ length: 50 }, (_, seed) => keyDealer(CODENAMES, seed)(0).start);
    expect(new Set(firsts)).toEqual(new Set(['red', 'blue']));
  });

  test('pieces together are the whole, in order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.string(), fc.array(fc.nat(30)), (kind, seed, sizes) => {
        let from = 0;
        const shards = sizes.flatMap(size => {
          from += size;
          return ids(kind, seed, size, from - size);
        });
        expect(shards).toEqual(ids(kind, seed, from));
      }),
      { numRuns: 30 },
    );
  });

  test('a card far along comes at once', () => {
    const place = Number(countCards(CODENAMES)) - 1;
    expect([...dealKeys(CODENAMES, { seed: '1', count: 1, from: place })]).toEqual([
      keyDealer(CODENAMES, '1')(place),
    ]);
  });

  test('every card is shown as its canonical key', () => {
    for (const kind of KINDS)
      for (const key of dealKeys(kind, { seed: 'up', count: 200 }))
        expect(canonicalKey(kind, key)).toEqual(key);
  });

  test.each(
    KINDS,
  )('$id: a player who never turns the card in its stand learns nothing from the place of a cell', kind => {
    const count = 20_000;
    const cells = kind.columns * kind.rows;
    const found = new Map<string, number[]>();
    for (const key of dealKeys(kind, { seed: 'fair', count }))
      key.cells.forEach((role, cell) => {
        const name = role === key.start ? 'starting' : kind.teams.includes(role) ? 'other' : role;
        const list = found.get(name) ?? new Array<number>(cells).fill(0);
        list[cell]++;
        found.set(name, list);
      });
    for (const [name, list] of found) {
      const share = kind.counts[name] / cells;
      const deviation = Math.sqrt(count * share * (1 - share));
      for (const times of list) expect(Math.abs(times - count * share)).toBeLessThan(5 * deviation);
    }
  });

  test.each([
    [-1, 0],
    [0.5, 0],
    [1, -1],
    [2, 105_172_352_999],
  ])('%d cards after skipping %d are refused at once', (count, from) => {
    expect(() => dealKeys(CODENAMES, { seed: '1', count, from })).toThrow('keys.deal-range');
  });
});

describe('a large grid', () => {
  const THREE: KeyKind = {
    ...CODENAMES,
    id: 'three',
    letter: 'T',
    columns: 6,
    rows: 6,
    teams: ['red', 'blue', 'green'],
    counts: { starting: 9, second: 8, third: 8, bystander: 10, assassin: 1 },
    letters: { ...CODENAMES.letters, green: 'G' },
  };

  test('of six by six for three teams is dealt like any other: each team starts a third, all legal, no two alike', () => {
    expect(countCards(THREE)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    const cards = [...dealKeys(THREE, { seed: 1, count: 3000 })].map(key => ({
      ...key,
      id: cardId(THREE, key),
    }));
    expect(proveKeys(THREE, cards)).toEqual({
      cards: 3000,
      starts: { red: 1000, blue: 1000, green: 1000 },
      problems: [],
    });
    for (const { id, cells, start } of cards.slice(0, 50))
      expect(keyFromId([THREE], id)).toMatchObject({ cells, start });
  });

  test('has the assassin in every cell equally often', () => {
    const found = new Array<number>(36).fill(0);
    for (const { cells } of dealKeys(THREE, { seed: 3, count: 3600 })) found[cells.indexOf('assassin')]++;
    // 100 each, give or take four standard deviations.
    for (const times of found) expect(Math.abs(times - 100)).toBeLessThan(40);
  });
});
