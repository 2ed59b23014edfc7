import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealKeys } from '../dealing/index.js';
import { CODENAMES, DUET, PICTURES, TINY, TINY_PAIRS } from '../kind.fixture.js';
import { type Key, type KeyKind, roleOf, shownCells } from '../kind.js';
import { sameCard } from '../orbit.js';
import { randomFrom } from '../random.js';
import { type KeyReport, KeyStatistics } from './key-statistics.js';

type Card = Pick<Key, 'start' | 'cells'>;

/** Three teams on 36 cells: too many layouts to be dealt, not too many to be counted. */
const THREE: KeyKind = {
  id: 'three',
  letter: 'H',
  columns: 6,
  rows: 6,
  teams: ['red', 'blue', 'green'],
  counts: { starting: 9, second: 8, third: 8, bystander: 10, assassin: 1 },
  turns: [0, 90, 180, 270],
  letters: { red: 'R', blue: 'B', green: 'G', bystander: '.', assassin: 'X' },
};

function report(kind: KeyKind, cards: Iterable<Card>, seed = 'x'): KeyReport {
  const statistics = new KeyStatistics(kind, seed);
  for (const card of cards) statistics.add(card);
  return statistics.finish();
}

/** Cards that are shuffled one by one: fair by their making, and not turned to any canonical edge. */
function shuffled(kind: KeyKind, count: number, seed: string): Card[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => {
    const start = kind.teams[i % Math.max(1, kind.teams.length)];
    const names = Object.keys(kind.counts);
    const cells = names.flatMap(name => Array(kind.counts[name]).fill(roleOf(kind, name, start)));
    return { ...(start === undefined ? {} : { start }), cells: random.shuffle(cells) };
  });
}

function mapOf({ maps }: KeyReport, role: string, face = 'front') {
  const found = maps.find(map => map.role === role && map.face === face);
  if (found === undefined) throw new Error(`no map of ${role}`);
  return found;
}

/** The card with two of its cells exchanged. */
function swapped({ start, cells }: Card, i: number, j: number): Card {
  return { ...(start === undefined ? {} : { start }), cells: cells.with(i, cells[j]).with(j, cells[i]) };
}

