import { expect, test } from 'vitest';
import { isOversize, readTable } from './index.js';

const why = (text: string) => {
  const table = readTable(text, ',');
  return isOversize(table) ? `${table.line}: ${table.why.code}` : table.length;
};

test('a table of a thousand columns and two thousand characters in a cell is read', () => {
  expect(why(`${'a,'.repeat(999)}a\n${'x'.repeat(2000)}`)).toBe(2);
});

test('a header of 50,000 columns is refused', () => {
  expect(why(`word${',a'.repeat(50_000)}\nfox`)).toBe('1: csv.too-wide');
});

test('megabytes in a cell are refused before they are parsed', () => {
  expect(why(`word\nfox\n${'x'.repeat(8_000_000)}\n`)).toBe('3: csv.long-cell');
});

test('a long cell between quotes is refused too', () => {
  expect(why(`word\n"${'x, '.repeat(800)}"\n`)).toBe('2: csv.long-cell');
  expect(why(`"${'x, '.repeat(600)}"\n`)).toBe(1);
});
