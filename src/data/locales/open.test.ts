import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { libraryOf } from '../../press/deckfile/index.js';
import { gameName, ProblemError } from '../../speech/index.js';
import { loadLocale, loadRulesText, localeList, untranslated } from './open.js';

const project = projectLibrary();
const ENGLISH = project.text('templates/locales/en.yaml');
const HINDI = ENGLISH.replace('lang: en', 'lang: hi').replace('digits: latn', 'digits: deva');
const own = (files: Record<string, string>) =>
  libraryOf(new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])));

function problemsOf(run: () => unknown) {
  try {
    run();
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems;
    throw fault;
  }
  return [];
}

describe("a person's own locale", () => {
  test('goes by its language, wherever its file lies', () => {
    for (const file of ['hi.yaml', 'my/locale.yaml', 'my.deckwright/hi.yaml']) {
      const files = own({ 'hi.yaml': HINDI, 'my/locale.yaml': HINDI });
      expect(loadLocale(file, project, files)).toMatchObject({ id: 'hi', file, digits: 'deva' });
    }
  });

  test('that is not there, or has no rules, is told with what to copy', () => {
    expect(problemsOf(() => loadLocale('hi.yaml', project, own({})))).toMatchObject([
      { code: 'templates.no-locale', values: { original: 'templates/locales/en.yaml' } },
    ]);
    const files = own({ 'my/hi.yaml': HINDI });
    expect(problemsOf(() => loadRulesText('my/hi.yaml', 'duet', project, files))).toMatchObject([
      { code: 'templates.no-rules', place: 'my/duet.md', values: { original: 'templates/rules/en/duet.md' } },
    ]);
    expect(problemsOf(() => loadLocale('hi', project, files))).toMatchObject([
      { code: 'templates.unknown-locale', place: '--locale' },
    ]);
  });

  test('has its rules and lists beside it', () => {
    const files = own({ 'my/hi.yaml': HINDI, 'my/duet.md': '# खेल', 'my/classic.csv': 'word\n' });
    expect(loadRulesText('my/hi.yaml', 'duet', project, files)).toEqual({ file: 'my/duet.md', text: '# खेल' });
    expect(localeList('my/hi.yaml', 'classic', project, files)).toMatchObject({
      file: 'my/classic.csv',
      exists: true,
    });
    expect(localeList('my/hi.yaml', 'duet', project, files).exists).toBe(false);
    expect(localeList('fa', 'duet', project, files).file).toBe('wordlists/fa/duet.csv');
  });

  test('with mistakes gets each with its line', () => {
    const text = HINDI.replace('  side.front: front', '  side.front: ""').replace(
      '{part} ({count})',
      '{part}',
    );
    const files = own({ 'hi.yaml': text });
    const lineOf = (start: string) => text.split('\n').findIndex(line => line.startsWith(start)) + 1;
    expect(problemsOf(() => loadLocale('hi.yaml', project, files))).toMatchObject([
      { code: 'templates.lost-placeholder', line: lineOf('  caption.cards') },
      { code: 'templates.empty-string', line: lineOf('  side.front') },
    ]);
  });

  test('is told what it still has in English', () => {
    const files = own({ 'hi.yaml': HINDI, 'en.yaml': ENGLISH });
    const told = untranslated(loadLocale('hi.yaml', project, files), 'hi.yaml', project, files);
    expect(new Set(told.map(({ level, code }) => `${level} ${code}`))).toEqual(
      new Set(['warning templates.untranslated']),
    );
    expect(told.map(({ values }) => values.game)).toEqual(
      ['', 'codenames', 'decrypto', 'duet', 'pictures'].map(gameName),
    );
    const codenames = ENGLISH.split('\n').findIndex(line => line.includes('title.codenames')) + 1;
    expect(told[1]).toMatchObject({ line: codenames, values: { count: 1, lines: [`${codenames}`] } });
    const lines = ENGLISH.split('\n');
    // All lines that are told hold a text.
    const shown = told
      .flatMap(({ values }) => values.lines as string[])
      .map(each => Number(each.split('–')[0]));
    for (const line of shown) expect(lines[line - 1]).toMatch(/^ {2}[\w.-]+: .*[A-Za-z]{3}/);
    expect(untranslated(loadLocale('en.yaml', project, files), 'en.yaml', project, files)).toEqual([]);
    expect(untranslated(loadLocale('fa', project, files), 'fa', project, files)).toEqual([]);
  });

  test('gives each role a letter of its own', () => {
    const twice = HINDI.replace('letter.blue: B', 'letter.blue: " r"');
    const files = own({ 'hi.yaml': twice });
    const line = twice.split('\n').findIndex(each => each.includes('letter.blue')) + 1;
    expect(problemsOf(() => loadLocale('hi.yaml', project, files))).toMatchObject([
      { code: 'templates.same-letter', line, values: { key: 'letter.blue', other: 'letter.red' } },
    ]);
  });
});
