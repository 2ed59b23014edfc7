import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { columnName } from '../names.js';
import { cellsOf, columnNamed, readWordList } from '../words/index.js';
import { loadHeadings, loadMessages } from './index.js';

const TEMPLATES = path.resolve(import.meta.dirname, '../../templates');
const project = projectLibrary();
const headings = loadHeadings(project);
const languages = fs.readdirSync(path.join(TEMPLATES, 'studio'));
const all = load(fs.readFileSync(path.join(TEMPLATES, 'headings.yaml'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;
const columns = Object.keys(all);
const big5 = () => '\ufffd';

/** The columns of a list by what the page calls them, in one language. */
function shownIn(language: string): readonly string[] {
  const file = path.join(TEMPLATES, 'studio', language, 'words.yaml');
  const strings = load(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return columns.map(column => strings[`column-${column.toLowerCase().replace('_', '-')}`]);
}

test('no two columns have one name in a language, nor in two', () => {
  const named = columns.flatMap(column => headings[column].map(name => ({ name, column })));
  expect(named.filter(({ name, column }) => columnNamed(name, headings) !== column)).toEqual([]);
});

for (const language of languages)
  test(`a list with the headings that the page shows in ${language} is read, however it comes`, () => {
    const shown = shownIn(language);
    expect(columns.map(column => all[column][language][0])).toEqual(shown);
    // Messages call them the same.
    const messages = loadMessages(project, language, 'page');
    expect(columns.map(column => messages.say(columnName(column)))).toEqual(shown);

    const row = ['fox', 'no', 'easy', '', '', '', '', 'animal', 'red'];
    expect(cellsOf([shown, row], headings).columns.map(({ meant }) => meant)).toEqual(columns);
    const bytes = new TextEncoder().encode([shown, row].map(cells => cells.join(',')).join('\n'));
    const { list } = readWordList(bytes, { file: 'a.csv', locale: 'en', big5, headings });
    expect(list?.words).toMatchObject([{ text: 'fox', childSafe: false, difficulty: 'easy', note: 'red' }]);
    // The first two, as most lists have them; and without the marks that keyboards leave out.
    const two = shown.slice(0, 2).map(name => name.replaceAll('\u200c', ' '));
    expect(cellsOf([two, ['fox', 'x']], headings).columns.map(({ meant }) => meant)).toEqual([
      'word',
      'child_safe',
    ]);
  });

test('a word that is also the name of a column is a word, where no other says that it is a heading', () => {
  for (const row of [
    ['Hong Kong', 'yes'],
    ['یادداشت', 'بله'],
    ['Reading', 'no'],
  ])
    expect(cellsOf([row, ['fox', 'no']], headings).rows.length).toBe(2);
});
