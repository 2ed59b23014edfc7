import { expect, test } from 'vitest';
import { csvCell } from './index.js';

test.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+cmd', "'+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  [' =1+1', "' =1+1"],
])('a cell that a spreadsheet would run is text: %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each(['狐狸', '-2', '+1.5', 'a-b', ''])('any other cell stays as it is: %s', value => {
  expect(csvCell(value)).toBe(value);
});

test('a cell with a comma, a quote or a line break stands in quotes', () => {
  expect(['a,b', 'a"b', 'a\nb'].map(csvCell)).toEqual(['"a,b"', '"a""b"', '"a\nb"']);
});
