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

test('an open quote before two million lines ends where a cell must, and takes no longer than they do', () => {
  const begun = performance.now();
  expect(why(`word\n"fox\n${'a\n'.repeat(2_000_000)}`)).toBe('100001: csv.too-long');
  const table = readTable(`word\n"fox\n${'a\n'.repeat(90_000)}`, ',');
  expect(isOversize(table)).toBe(false);
  if (isOversize(table)) return;
  expect(table.filter(({ fields }) => fields === undefined)).toEqual([{ line: 2, raw: '"fox' }]);
  expect(table).toHaveLength(90_002);
  // One by one, the rows below it took a minute and a half.
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('a row may have several cells that run over lines, below a row with an open quote', () => {
  const table = readTable('word,more\n"fox\na,b\n"one\ntwo","three\nfour"\nc,d\n', ',');
  expect(!isOversize(table) && table.map(({ line, fields }) => [line, fields])).toEqual([
    [1, ['word', 'more']],
    [2, undefined],
    [3, ['a', 'b']],
    [4, ['one\ntwo', 'three\nfour']],
    [7, ['c', 'd']],
  ]);
});

test('a file in which quotes are open on a thousand lines is no table', () => {
  expect(why(`word\n${'a"b\n'.repeat(90_000)}`)).toBe('1002: csv.many-quotes');
});

test('a long cell between quotes is refused too', () => {
  expect(why(`word\n"${'x, '.repeat(800)}"\n`)).toBe('2: csv.long-cell');
  expect(why(`"${'x, '.repeat(600)}"\n`)).toBe(1);
});
