import { expect, test } from 'vitest';
import { touchingPairs } from './touching.js';

test('words touch that share a character, a part, or of which one contains the other', () => {
  expect(touchingPairs(['電車', '單車', '風扇', '電風扇'], 'yue')).toEqual([
    [0, 1],
    [0, 3],
    [2, 3],
  ]);
  expect(touchingPairs(['Spring', 'ring', 'Key ring', 'Kingdom'], 'en')).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(touchingPairs(['گل', 'گل‌فروش', 'گلدان', 'دان'], 'fa')).toEqual([
    [0, 1],
    [0, 2],
    [2, 3],
  ]);
});

test('words do not touch because of case, spaces or letters alone', () => {
  expect(touchingPairs(['Sea shell', 'Ashes', 'SHEEP'], 'en')).toEqual([]);
});
