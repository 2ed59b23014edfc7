import { expect, test } from 'vitest';
import { moved } from './moves.js';
import { inEarlierOrder, searcher, sorted } from './seen.js';
import { tableOf, withCells, withoutRows, withRows } from './table.js';

const table = tableOf(
  ['word', 'note'],
  [
    ['山', 'b'],
    ['Ａ２', ''],
    ['一', 'a'],
    ['می‌خک', 'c 10'],
  ],
);

test('words are sorted as their language does, upwards and downwards', () => {
  expect(sorted(table, { column: 'note', down: false }, 'en')).toEqual([2, 0, 3, 1]);
  expect(sorted(table, { column: 'note', down: true }, 'en')).toEqual([3, 0, 2, 1]);
});

test('sorted rows keep their places while they are edited; new ones come last', () => {
  const order = sorted(table, { column: 'note', down: false }, 'en');
  const edited = withCells(table, [{ id: 2, column: 'note', text: 'z' }]);
  const grown = withRows(withoutRows(edited, new Set([1])), [{ word: '雨' }]).table;
  expect(inEarlierOrder(grown.rows, order).map(({ id }) => id)).toEqual([2, 0, 3, 4]);
});

test('a search finds words whatever their case, width and joiners', () => {
  const found = (typed: string) => table.rows.filter(searcher(typed)).map(({ id }) => id);
  expect(found('a2')).toEqual([1]);
  expect(found('میخک')).toEqual([3]);
  expect(found(' ')).toEqual([0, 1, 2, 3]);
});

test('arrow keys stay in the table, and go the way that they point from right to left too', () => {
  const size = { rows: 3, columns: 2, page: 2 };
  expect(moved('ArrowDown', { row: 2, column: 0 }, size)).toEqual({ row: 2, column: 0 });
  expect(moved('PageUp', { row: 2, column: 1 }, size)).toEqual({ row: 0, column: 1 });
  expect(moved('ArrowLeft', { row: 0, column: 0 }, size, { rtl: true })).toEqual({ row: 0, column: 1 });
  expect(moved('End', { row: 0, column: 0 }, size, { ctrl: true })).toEqual({ row: 2, column: 1 });
  expect(moved('x', { row: 0, column: 0 }, size)).toBeUndefined();
});
