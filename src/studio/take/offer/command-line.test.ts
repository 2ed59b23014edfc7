import { expect, test } from 'vitest';
import { commandLine } from './command-line.js';

test('a deck of what comes with the program is told by its options', () => {
  expect(commandLine({ game: 'duet', locale: 'fa', seed: '7', paper: 'Letter' })).toBe(
    'npm start -- print duet --locale fa --seed 7 --paper Letter --no-contact',
  );
});

test('what goes without saying is said for language and seed alone', () => {
  expect(commandLine({})).toBe('npm start -- print codenames --locale yue --seed 1 --no-contact');
});

test('a seed of several words is one', () => {
  expect(commandLine({ locale: 'en', seed: 'a "rainy" day' })).toContain(' --seed "a \\"rainy\\" day" ');
});

test('lists, switches and names of two words are told as the command line reads them', () => {
  const line = commandLine({
    game: 'pictures',
    locale: 'yue',
    only: ['pictures', 'keys'],
    pictures: ['shipped', 'words'],
    twoUp: true,
    children: false,
  });
  expect(line).toContain('--only pictures,keys');
  expect(line).toContain('--pictures shipped --pictures words');
  expect(line).toContain('--two-up');
  expect(line).not.toContain('children');
});

test('what is usually on is told only where it is left out', () => {
  const line = commandLine({ cardSize: '85x55', mark: false, readings: false });
  expect(line).toContain(' --card-size 85x55 --no-mark --no-readings ');
  expect(commandLine({ mark: true })).toContain(' --mark ');
  expect(commandLine({ mark: 'unfit', easy: true })).toContain(' --mark unfit --easy ');
});

test('a deck with own files is told by its one file', () => {
  expect(commandLine({ words: 'words.csv' }, 'Our words.deckwright')).toBe(
    'npm start -- print "Our words.deckwright" --no-contact --out .',
  );
});
