import { describe, expect, test } from 'vitest';
import { breakoutSearch } from './breakout.js';
import type { Choice } from './choice.js';

interface Spot extends Choice {
  readonly at: number;
}

const spot = (at: number, cost = 0, faults = 0): Spot => ({ at, cost, faults });
const sameSpot = (a: Spot, b: Spot) => a.at === b.at;

describe('the search for a place for everything', () => {
  test('gives each thing its favourite place where that is free', () => {
    const things = [
      [spot(1), spot(2, 1)],
      [spot(3, 1), spot(4)],
    ];
    expect(breakoutSearch(things, sameSpot).map(({ at }) => at)).toEqual([1, 4]);
  });

  test('lets two that want one place share at the least cost', () => {
    const things = [
      [spot(1), spot(2, 5)],
      [spot(1), spot(3, 1)],
    ];
    expect(breakoutSearch(things, sameSpot).map(({ at }) => at)).toEqual([1, 3]);
  });

  test('moves a whole row of neighbours aside', () => {
    // Each thing may be at its own number or the next one; the first must not be at its own.
    const things = Array.from({ length: 12 }, (_, i) => [spot(i, 0, i === 0 ? 1 : 0), spot(i + 1, 1)]);
    const chosen = breakoutSearch(things, sameSpot).map(({ at }) => at);
    expect(chosen).toEqual(things.map((_, i) => i + 1));
  });

  test('leaves as few clashes as possible where nothing is free', () => {
    const things = Array.from({ length: 3 }, () => [spot(1), spot(2)]);
    const chosen = breakoutSearch(things, sameSpot).map(({ at }) => at);
    expect(new Set(chosen).size).toBe(2);
  });

  test('gives the same answer each time', () => {
    const things = Array.from({ length: 20 }, (_, i) =>
      Array.from({ length: 7 }, (_, c) => spot((i * 3 + c * 5) % 23, c)),
    );
    expect(breakoutSearch(things, sameSpot)).toEqual(breakoutSearch(things, sameSpot));
  });
});
