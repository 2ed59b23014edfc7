import { expect, test } from 'vitest';
import { thinned } from './polyline.js';

test('a line is thinned the same way on every machine, whatever the last bits of its numbers', () => {
  const heights = [0, 3, 4, 4, 3, 0];
  for (const bit of [0, 1e-13, -1e-13])
    for (const i of heights.keys()) {
      const line = heights.map((y, x) => ({ x, y: y + (x === i ? bit : 0) }));
      expect(thinned(line, 2).map(({ x }) => x)).toEqual([0, 2, 5]);
    }
});
