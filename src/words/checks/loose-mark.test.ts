import { expect, test } from 'vitest';
import { looseMark } from './loose-mark.js';

test('a mark at the start of a word stands on no letter', () => {
  expect(looseMark('\u0301a')).toBe('\u0301');
  expect(looseMark('red \u064eقرمز')).toBe('\u064e');
  expect(looseMark('\u200d\u06dcß')).toBe('\u06dc');
});

test('words with marks in their places have none', () => {
  // Yoruba, Persian, Bengali with a joiner before its mark, Thai, Hebrew, and a heart in colour.
  for (const word of ['Ẹ̀kọ́', 'مُحَمَّد', 'র\u200d্যাব', 'น้ำ', 'שָׁלוֹם', '❤\ufe0f'])
    expect(looseMark(word)).toBeUndefined();
});
