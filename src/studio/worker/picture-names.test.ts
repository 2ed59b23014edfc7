import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { loadHeadings, loadMessages, yamlNames } from '../../data/index.js';
import { readList } from '../../pictures/photos/index.js';
import { error, type Problem, ProblemError, sentence } from '../../speech/index.js';
import { readWordList } from '../../words/index.js';
import { cells } from '../jobs/cells.js';
import { csvOf } from '../state/csv.js';
import { asTable, incoming } from '../state/words/import.js';
import { byName } from './picture-names.js';
import type { Tools } from './tools.js';

const project = projectLibrary();
const headings = loadHeadings(project);
const pages = yamlNames(project, 'templates/messages').map(language =>
  loadMessages(project, language, 'page'),
);
const bytes = (text: string) => new TextEncoder().encode(text);

const LISTS = [
  'word,child_safe,reading\nfox,maybe,\nowl,,\n',
  'word,child_sfae\nfox,yes\n',
  'word,child_safe,child_safe\nfox,yes,no\n',
  'child_safe,difficulty\nyes,hard\n',
  'word,raeding,Reading,difficulti\nfox,a,b,hardest\n',
  'word,difficulty\nfox,hardest\n',
  'fox,yes\nowl,no\n',
  'fox\nowl\n',
  '"word\n',
  '\n\n',
];
const PICTURES = [
  'file,child_safe,child_safe\n5.jpg,yes,no\n',
  'caption,child_safe\nHello,yes\n',
  'file,childsave\n5.jpg,maybe\n',
  'file,child_safe\n5.jpg,maybe\n6.jpg,\n',
];

function problemsOf(list: string): readonly Problem[] {
  return readWordList(bytes(list), { file: 'words.csv', locale: 'en', big5: () => '', headings }).problems;
}

function problemsOfPictures(list: string): readonly Problem[] {
  try {
    const { notices, faults } = readList(bytes(list), 'pictures/list.csv', ['5.jpg', '6.jpg']);
    return [...notices, ...faults.map(({ problem }) => problem)];
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems;
    throw fault;
  }
}

describe('what the page says of a list', () => {
  test('calls its columns as the page does, whatever is wrong with them', () => {
    const problems = [...LISTS.flatMap(problemsOf), ...PICTURES.flatMap(problemsOfPictures)];
    const codes = new Set(problems.map(({ code }) => code));
    expect(codes.size).toBeGreaterThan(12);
    const told = pages.flatMap(messages => problems.map(problem => messages.say(byName(problem))));
    expect(told.filter(text => /child_safe|pictures\//.test(text))).toEqual([]);
    // Told to be typed, it is the id.
    const typed = loadMessages(project, 'en');
    expect(typed.say(...problemsOf(LISTS[1]))).toContain('There is no column "child_safe".');
  });

  test('calls pictures as the person does, wherever in a sentence', () => {
    const other = sentence('photos.alike', { others: ['pictures/IMG_0006.JPG', 'Zoo/lion.heic'] });
    const problem = error('photos.alike', 'pictures/IMG_0005.jpg', {
      others: ['pictures/IMG_0005.jpg', other],
      first: 'templates/pictures/icons/fox.svg',
    });
    expect(byName(problem).values).toEqual({
      others: ['IMG_0005.jpg', { code: 'photos.alike', values: { others: ['IMG_0006.JPG', 'lion.heic'] } }],
      first: 'templates/pictures/icons/fox.svg',
    });
  });

  test('that it saved itself is nothing: it is read back as it was', async () => {
    const tools = { project: { open: async () => {}, library: project }, told: () => [] };
    const columns = ['word', 'child_safe', 'difficulty', 'zh-Hant-HK', 'reading', 'note', 'Our own, too'];
    const rows = [
      ['狐狸', 'no', 'hard', '', 'wu4 lei2', 'a "fox"', 'x'],
      ['owl, grey', 'yes', '', 'b', '', '', ''],
    ];
    const table = { columns, rows: rows.map((cells, id) => ({ id, cells })) };
    const saved = new Blob([`\ufeff${csvOf(table)}`]);
    const read = await cells(
      { name: 'words.csv', locale: 'yue', data: saved },
      tools as unknown as Tools<never>,
    );
    expect(asTable(incoming(read.cells), i => `${i}`)).toEqual(table);
  });
});
