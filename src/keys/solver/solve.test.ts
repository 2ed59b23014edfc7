import { describe, expect, test } from 'vitest';
import { ProblemError, sentence } from '../../speech/index.js';
import { cardId, keyFromId } from '../id.js';
import { CODENAMES, DUET, PICTURES, TINY } from '../kind.fixture.js';
import type { Key, KeyKind } from '../kind.js';
import { canonicalKey } from '../orbit.js';
import { proveKeys } from '../proof/index.js';
import { mostApart } from './count/most-apart.js';
import { searchKeys, solveKeys } from './solve.js';
import { faultsOfCard, leastDistance, unbalance } from './solver.fixture.js';
import type { Wishes } from './wishes.js';

const SIX: KeyKind = {
  ...CODENAMES,
  id: 'six',
  columns: 6,
  rows: 6,
  counts: { starting: 9, other: 8, bystander: 9, assassin: 1, shop: 9 },
  letters: { ...CODENAMES.letters, shop: 'S' },
};
const THREE: KeyKind = {
  ...CODENAMES,
  id: 'three',
  columns: 6,
  rows: 6,
  teams: ['red', 'blue', 'green'],
  counts: { starting: 9, second: 8, third: 7, bystander: 9, assassin: 3 },
  letters: { ...CODENAMES.letters, green: 'G' },
};
const OWN: KeyKind = {
  ...CODENAMES,
  id: 'own',
  teams: [],
  counts: { sun: 9, moon: 8, star: 8 },
  letters: { sun: 'S', moon: 'M', star: 'T' },
};
const FROZEN = [
  ['C-6XNX-7299-P', 'BBRR. .B.B. B.XR. RB.BB RBRRR'],
  ['C-0XGR-BYZ9-W', 'BBRBR BRRBR ..X.. ..BRR RB.BR'],
  ['C-6G5Y-1YXM-6', 'R.B.B RB..R RBX.B BRBB. BRR.R'],
];
const SEEDS = ['1', 'tea house', '茶樓'];

const solve = (kind: KeyKind, wishes: Wishes, seed: string, count: number) =>
  solveKeys(kind, wishes, { seed, count }).keys;
const faults = (kind: KeyKind, wishes: Wishes, keys: readonly Key[]) => {
  const cards = keys.map(key => ({ ...key, id: `${key.rank}` }));
  return [
    ...proveKeys(kind, cards).problems.filter(({ level }) => level === 'error'),
    ...keys.flatMap(key => faultsOfCard(kind, wishes, key)),
  ];
};
const startsOf = (keys: readonly Key[], team: string) => keys.filter(({ start }) => start === team).length;

describe.each([CODENAMES, PICTURES, DUET])('$id: forty cards', kind => {
  const middle = kind === DUET ? 'XX' : 'assassin';
  test.each(SEEDS)('seed %s without wishes: legal cards, no two the same', seed => {
    expect(faults(kind, {}, solve(kind, {}, seed, 40))).toEqual([]);
  });

  test.each(SEEDS)('the middle holds what was wished, seed %s', seed => {
    const wishes = { fixed: [{ cell: 12, name: middle }] };
    expect(faults(kind, wishes, solve(kind, wishes, seed, 40))).toEqual([]);
  });

  test.each(SEEDS)('no row or column shows a single role, seed %s', seed => {
    expect(faults(kind, { mixedLines: true }, solve(kind, { mixedLines: true }, seed, 40))).toEqual([]);
  });

  test.each(SEEDS)('no connected group of a team is larger than three, two or one, seed %s', seed => {
    for (const touching of [3, 2, 1])
      expect(faults(kind, { touching }, solve(kind, { touching }, seed, 40))).toEqual([]);
  });

  test.each(SEEDS)('any two cards differ in eight cells, however they lie, seed %s', seed => {
    const keys = solve(kind, { distance: 8 }, seed, 40);
    expect(faults(kind, {}, keys)).toEqual([]);
    expect(leastDistance(kind, keys)).toBeGreaterThanOrEqual(8);
  });

  test.each(SEEDS)('each cell is a team’s as often as any other, seed %s', seed => {
    for (const count of [1, 7, 40, 50]) {
      const keys = solve(kind, { balanced: true }, seed, count);
      expect(faults(kind, {}, keys)).toEqual([]);
      expect(Math.max(...unbalance(kind, {}, keys))).toBeLessThanOrEqual(1);
    }
  });

  test.each(SEEDS)('all wishes together, seed %s', seed => {
    const wishes: Wishes = {
      fixed: [{ cell: 12, name: middle }],
      mixedLines: true,
      touching: 4,
      distance: 8,
      balanced: true,
      starts: kind === DUET ? undefined : 'equal',
    };
    const keys = solve(kind, wishes, seed, 40);
    expect(faults(kind, wishes, keys)).toEqual([]);
    expect(leastDistance(kind, keys)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...unbalance(kind, wishes, keys))).toBeLessThanOrEqual(1);
    for (const team of kind.teams) expect(startsOf(keys, team)).toBe(20);
  });
});

