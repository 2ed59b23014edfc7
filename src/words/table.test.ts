import { describe, expect, test } from 'vitest';
import { cellsOf, readCells } from './table.js';

const yue = { locale: 'yue', big5: () => '\ufffd' };
const read = (text: string) => readCells(new TextEncoder().encode(text), yue);

describe('a list to be edited', () => {
  test('keeps every column, and knows those that have a meaning', () => {
    expect(read('Word,Child Safe,from\n狐狸,yes,"Ah ""May"""\n\n賭場,no\n')).toEqual({
      columns: [
        { name: 'Word', meant: 'word' },
        { name: 'Child Safe', meant: 'child_safe' },
        { name: 'from' },
      ],
      rows: [
        ['狐狸', 'yes', 'Ah "May"'],
        ['賭場', 'no', ''],
      ],
      encoding: 'UTF-8',
    });
  });

  test('guesses what a misspelt column is', () => {
    const { columns } = cellsOf([
      ['word', 'child-saef', 'wrod'],
      ['fox', 'yes', ''],
    ]);
    expect(columns).toEqual([
      { name: 'word', meant: 'word' },
      { name: 'child-saef', meant: 'child_safe' },
      { name: 'wrod' },
    ]);
  });

  test('pasted without a header begins with a word, even one that is nearly "word"', () => {
    expect(read('lord\tyes\nfox\tno\n')).toMatchObject({
      columns: [
        { name: '', meant: 'word' },
        { name: '', meant: 'child_safe' },
      ],
      rows: [
        ['lord', 'yes'],
        ['fox', 'no'],
      ],
    });
  });

  test('without a header may have its words in the second column', () => {
    expect(
      cellsOf([
        ['yes', 'fox'],
        ['no', 'casino'],
      ]).columns,
    ).toEqual([
      { name: '', meant: 'child_safe' },
      { name: '', meant: 'word' },
    ]);
  });

  test('has one line for each cell, and no blank rows', () => {
    expect(
      cellsOf([
        ['word', 'note'],
        ['', ''],
        ['fox', 'red\r\n  and quick'],
      ]).rows,
    ).toEqual([['fox', 'red and quick']]);
  });

  test('with broken quotes loses nothing', () => {
    expect(read('word,child_safe\n"fox,yes\nowl,yes\n')).toMatchObject({
      rows: [
        ['"fox', 'yes'],
        ['owl', 'yes'],
      ],
    });
  });

  test('that is not text is refused as the check refuses it', () => {
    expect(readCells(new TextEncoder().encode('%PDF-1.7'), yue)).toEqual({
      code: 'words.not-csv',
      values: { format: 'pdf' },
    });
  });
});