describe.each([CODENAMES, PICTURES, DUET, THREE, TINY_PAIRS])('the statistics of $id', kind => {
  const cards = shuffled(kind, 120, 'laws');
  const all = report(kind, cards);

  test('count each card once: the cells of a role add up over all cards', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.string(), (count, seed) => {
        const some = shuffled(kind, count, seed);
        const { maps, cards: counted, runs } = report(kind, some, seed);
        expect(counted).toBe(count);
        expect(runs.histogram.reduce((a, b) => a + b, 0)).toBe(count);
        for (const { counts, face, of, role } of maps) {
          const held = some.flatMap(({ start, cells }) => {
            const meant = of === 'turn' ? roleOf(kind, role, start) : role;
            return shownCells(kind, cells, face).filter(shown => shown === meant);
          });
          expect(counts.reduce((a, b) => a + b, 0)).toBeCloseTo(held.length, 6);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('agree with a slow count over all turns, cell by cell', () => {
    const lying = cards.map(card => ({ card, ways: liesOf(kind, card) }));
    for (const { face, of, role, counts } of all.maps)
      for (const [cell, count] of counts.entries()) {
        const share = ({ card, ways }: (typeof lying)[number]) => {
          const meant = of === 'turn' ? roleOf(kind, role, card.start) : role;
          return ways.filter(cells => shownCells(kind, cells, face)[cell] === meant).length / ways.length;
        };
        expect(count).toBeCloseTo(
          lying.reduce((sum, each) => sum + share(each), 0),
          6,
        );
      }
  });

  test('have a map of each role on each face, and of each team by its turn', () => {
    const roles = (face: string) =>
      new Set(cards.flatMap(({ cells }) => shownCells(kind, cells, face as 'front' | 'back')));
    const told = (face: string) =>
      all.maps.filter(map => map.face === face && map.of === 'role').map(({ role }) => role);
    expect(new Set(told('front'))).toEqual(roles('front'));
    expect(new Set(told('back'))).toEqual(kind.faces ? roles('back') : new Set());
    expect(all.maps.filter(({ of }) => of === 'turn').length).toBe(kind.teams.length);
  });

  test('agree with the distances over all turns of two cards', () => {
    const few = cards.slice(0, 9);
    const { histogram, pairs, least, mean } = report(kind, few).distances;
    const lies = (card: Card) => liesOf(kind, card);
    const found = few.flatMap((a, i) =>
      few.slice(0, i).map(b => {
        const far = lies(a).map(cells => cells.filter((role, cell) => role !== b.cells[cell]).length);
        return Math.min(...far);
      }),
    );
    expect(pairs).toBe(36);
    expect(histogram).toEqual(histogram.map((_, distance) => found.filter(d => d === distance).length));
    expect(least).toBe(Math.min(...found));
    expect(mean).toBeCloseTo(found.reduce((a, b) => a + b, 0) / 36, 9);
  });

  test('are the same for the same cards and seed; another seed only samples other cards', () => {
    const many = shuffled(kind, 700, 'many');
    const [one, again, other] = [report(kind, many), report(kind, many), report(kind, many, 'y')];
    expect(again).toEqual(one);
    expect({ ...other, distances: 0 }).toEqual({ ...one, distances: 0 });
    expect(other.distances.histogram).not.toEqual(one.distances.histogram);
    expect([one.distances.sample, one.distances.pairs]).toEqual([300, 44850]);
  });
});

/** The room's own list of what is the same card, where the kind can be dealt; four turns by hand elsewhere. */
function liesOf(kind: KeyKind, card: Card): readonly (readonly string[])[] {
  return kind === THREE
    ? kind.turns.map(turn => quarters(card.cells, 6, turn / 90))
    : sameCard(kind, card).map(({ cells }) => cells);
}

/** A square of cells after some quarter turns clockwise. */
function quarters(cells: readonly string[], side: number, turns: number): readonly string[] {
  if (turns === 0) return cells;
  const once = cells.map((_, i) => cells[(side - 1 - (i % side)) * side + Math.floor(i / side)]);
  return quarters(once, side, turns - 1);
}

describe('the longest run', () => {
  const lines = (...rows: string[]) => {
    const names: Record<string, string> = { R: 'red', B: 'blue', X: 'assassin' };
    return report(TINY, [{ start: 'red', cells: [...rows.join('')].map(letter => names[letter]) }]).runs;
  };

  test('is found in a row', () => {
    expect(lines('RRR', 'BXB', 'RBB')).toEqual({
      histogram: [0, 0, 0, 1],
      longest: { length: 3, role: 'red', card: 1 },
    });
  });

  test('or in a column', () => {
    expect(lines('RRB', 'RXB', 'BRB').longest).toEqual({ length: 3, role: 'blue', card: 1 });
  });

  test('but neither on a diagonal nor around an edge', () => {
    expect(lines('RBR', 'BRB', 'RXB').histogram).toEqual([0, 0, 1, 0]);
    expect(lines('BRB', 'RBR', 'RBX').longest?.length).toBe(2);
  });

  test('names the first card that has it', () => {
    const cards = ['RBRBRBRBX', 'RRRBXBRBB', 'BBBRRRBXR'].map(text => ({
      start: 'red',
      cells: [...text].map(letter => (letter === 'R' ? 'red' : letter === 'B' ? 'blue' : 'assassin')),
    }));
    expect(report(TINY, cards).runs).toEqual({
      histogram: [0, 1, 0, 2],
      longest: { length: 3, role: 'red', card: 2 },
    });
  });

  test('of a card with two faces is the longer one of both', () => {
    const cells = [...Array(7).fill('--'), ...Array(5).fill('G-'), ...Array(5).fill('-G')];
    const rest = ['GG', 'GG', 'GG', 'GX', 'XG', 'XX', 'X-', '-X'];
    expect(report(DUET, [{ cells: [...cells, ...rest] }]).runs.longest?.length).toBe(5);
  });
});

describe('two cards that turn into each other', () => {
  test.each([CODENAMES, DUET])('of $id differ in no cell', kind => {
    const [card] = dealKeys(kind, { seed: 1, count: 1 });
    for (const lying of sameCard(kind, card)) expect(report(kind, [card, lying]).distances.least).toBe(0);
  });
});

describe('chi-square', () => {
  test.each([CODENAMES, PICTURES, DUET])('finds 10,000 dealt cards of $id fair', kind => {
    for (const seed of ['fair', '7']) {
      const { maps, verdict } = report(kind, dealKeys(kind, { seed, count: 10_000 }));
      expect(verdict).toMatchObject({ fair: true, tests: 6, failed: 0 });
      for (const { p } of maps) expect(p).toBeGreaterThan(0.001);
    }
  });

  test.each([
    CODENAMES,
    DUET,
    THREE,
  ])('of shuffled cards of $id has its degrees of freedom as its mean', kind => {
    const values = Array.from({ length: 60 }, (_, i) => report(kind, shuffled(kind, 60, `mean ${i}`)).maps);
    const roles = values[0].length;
    const mean =
      values.flat().reduce((sum, { chiSquare, degrees }) => sum + chiSquare / degrees, 0) / (60 * roles);
    // The mean of 60 and more values, each with a deviation of sqrt(2 / 24).
    expect(Math.abs(mean - 1)).toBeLessThan(0.08);
  });

  test('finds an assassin that always lies in the middle', () => {
    const cards = [...dealKeys(CODENAMES, { seed: 1, count: 400 })].map(card =>
      swapped(card, card.cells.indexOf('assassin'), 12),
    );
    const all = report(CODENAMES, cards);
    expect(mapOf(all, 'assassin')).toMatchObject({ verdict: 'uneven', p: 0 });
    expect(all.verdict.fair).toBe(false);
  });

  test('finds an assassin that is never in one corner of a back', () => {
    const cards = shuffled(DUET, 3000, 'back').map(card => {
      // The first cell of the back is the last of the front.
      const shown = shownCells(DUET, card.cells, 'back');
      return shown[0] === 'assassin' ? swapped(card, 24, shown.length - 1 - shown.indexOf('green')) : card;
    });
    const all = report(DUET, cards);
    expect(mapOf(all, 'assassin', 'back')).toMatchObject({ verdict: 'uneven' });
    const { counts, expected } = mapOf(all, 'assassin', 'back');
    expect(counts[0]).toBeLessThan(0.8 * expected);
  });

  test('finds a starting team that is too often at the edge, though red and blue are even over all cards', () => {
    const isEdge = (cell: number) => cell % 5 === 0 || cell % 5 === 4 || cell < 5 || cell > 19;
    const cards = shuffled(CODENAMES, 2000, 'lean').map(card => {
      const edge = card.cells.findIndex((role, cell) => isEdge(cell) && role !== card.start);
      const inner = card.cells.findIndex((role, cell) => !isEdge(cell) && role === card.start);
      return edge >= 0 && inner >= 0 ? swapped(card, edge, inner) : card;
    });
    const all = report(CODENAMES, cards);
    expect(mapOf(all, 'starting').verdict).toBe('uneven');
    expect(mapOf(all, 'starting').p).toBeLessThan(mapOf(all, 'red').p / 1e6);
  });

  test('says nothing of the turn that is printed upright: on the table no card lies in it more than in another', () => {
    const cards = shuffled(CODENAMES, 4000, 'upright').map(card => {
      const nearest = sameCard(CODENAMES, card).sort(
        (a, b) => a.cells.indexOf('assassin') - b.cells.indexOf('assassin'),
      );
      return nearest[0];
    });
    expect(cards.every(({ cells }) => cells.indexOf('assassin') < 13)).toBe(true);
    expect(report(CODENAMES, cards).verdict.fair).toBe(true);
  });

  test('of shuffled cards comes out the same however each is turned', () => {
    const cards = shuffled(DUET, 50, 'turned');
    const turned = cards.map(card => ({ ...card, cells: sameCard(DUET, card)[3].cells }));
    const maps = (some: readonly Card[]) =>
      report(DUET, some).maps.map(({ chiSquare }) => chiSquare.toFixed(6));
    expect(maps(turned)).toEqual(maps(cards));
  });

  test('leaves out a role that no cell or every cell has', () => {
    const kind: KeyKind = { ...TINY, counts: { starting: 9, other: 0 }, letters: { red: 'R', blue: 'B' } };
    expect(report(kind, [{ start: 'red', cells: Array(9).fill('red') }]).maps).toEqual([]);
  });

  test('gives no verdict where a cell should hold the role fewer than five times', () => {
    const all = report(CODENAMES, shuffled(CODENAMES, 30, 'few'));
    expect(mapOf(all, 'assassin')).toMatchObject({ expected: 1.2, verdict: 'few' });
    expect(mapOf(all, 'red').verdict).toBe('even');
    expect(all.verdict.tests).toBe(5);
    expect(report(CODENAMES, []).verdict).toEqual({ tests: 0, failed: 0, leastP: 1 });
  });
});

describe('a batch', () => {
  test('of no card or of one has no pair to compare', () => {
    const none = report(PICTURES, []);
    expect(none).toMatchObject({ cards: 0, maps: [], distances: { sample: 0, pairs: 0 } });
    expect(none.runs.longest).toBeUndefined();
    expect(report(PICTURES, shuffled(PICTURES, 1, 'one')).distances).not.toHaveProperty('least');
  });

  test('refuses cards that the kind does not have', () => {
    const statistics = new KeyStatistics(CODENAMES);
    const [{ cells }] = dealKeys(CODENAMES, { seed: 1, count: 1 });
    expect(() => statistics.add({ cells })).toThrow('a card that "nobody" starts');
    expect(() => statistics.add({ start: 'red', cells: cells.slice(1) })).toThrow(
      'a card of 24 cells, not 25',
    );
    expect(() => statistics.add({ start: 'red', cells: cells.with(3, 'green') })).toThrow(RangeError);
  });
});
