import { expect, test } from 'vitest';
import { error, sentence, warning } from '../../speech/index.js';
import { inRows } from './row-numbers.js';

test('a word on line 8 of the file is in row 7 of the table, and so is every row that the sentence names', () => {
  const twice = error('words.duplicate', { place: 'words.csv', line: 8 }, { word: '狐狸', line: 3 });
  expect(inRows(twice)).toEqual({ ...twice, line: 7, values: { word: '狐狸', line: 2 } });
  const holders = [sentence('words.word-on-line', { word: '火狐狸', line: 5 })];
  const inside = warning(
    'words.contained',
    { place: 'wordlists/yue/classic.csv', line: 8 },
    { holders, more: 0 },
  );
  expect(inRows(inside).values).toEqual({
    holders: [sentence('words.word-on-line', { word: '火狐狸', line: 4 })],
    more: 0,
  });
});

test('a problem of the header is one of the whole table', () => {
  expect(inRows(error('words.missing-column', { place: 'words.csv', line: 1 }, { name: 'word' }))).toEqual(
    error('words.missing-column', 'words.csv', { name: 'word' }),
  );
});

test('other files keep their lines', () => {
  const faulty = error('templates.yaml', { place: 'theme.yaml', line: 8 });
  expect(inRows(faulty)).toBe(faulty);
});
