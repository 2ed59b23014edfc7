import { describe, expect, test } from 'vitest';
import { asTable, incoming, joinedTables, withHeader, withUse } from './import.js';
import { tableOf } from './table.js';

const nameOf = (place: number) => `column ${place + 1}`;
const pasted = incoming({
  columns: [{ name: '', meant: 'word' }, { name: '' }],
  rows: [
    ['fox', 'red'],
    ['owl', 'grey'],
  ],
});

describe('a list that is brought in', () => {
  test('without a header has its words, and leaves out what nobody named', () => {
    expect(asTable(pasted, nameOf)).toEqual(tableOf(['word'], [['fox'], ['owl']]));
  });

  test('keeps a column by its name, or by its number where it has none', () => {
    expect(asTable(withUse(pasted, 1, 'keep'), nameOf).columns).toEqual(['word', 'column 2']);
    const named = incoming({
      columns: [{ name: 'Word', meant: 'word' }, { name: 'from' }, { name: 'from' }],
      rows: [['fox', 'Ann', 'Bob']],
    });
    expect(asTable(named, nameOf)).toEqual(tableOf(['word', 'from', 'from 2'], [['fox', 'Ann', 'Bob']]));
  });

  test('has each known column once', () => {
    const moved = withUse(pasted, 1, 'word');
    expect(moved.uses).toEqual(['leave', 'word']);
    expect(asTable(moved, nameOf)).toEqual(tableOf(['word'], [['red'], ['grey']]));
  });

  test('may have its first row taken for a header, and back', () => {
    const header = withHeader(pasted, true);
    expect(asTable(withUse(header, 1, 'keep'), nameOf)).toEqual(tableOf(['word', 'red'], [['owl', 'grey']]));
    expect(withHeader(header, false)).toEqual(pasted);
  });

  test('adds only words that are not in the list yet', () => {
    const before = tableOf(['word', 'child_safe'], [['Fox', 'yes']]);
    const more = tableOf(
      ['note', 'word'],
      [
        ['a', 'fox '],
        ['b', 'owl'],
      ],
    );
    expect(joinedTables(before, more).rows.map(({ cells }) => cells)).toEqual([
      ['Fox', 'yes', ''],
      ['owl', '', 'b'],
    ]);
    expect(joinedTables(before, tableOf(['word'], [['FOX']]))).toBe(before);
  });
});
