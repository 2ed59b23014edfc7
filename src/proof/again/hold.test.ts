import { expect, test } from 'vitest';
import { isDrawn } from './hold.js';

const drawn = (pages: number) =>
  Array.from({ length: pages }, (_, i) => i + 1).filter(number => isDrawn(number, pages));

test('each page of a deck is drawn, and of a batch both sides of eight sheets, the first and the last among them', () => {
  expect(drawn(26)).toHaveLength(26);
  expect(drawn(1668)).toHaveLength(16);
  expect(drawn(1668)).toEqual(expect.arrayContaining([1, 2, 1667, 1668]));
});
