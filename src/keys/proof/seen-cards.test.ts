import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeenCards } from './seen-cards.js';

test('remembers the first value of each number or text, as a Map would', () => {
  const keys = fc.oneof(fc.maxSafeNat(), fc.integer({ min: 0, max: 50 }), fc.string());
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 3000 }), all => {
      const seen = new SeenCards();
      const map = new Map<number | string, number>();
      for (const [i, key] of all.entries()) {
        expect(seen.add(key, i)).toBe(map.get(key));
        if (!map.has(key)) map.set(key, i);
      }
    }),
    { numRuns: 30 },
  );
});
