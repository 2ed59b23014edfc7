import { afterEach, expect, test } from 'vitest';
import { error, notice } from '../../speech/index.js';
import { actionable, problemLines, tellAll } from './problems.js';

afterEach(() => tellAll(false));

const shipped = notice('words.unmarked', 'wordlists/yue/classic.csv');
const own = notice('words.unmarked', 'mine.csv');

test('nobody is told what is good to know of a list that comes with Deckwright', () => {
  expect(actionable([shipped, own], false)).toEqual([own]);
  expect(actionable([shipped], true)).toEqual([shipped]);
  expect(actionable([{ ...shipped, level: 'error' }], false)).toHaveLength(1);
  tellAll(true);
  expect(actionable([shipped, own], false)).toEqual([shipped, own]);
});

test('a notice names three of many words, a warning all', () => {
  const words = ['fox', 'owl', 'pig', 'cat', 'elk', 'bee', 'ant'];
  const values = { even: 9, setter: 'none', count: 7, words };
  const told = (level: 'notice' | 'warning') =>
    problemLines([{ ...notice('parts.words-shrunk', 'mine.csv', values), level }]).join();
  expect(told('notice')).toMatch(/: fox, owl, pig, 4 more\.$/);
  expect(told('warning')).toMatch(/: fox, owl, pig, cat, elk, bee, ant\.$/);
  tellAll(true);
  expect(told('notice')).toMatch(/: fox, owl, pig, cat, elk, bee, ant\.$/);
});

test('of notices that are alike one is told, of errors fifty', () => {
  const alike = (problem: typeof own) => Array.from({ length: 60 }, () => problem);
  expect(problemLines(alike(own))).toEqual([
    expect.stringContaining('mine.csv'),
    'notice: mine.csv: 59 more lines are like those above.',
  ]);
  expect(problemLines(alike(error('words.no-word', 'mine.csv')))).toHaveLength(51);
  tellAll(true);
  expect(problemLines(alike(own))).toHaveLength(60);
});
