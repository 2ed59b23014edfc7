import { expect, test } from 'vitest';
import { IDENTITY } from '../scene/geometry/index.js';
import { scattered } from './place.js';

const on = { x: 15, y: 15, width: 30, height: 30, turn: 0 };
const ant = { x: -5, y: -5, width: 10, height: 10 };
const place = [1, 0, 0, 1, 15, 15] as const;
const everywhere = { d: 'M -99 -99 H 99 V 99 H -99 Z' };
const square = { d: 'M 0 0 H 30 V 30 H 0 Z' };

test('a pattern keeps the ants that are mostly on the skin', () => {
  const middles = scattered(square, on, place, 1, ant).map(([, , , , x, y]) => [x, y]);
  expect(middles).toContainEqual([15, 15]);
  for (const [x, y] of middles)
    expect(Math.max(Math.abs(x - 15), Math.abs(y - 15))).toBeLessThanOrEqual(12.5);
  expect(middles.length).toBeLessThan(scattered(everywhere, on, place, 1, ant).length);
});

test('no ant sits in a hole of the skin', () => {
  const ring = { d: `${square.d} M 10 10 H 20 V 20 H 10 Z` };
  const middles = scattered(ring, on, IDENTITY, 1, { ...ant, x: 10, y: 10 }).map(([, , , , x, y]) => [x, y]);
  expect(middles).not.toContainEqual([0, 0]);
});
