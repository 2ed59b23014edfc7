import { describe, expect, test } from 'vitest';
import { latinDigits, typedMeasure, typedNumber } from './typed-number.js';

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

  test.each([
    'ten',
    '',
    ' ',
    '1,00',
    '10x',
    '1,2,3',
    '0x10',
    'Infinity',
  ])('"%s" is none, and is told as it was typed', typed => expect(typedNumber(typed)).toBe(typed));
});

describe('a measure as people type it', () => {
  test.each([
    ['12.500', 12.5],
    ['12,5', 12.5],
    ['1,234', 1.234],
    ['10,000.5', 10_000.5],
    ['10 000', 10_000],
    ['۳۵٫۷', 35.7],
    ['۱۰٬۰۰۰٫۵', 10_000.5],
    ['−۰.۵', -0.5],
    ['.5', 0.5],
    ['１２．５', 12.5],
  ])('%s is %d', (typed, number) => expect(typedMeasure(typed)).toBe(number));

  test.each(['', 'far', '1,2,3', '1.2.3', 'Infinity'])('"%s" is none', typed =>
    expect(typedMeasure(typed)).toBe(typed));
});

test('an id may be typed in the digits of any script, and in full width', () => {
  expect(latinDigits('Ｃ-۰３Y٥')).toBe('C-03Y5');
});
