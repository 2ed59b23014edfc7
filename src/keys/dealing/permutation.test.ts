import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededPermutation } from './permutation.js';

const order = (size: number, seed: string) =>
  Array.from({ length: size }, (_, i) => seededPermutation(size, seed)(i));

describe('a seeded permutation', () => {
  test('has each number once, for any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.string(), (size, seed) => {
        const at = seededPermutation(size, seed);
        const numbers = Array.from({ length: size }, (_, i) => at(i));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i));
      }),
    );
  });

  test('seed 1 gives ten numbers the same order as ever', () => {
    expect(order(10, '1')).toEqual([5, 1, 4, 8, 2, 0, 7, 3, 9, 6]);
  });

  test('two places of a range up to 2^53 - 1 never have the same number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.string(), (any, seed) => {
        const size = Math.abs(any) + 1000;
        if (!Number.isSafeInteger(size)) return;
        const at = seededPermutation(size, seed);
        const numbers = [...Array(50).keys()].flatMap(i => [at(i), at(size - 1 - i)]);
        expect(new Set(numbers).size).toBe(100);
        expect(numbers.every(number => Number.isSafeInteger(number) && number >= 0 && number < size)).toBe(
          true,
        );
      }),
    );
    const largest = seededPermutation(Number.MAX_SAFE_INTEGER, 'x');
    expect(new Set(Array.from({ length: 10_000 }, (_, i) => largest(i))).size).toBe(10_000);
  });

  test('all orders of four numbers come up about equally often', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 12_000; seed++) {
      const name = order(4, String(seed)).join('');
      orders.set(name, (orders.get(name) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const times of orders.values()) expect(Math.abs(times - 500)).toBeLessThan(250);
  });

  test('neighbouring places have numbers far apart', () => {
    const size = 105_172_353_000;
    const at = seededPermutation(size, 'far');
    let sum = 0;
    for (let i = 0; i < 2000; i++) sum += Math.abs(at(i) - at(i + 1)) / size;
    // Two numbers drawn by chance lie a third of the range apart on average.
    expect(sum / 2000).toBeCloseTo(1 / 3, 1);
  });

  test('a place outside the range and an empty range are refused', () => {
    for (const place of [-1, 10, 0.5]) expect(() => seededPermutation(10, '1')(place)).toThrow(RangeError);
    for (const size of [0, -1, 2 ** 53, 0.5]) expect(() => seededPermutation(size, '1')).toThrow(RangeError);
  });
});