describe('who starts', () => {
  test('the teams take turns where no wish says otherwise', () => {
    const keys = solve(CODENAMES, {}, '1', 41);
    expect(Math.abs(startsOf(keys, 'red') - startsOf(keys, 'blue'))).toBe(1);
    for (let i = 1; i < keys.length; i++) expect(keys[i].start).not.toBe(keys[i - 1].start);
  });

  test('one team starts every card where a wish says so', () => {
    expect(startsOf(solve(CODENAMES, { starts: 'blue', balanced: true }, '1', 40), 'blue')).toBe(40);
  });

  test('a team that cannot start leaves all starts to the other', () => {
    const fixed = [0, 2, 4, 6, 8, 10, 12, 14, 16].map(cell => ({ cell, name: 'red' }));
    expect(startsOf(solve(CODENAMES, { fixed }, '1', 40), 'red')).toBe(40);
  });
});

describe('games of one’s own', () => {
  test.each([SIX, THREE])('$id: all wishes together on six by six', kind => {
    const wishes: Wishes = { mixedLines: true, touching: 4, distance: 14, balanced: true, starts: 'equal' };
    const keys = solve(kind, wishes, '1', 24);
    expect(faults(kind, wishes, keys)).toEqual([]);
    expect(leastDistance(kind, keys)).toBeGreaterThanOrEqual(14);
    expect(Math.max(...unbalance(kind, wishes, keys))).toBeLessThanOrEqual(1);
    for (const team of kind.teams) expect(startsOf(keys, team)).toBe(24 / kind.teams.length);
  });

  test('three roles without a team', () => {
    const wishes: Wishes = { mixedLines: true, distance: 10, fixed: [{ cell: 12, name: 'moon' }] };
    const keys = solve(OWN, wishes, '1', 40);
    expect(faults(OWN, wishes, keys)).toEqual([]);
    expect(leastDistance(OWN, keys)).toBeGreaterThanOrEqual(10);
  });
});

describe('a set of cards from a seed', () => {
  const wishes: Wishes = { fixed: [{ cell: 12, name: 'assassin' }], touching: 3, distance: 10 };

  /** A change here changes decks that were printed: a new major version, and a line in the changelog. */
  test('seed 1 gives the same three cards as ever', () => {
    const letters: Record<string, string> = { red: 'R', blue: 'B', bystander: '.', assassin: 'X' };
    const told = solve(CODENAMES, wishes, '1', 3).map(key => {
      const rows = [0, 5, 10, 15, 20].map(i => key.cells.slice(i, i + 5).map(role => letters[role]));
      return [cardId(CODENAMES, key), rows.map(row => row.join('')).join(' ')];
    });
    expect(told).toEqual(FROZEN);
  });

  test('the same seed gives the same set, another seed another one', () => {
    for (const kind of [CODENAMES, PICTURES]) {
      const all = { mixedLines: true, touching: 3, balanced: true, distance: 6 };
      expect(solve(kind, all, '7', 40)).toEqual(solve(kind, all, '7', 40));
      const one = new Set(solve(kind, all, '7', 40).map(({ rank }) => rank));
      expect(solve(kind, all, '8', 40).some(({ rank }) => one.has(rank))).toBe(false);
    }
    expect(solveKeys(CODENAMES, {}, { seed: 7, count: 3 })).toEqual(
      solveKeys(CODENAMES, {}, { seed: '7', count: 3 }),
    );
  });

  test('the id of a card prints that card, in one of its turns', () => {
    for (const key of solve(CODENAMES, wishes, '1', 10)) {
      const printed = keyFromId([CODENAMES], cardId(CODENAMES, key));
      expect(printed).toEqual(canonicalKey(CODENAMES, key));
    }
  });

  test('a thousand cards are found', () => {
    const all: Wishes = { mixedLines: true, touching: 4, balanced: true, starts: 'equal' };
    const { keys } = solveKeys(CODENAMES, all, { seed: '1', count: 1000 });
    expect(faults(CODENAMES, all, keys)).toEqual([]);
    expect(Math.max(...unbalance(CODENAMES, all, keys))).toBeLessThanOrEqual(1);
  });

  test('asked for no card, it has none', () => {
    expect(solve(CODENAMES, { balanced: true, distance: 3 }, '1', 0)).toEqual([]);
  });
});

