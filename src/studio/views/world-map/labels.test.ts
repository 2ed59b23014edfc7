import { expect, test } from 'vitest';
import { labelsFor } from './labels.js';

test('a name goes to the other side of its dot where the map ends', () => {
  const [label] = labelsFor([{ x: 590, y: 200, text: 'Auckland' }], 600, 400);
  expect(label.anchor).toBe('end');
});

test('names never lie on each other: those that come last are left out', () => {
  const crowd = Array.from({ length: 12 }, (_, i) => ({
    x: 300 + (i % 4) * 3,
    y: 200 + i,
    text: `Place ${i}`,
  }));
  const labels = labelsFor(crowd, 600, 400);
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.length).toBeLessThan(12);
  expect(labels[0].text).toBe('Place 0');
});
