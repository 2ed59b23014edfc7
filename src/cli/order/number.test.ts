import { describe, expect, test } from 'vitest';
import { typedNumber } from './number.js';

describe('a number as people type it', () => {
  test.each([
    '10000',
    '10,000',
    '10.000',
    '10 000',
    '10\u202f000',
    "10'000",
    '10_000',
    '۱۰۰۰۰',
    '۱۰٬۰۰۰',
    '١٠٬٠٠٠',
    '１００００',
    '१०,०००',
    '1e4',
  ])('%s is ten thousand', typed => expect(typedNumber(typed)).toBe(10_000));

  test('others are as they are', () => {
    expect(['-3', '0', '2.5', '۲٫۵', '1,234,567'].map(typedNumber)).toEqual([-3, 0, 2.5, 2.5, 1_234_567]);
  });

  test.each(['ten', '', ' ', '1,00', '10x', '1,2,3'])('"%s" is none, and is told as it was typed', typed =>
    expect(typedNumber(typed)).toBe(typed));
});