describe('more cards than there are', () => {
  const problemsOf = (kind: KeyKind, wishes: Wishes, count: number, budget?: number) => {
    try {
      solveKeys(kind, wishes, { seed: '1', count, budget });
    } catch (error) {
      if (error instanceof ProblemError) return error.problems;
      throw error;
    }
    return [];
  };

  test('all cards of a small game are found, and one more is refused', () => {
    expect(faults(TINY, {}, solve(TINY, {}, '1', 320))).toEqual([]);
    expect(problemsOf(TINY, {}, 321)).toMatchObject([
      { code: 'keys.wishes-too-many', values: { count: 321, there: 320 } },
    ]);
  });

  test('with few open cells the few cards are counted', () => {
    const fixed = Array.from({ length: 22 }, (_, cell) => ({
      cell,
      name: cell < 9 ? 'starting' : cell < 17 ? 'other' : 'bystander',
    }));
    expect(problemsOf(CODENAMES, { fixed }, 40)).toMatchObject([
      { code: 'keys.wishes-too-many', values: { there: 6 } },
    ]);
    expect(solve(CODENAMES, { fixed }, '1', 6)).toHaveLength(6);
  });

  test('a search that was given up does not claim that there are no more', () => {
    expect(problemsOf(CODENAMES, { distance: 15 }, 40, 20_000)).toMatchObject([
      {
        code: 'keys.wishes-given-up',
        values: { count: 40, wishes: [sentence('keys.wish-distance', { cells: 15 })] },
      },
    ]);
  });

  test('wishes that make no sense are refused before the search', () => {
    expect(problemsOf(CODENAMES, { touching: 0.5, starts: 'rad' }, 4)).toMatchObject([
      { code: 'keys.wish-number', values: { value: 0.5 } },
      { code: 'keys.wish-no-start', values: { team: 'rad', near: 'red' } },
    ]);
  });

  test('the search has its patience for each card anew, so a large set needs no more luck than a small one', () => {
    // Some twenty choices for each card: a hundred in all would be used up at the fifth.
    expect(solveKeys(CODENAMES, { touching: 4 }, { seed: '1', count: 50, budget: 100 }).keys).toHaveLength(
      50,
    );
  });

  test('more cards than can lie so far apart are refused at once, with how many can', () => {
    expect(problemsOf(CODENAMES, { distance: 16 }, 1025)).toMatchObject([
      { code: 'keys.wishes-apart', values: { count: 1025, most: 1024, distance: 16 } },
    ]);
    const fixed = [{ cell: 12, name: 'assassin' }];
    expect(mostApart(CODENAMES, { distance: 16, fixed })).toBeLessThan(1024);
    expect(mostApart(CODENAMES, { distance: 16, starts: 'red' })).toBe(512);
    expect(mostApart(CODENAMES, {})).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([2, 3, 4, 5, 6])('no more cards than the bound are ever found, %s cells apart', distance => {
    const most = mostApart(TINY, { distance });
    const { keys } = solveKeys(TINY, { distance }, { seed: '1', count: 320, budget: 2000, keepFound: true });
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.length).toBeLessThanOrEqual(most);
    expect(keys.length === 1 || leastDistance(TINY, keys) >= distance).toBe(true);
  });
});

describe('a search that is watched', () => {
  /** Ends at the first look with so many cards; tells what was seen. */
  const watched = (wishes: Wishes, count: number, enough: number) => {
    const seen: number[] = [];
    const search = searchKeys(CODENAMES, wishes, { seed: '1', count });
    let next = search.next(false);
    while (!next.done) {
      seen.push(next.value);
      next = search.next(next.value >= enough);
    }
    return { seen, ...next.value };
  };

  test('tells how many cards it has', () => {
    const { seen, keys, fewer } = watched({ touching: 3 }, 20, 100);
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 19 }, (_, i) => i + 1)));
    expect([keys.length, fewer]).toEqual([20, undefined]);
  });

  test.each<Wishes>([
    { touching: 3 },
    { distance: 10, starts: 'equal' },
    { balanced: true },
  ])('stopped, it has the same cards as if no more had been asked for: %j', wishes => {
    const { keys, fewer } = watched(wishes, 60, 31);
    expect(keys).toHaveLength(wishes.starts ? 30 : 31);
    expect(fewer?.code).toBe('keys.wishes-given-up');
    expect(keys).toEqual(solveKeys(CODENAMES, wishes, { seed: '1', count: keys.length }).keys);
  });

  test('what was found before the search came to its end can be kept, and is what a smaller number gives', () => {
    const wishes = { distance: 16 };
    const options = { seed: '1', count: 500, budget: 3000, keepFound: true };
    const { keys, fewer } = solveKeys(CODENAMES, wishes, options);
    expect(fewer).toMatchObject({ code: 'keys.wishes-given-up', values: { found: keys.length } });
    expect(leastDistance(CODENAMES, keys)).toBeGreaterThanOrEqual(16);
    expect(keys).toEqual(solveKeys(CODENAMES, wishes, { seed: '1', count: keys.length, budget: 3000 }).keys);
  });

  test('where there are fewer cards than asked for, all of them can be kept', () => {
    const { keys, fewer } = solveKeys(TINY, {}, { seed: '1', count: 400, keepFound: true });
    expect([keys.length, fewer?.code]).toEqual([320, 'keys.wishes-too-many']);
  });
});
