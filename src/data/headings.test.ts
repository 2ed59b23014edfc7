import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { readPlaces } from '../maps/index.js';
import { readList } from '../pictures/photos/index.js';
import {
  columnName,
  difficultyName,
  fitName,
  type Headings,
  idNamed,
  ProblemError,
} from '../speech/index.js';
import { cellsOf, columnNamed, readWordList } from '../words/index.js';
import { loadHeadings, loadMessages } from './index.js';

const TEMPLATES = path.resolve(import.meta.dirname, '../../templates');
const project = projectLibrary();
const headings = loadHeadings(project);
const languages = fs.readdirSync(path.join(TEMPLATES, 'studio'));
const all = load(fs.readFileSync(path.join(TEMPLATES, 'headings.yaml'), 'utf8')) as Readonly<
  Record<keyof Headings, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
>;
const columns = Object.keys(all.words);
const big5 = () => '\ufffd';

/** The strings of a view of the page, in one language. */
function stringsOf(view: string, language: string): Readonly<Record<string, string>> {
  const file = path.join(TEMPLATES, 'studio', language, `${view}.yaml`);
  return load(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}

/** The columns of a list by what the page calls them, in one language. */
function shownIn(language: string): readonly string[] {
  const strings = stringsOf('words', language);
  return columns.map(column => strings[`column-${column.toLowerCase().replace('_', '-')}`]);
}

/** What is first in a section of the headings, by its ids. */
const firstIn = (section: keyof Headings, language: string) =>
  Object.fromEntries(Object.entries(all[section]).map(([id, names]) => [id, names[language][0]]));

test('nothing else has the name of a column of photographs or places, of a difficulty or of a fit', () => {
  for (const section of ['photographs', 'places', 'difficulties', 'fits'] as const) {
    const ids = Object.keys(headings[section]);
    const named = ids.flatMap(id => headings[section][id].map(name => ({ name, id })));
    expect(named.filter(({ name, id }) => idNamed(name, ids, headings[section]) !== id)).toEqual([]);
  }
});

test('no two columns have one name in a language, nor in two', () => {
  const named = columns.flatMap(column => headings.words[column].map(name => ({ name, column })));
  expect(named.filter(({ name, column }) => columnNamed(name, headings) !== column)).toEqual([]);
});

for (const language of languages)
  test(`a list with the headings that the page shows in ${language} is read, however it comes`, () => {
    const shown = shownIn(language);
    expect(columns.map(column => all.words[column][language][0])).toEqual(shown);
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

for (const language of languages) {
  const messages = loadMessages(project, language, 'page');
  const bytes = (rows: readonly (readonly string[])[]) =>
    new TextEncoder().encode(rows.map(cells => cells.join(',')).join('\n'));

  test(`how hard a word is may be said in the words of the page in ${language}`, () => {
    const strings = stringsOf('words', language);
    const { easy, normal, hard } = firstIn('difficulties', language);
    expect([easy, normal, hard]).toEqual(
      ['easy', 'normal', 'hard'].map(each => strings[`difficulty-${each}`]),
    );
    expect(['easy', 'normal', 'hard'].map(each => messages.say(difficultyName(each)))).toEqual([
      easy,
      normal,
      hard,
    ]);
    const [word, , difficulty] = shownIn(language);
    const rows = [
      [word, difficulty],
      ['fox', easy],
      ['owl', normal],
      ['wolf', hard],
    ];
    // In a table to be edited they are what the page chooses from.
    expect(cellsOf(rows, headings).rows.map(cells => cells[1])).toEqual(['easy', 'normal', 'hard']);
    const read = (list: typeof rows) =>
      readWordList(bytes(list), { file: 'a.csv', locale: 'en', big5, headings });
    expect(read(rows).readable.map(each => each.difficulty)).toEqual(['easy', 'normal', 'hard']);
    const wrong = read([...rows, ['lynx', '??']]).problems.find(({ code }) => code === 'words.difficulty');
    const told = wrong && messages.sentences(wrong);
    expect(`${told?.what} ${told?.advice}`).toContain(hard);
    expect(`${told?.what} ${told?.advice}`).not.toMatch(
      language === 'en' ? /\bhard\b/ : /easy|normal|hard|difficulty/,
    );
  });

  test(`a list beside photographs may be headed and filled in the words of the page in ${language}`, () => {
    const strings = stringsOf('pictures', language);
    const shown = firstIn('photographs', language);
    const { caption, children: child_safe, focus, zoom, fit } = strings;
    expect(shown).toMatchObject({ caption, child_safe, focus, zoom, fit });
    for (const id of ['file', 'caption', 'turn', 'focus', 'zoom', 'fit'])
      expect(messages.say(columnName(id))).toBe(shown[id]);
    for (const id of ['crop', 'whole']) {
      expect(firstIn('fits', language)[id]).toBe(strings[`fit-${id}`]);
      expect(messages.say(fitName(id))).toBe(strings[`fit-${id}`]);
    }
    const header = Object.values(shown);
    const cells = ['a.jpg', 'A', 'yes', '90', '30% 20%', '150%', strings['fit-whole']];
    const { entries, notices, faults } = readList(bytes([header, cells]), 'list.csv', ['a.jpg'], headings);
    expect([notices, faults]).toEqual([[], []]);
    expect(entries.get('a.jpg')).toEqual({
      caption: 'A',
      childSafe: true,
      turn: 90,
      focus: { x: 0.3, y: 0.2 },
      zoom: 1.5,
      fit: 'whole',
    });
    const bad = ['a.jpg', '', '', '45', '??', '9', '!!'];
    for (const { problem } of readList(bytes([header, bad]), 'list.csv', ['a.jpg'], headings).faults) {
      const { what, advice } = messages.sentences(problem);
      expect(`${what} ${advice}`).not.toMatch(
        language === 'en' ? /"(turn|focus|zoom|fit)"|crop/ : /turn|focus|zoom|fit|crop|whole/,
      );
    }
  });

  test(`a list of places may be headed in the words of the page in ${language}`, () => {
    const strings = stringsOf('maps', language);
    const { place, longitude, latitude, x, y, id } = firstIn('places', language);
    expect([longitude, latitude, x, y]).toEqual([
      strings.longitude,
      strings.latitude,
      strings.across,
      strings.down,
    ]);
    for (const [column, heading] of Object.entries({ place, longitude, latitude }))
      expect(messages.say(columnName(column))).toBe(heading);
    const read = (list: Uint8Array) => readPlaces(list, 'places.csv', headings);
    const example = read(new TextEncoder().encode(strings['paste-example']));
    expect(example).toMatchObject({ map: 'geographic', notices: [] });
    expect(example.places).toHaveLength(2);

    const quoted = (cells: readonly string[]) => cells.map(cell => `"${cell}"`);
    const globe = bytes([quoted([latitude, longitude, strings.name, id]), ['50.09', '14.42', 'Praha', 'cz']]);
    expect(read(globe)).toMatchObject({ places: [{ id: 'cz', at: [14.42, 50.09] }], names: { cz: 'Praha' } });
    const drawn = read(bytes([quoted([place, x, y]), ['Hall', '2', '3']]));
    expect(drawn).toMatchObject({ map: 'schematic', places: [{ id: 'hall', at: [2, 3] }] });

    // What is wrong is told in the same words: all that is missing, blank, no number, or twice.
    const wrong = [
      bytes([[place], ['Praha']]),
      bytes([
        [longitude, latitude],
        ['1', '2'],
      ]),
      bytes([
        [place, longitude, latitude, id],
        ['', '??', '91', 'a b'],
        ['A', '1', '2', 'a'],
        ['B', '3', '4', 'a'],
      ]),
    ];
    const told = wrong
      .flatMap(list => problemsOf(() => read(list)))
      .map(problem => messages.sentences(problem));
    expect(told).toHaveLength(7);
    for (const { what, advice } of told)
      expect(`${what} ${advice}`).not.toMatch(
        language === 'en' ? /"(place|longitude|latitude)"/ : /place|longitude|latitude|"id"|「id」|“id”|«id»/,
      );
  });
}

/** Why a list is refused. */
function problemsOf(read: () => unknown): ProblemError['problems'] {
  try {
    read();
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
  return [];
}

test('a word that is also the name of a column is a word, where no other says that it is a heading', () => {
  for (const row of [
    ['Hong Kong', 'yes'],
    ['یادداشت', 'بله'],
    ['Reading', 'no'],
  ])
    expect(cellsOf([row, ['fox', 'no']], headings).rows.length).toBe(2);
});
