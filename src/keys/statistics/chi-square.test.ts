import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquareTail } from './chi-square.js';

describe('the tail of chi-square', () => {
  /** Abramowitz and Stegun, table 26.8, and NIST/SEMATECH e-Handbook, 1.3.6.7.4. */
  test.each([
    [3.841, 1, 0.05],
    [5.991, 2, 0.05],
    [30.144, 19, 0.05],
    [13.848, 24, 0.95],
    [36.415, 24, 0.05],
    [42.98, 24, 0.01],
    [51.179, 24, 0.001],
    [49.802, 35, 0.05],
  ])('of %d with %d degrees of freedom is %d', (x, degrees, p) => {
    expect(chiSquareTail(x, degrees) / p).toBeCloseTo(1, 3);
  });

  test('with two degrees is an exponential, for small values and for large ones', () => {
    for (const x of [0, 1e-9, 0.5, 2, 3.9, 4.1, 40, 600])
      expect(chiSquareTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 12);
  });

  test('falls from 1 to 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (degrees, a, b) => {
          const [near, far] = [a, b].sort((x, y) => x - y).map(x => chiSquareTail(x, degrees));
          expect(near).toBeLessThanOrEqual(1);
          expect(far).toBeGreaterThanOrEqual(0);
          expect(far).toBeLessThanOrEqual(near + 1e-12);
        },
      ),
    );
  });
});
