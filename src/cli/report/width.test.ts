import { expect, test } from 'vitest';
import { fromRightToLeft } from '../../data/index.js';
import { padded, widthOf, wrapped } from './width.js';

test('Chinese takes two columns a character, marks none', () => {
  expect(
    ['fox', '狐狸', '「狐」，', 'ｱ１', 'روباه', 'می‌شود', '한글', fromRightToLeft('دو')].map(widthOf),
  ).toEqual([3, 4, 8, 3, 5, 5, 4, 2]);
  expect(padded('狐狸', 6)).toBe('狐狸  ');
});

test('lines break between words and between Chinese characters, never before a closing mark', () => {
  expect(wrapped('print the deck', 9)).toEqual(['print the', 'deck']);
  expect(wrapped('印一副牌：PDF、記錄檔。', 8)).toEqual(['印一副', '牌：', 'PDF、記', '錄檔。']);
  expect(wrapped('（預設）（預設）', 10)).toEqual(['（預設）', '（預設）']);
  expect(wrapped('', 10)).toEqual(['']);
});
