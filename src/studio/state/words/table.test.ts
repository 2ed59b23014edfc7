import { describe, expect, test } from 'vitest';
import { renamed, tableOf, withCells, withColumn, withoutRows, withRows, withRowsBack } from './table.js';

const table = tableOf(
  ['word', 'Child Safe'],
  [
    ['fox', 'yes'],
    ['casino', 'no'],
  ],
);

describe('a word list that is edited', () => {
  test('keeps the rows that do not change, so that they need not be drawn again', () => {
    const after = withCells(table, [{ id: 1, column: 'word', text: 'bank' }]);
    expect(after.rows[0]).toBe(table.rows[0]);
    expect(after.rows[1].cells).toEqual(['bank', 'no']);
  });

  test('is the same list when nothing differs, so that there is nothing to undo', () => {
    expect(withCells(table, [{ id: 1, column: 'word', text: 'casino' }])).toBe(table);
    expect(withCells(table, [{ id: 1, column: 'note', text: '' }])).toBe(table);
    expect(withoutRows(table, new Set([9]))).toBe(table);
  });

  test('knows a column by any spelling of its name', () => {
    const after = withCells(table, [{ id: 0, column: 'child_safe', text: 'no' }]);
    expect(after.columns).toEqual(['word', 'Child Safe']);
    expect(after.rows[0].cells).toEqual(['fox', 'no']);
    expect(withColumn(table, 'child_safe', 'no')).toBe(table);
  });

  test('gets a new column with the first cell that is written in it', () => {
    const after = withCells(table, [{ id: 1, column: 'zh-Hans', text: '赌场' }]);
    expect(after.columns).toEqual(['word', 'Child Safe', 'zh-Hans']);
    expect(after.rows.map(({ cells }) => cells)).toEqual([
      ['fox', 'yes', ''],
      ['casino', 'no', '赌场'],
    ]);
  });

  test('gives new rows numbers that no row had', () => {
    const without = withoutRows(table, new Set([0]));
    const { table: more, first } = withRows(without, [{ word: 'owl' }, { word: 'bear', note: 'brown' }]);
    expect(first).toBe(2);
    expect(more.columns).toEqual(['word', 'Child Safe', 'note']);
    expect(more.rows.map(({ id, cells }) => [id, ...cells])).toEqual([
      [1, 'casino', 'no', ''],
      [2, 'owl', '', ''],
      [3, 'bear', '', 'brown'],
    ]);
  });

  test('has removed words where they were again, though it has changed since', () => {
    const before = tableOf(
      ['word', 'note'],
      [
        ['fox', ''],
        ['owl', 'grey'],
        ['elk', ''],
        ['bear', ''],
      ],
    );
    const gone = new Set([0, 2]);
    const without = withoutRows(before, gone);
    const since = withCells(without, [{ id: 1, column: 'child_safe', text: 'yes' }]);
    const back = withRowsBack(since, before, gone);
    expect(back.rows.map(({ id, cells }) => [id, ...cells])).toEqual([
      [0, 'fox', '', ''],
      [1, 'owl', 'grey', 'yes'],
      [2, 'elk', '', ''],
      [3, 'bear', '', ''],
    ]);
    expect(withRowsBack(back, before, gone)).toBe(back);
  });

  test('can have a column called otherwise', () => {
    expect(renamed(table, 1, 'child_safe').columns).toEqual(['word', 'child_safe']);
  });
});
