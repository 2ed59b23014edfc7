import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { ProblemError } from '../speech/index.js';
import { figures, phrase, readLocale } from './locale.js';
import { loadLocale } from './locales/open.js';
import { ROLES } from './schema/game.js';

const project = projectLibrary();
const ids = project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
const english = loadLocale('en', project);
const persian = loadLocale('fa', project);

/** A library whose files all have this text. */
const library = (text: string) => ({ ...project, text: () => text });

/** The faults of a locale with these strings, compared with a small reference. */
function faults(strings: Record<string, string>) {
  const head = 'name: Test\ndirection: ltr\ndigits: latn\nscript: Latn\nlang: xx\nleading: 1.4\n';
  const write = (all: Record<string, string>) => `${head}strings: ${JSON.stringify(all)}\n`;
  const reference = readLocale(
    'en',
    library(write({ 'part.words': 'Word cards', 'slug.sheet': '{part} · sheet {n} of {total}' })),
    'en.yaml',
  );
  try {
    readLocale('xx', library(write(strings)), 'xx.yaml', reference);
  } catch (error) {
    if (error instanceof ProblemError) return error.problems.map(({ code, values }) => [code, values]);
    throw error;
  }
  return [];
}

const good = { 'part.words': 'Palavras', 'slug.sheet': '{n}/{total} {part}' };

describe('a locale', () => {
  test('with every string is right, whatever the order of its placeholders', () => {
    expect(faults(good)).toEqual([]);
  });

  test('without a string shows what to translate', () => {
    expect(faults({ 'slug.sheet': good['slug.sheet'] })).toEqual([
      ['templates.missing-string', { key: 'part.words', original: 'Word cards' }],
    ]);
  });

  test('with an unknown string suggests the nearest one', () => {
    expect(faults({ ...good, 'part.wrods': 'x' })).toMatchObject([
      ['templates.unknown-string', { key: 'part.wrods', near: 'part.words' }],
    ]);
    expect(faults({ ...good, 'colophon.printer': 'x' })).toMatchObject([
      ['templates.unknown-string', { key: 'colophon.printer', suggested: 'no' }],
    ]);
  });

  test('without a placeholder names it', () => {
    const original = '{part} · sheet {n} of {total}';
    expect(faults({ ...good, 'slug.sheet': 'folha {n}' })).toEqual([
      ['templates.lost-placeholder', { key: 'slug.sheet', lost: ['{part}', '{total}'], original }],
    ]);
    expect(faults({ ...good, 'slug.sheet': '{part} {n} {totl}' })).toMatchObject([
      ['templates.lost-placeholder', { lost: ['{total}'] }],
      ['templates.unknown-placeholder', { strange: ['{totl}'] }],
    ]);
  });

  test('with an empty string is refused', () => {
    expect(faults({ ...good, 'slug.sheet': ' ' })).toMatchObject([
      ['templates.empty-string', { key: 'slug.sheet' }],
    ]);
  });

  test('reports all its faults at once', () => {
    expect(faults({ 'part.wrods': 'x', 'slug.sheet': '' })).toHaveLength(3);
  });
});

describe('digits', () => {
  const written = (digits: string) =>
    readLocale(
      'xx',
      library(
        `name: Test\ndirection: ltr\ndigits: ${digits}\nscript: Latn\nlang: xx\nleading: 1.4\nstrings: {}`,
      ),
      'xx.yaml',
    );

  test('of any script have their name in CLDR', () => {
    for (const [name, number] of [
      ['latn', '127'],
      ['arabext', '۱۲۷'],
      ['arab', '١٢٧'],
      ['deva', '१२७'],
      ['thai', '๑๒๗'],
      ['khmr', '១២៧'],
    ])
      expect(figures(written(name), 127)).toBe(number);
  });

  test('with another name, or of numerals that are no digits, are refused', () => {
    for (const name of ['persian', 'roman', 'x'])
      expect(() => written(name)).toThrow(/xx.yaml:3: templates\.[\s\S]*templates\.digits/);
  });
});

describe.each(ids)('the %s locale', id => {
  const locale = loadLocale(id, project);

  test('tells the agents by letters of their own names, no two alike', () => {
    const roles = ['red', 'blue', 'green', 'bystander', 'assassin'];
    const letters = roles.map(role => phrase(locale, `letter.${role}`));
    expect(new Set(letters).size).toBe(roles.length);
    for (const [i, role] of roles.entries()) {
      const words = phrase(locale, `role.${role}`).split(/[ \u200c]/);
      const begins = (word: string) => word.toLowerCase().startsWith(letters[i].toLowerCase());
      const isHan = /\p{Script=Han}/u.test(letters[i]);
      expect(
        words.some(word => (isHan ? word.includes(letters[i]) : begins(word))),
        role,
      ).toBe(true);
    }
  });

  test('has every printed string, and none is empty', () => {
    expect(Object.keys(locale.strings).sort()).toEqual(Object.keys(english.strings).sort());
    expect(Object.entries(locale.strings).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has its own letter and name for each role', () => {
    for (const kind of ['letter', 'role']) {
      expect(new Set(ROLES.map(role => phrase(locale, `${kind}.${role}`))).size).toBe(ROLES.length);
    }
  });

  test('fills every placeholder on paper', () => {
    // Every value that the English strings have a placeholder for, and no others.
    const names = Object.values(english.strings).flatMap(text => text.match(/(?<=\{)\w+(?=\})/g) ?? []);
    const values = Object.fromEntries(names.map(name => [name, 'x']));
    for (const key of Object.keys(locale.strings)) expect(phrase(locale, key, values)).not.toMatch(/[{}]/);
  });
});

describe('a printed number', () => {
  test('is in Persian digits on a Persian card', () => {
    expect(figures(persian, 1234567890)).toBe('۱۲۳۴۵۶۷۸۹۰');
    expect(phrase(persian, 'slug.sheet', { part: 'x', side: 'y', n: 7, total: 13 })).toContain('۷');
    expect(figures(english, 127)).toBe('127');
  });

  test('has the same value in Persian digits', () => {
    fc.assert(
      fc.property(fc.nat(), n => {
        const figured = figures(persian, n);
        expect(figured).not.toMatch(/[0-9]/);
        expect(Number([...figured].map(digit => (digit.codePointAt(0) as number) - 0x6f0).join(''))).toBe(n);
      }),
    );
  });

  test('in a text, such as a version, stays as it is', () => {
    expect(phrase(persian, 'slug.version', { seed: 'x', version: '0.1.0' })).toContain('0.1.0');
  });

  test('without its string is an error, not an empty line', () => {
    expect(() => phrase(english, 'slug.shete')).toThrow('No printed string is called "slug.shete".');
  });
});

/** What is said of strength 1, and then of 9. */
const FAINT_TO_BOLD: Readonly<Record<string, RegExp>> = {
  en: /1\s(is\s)?the\sfaintest.* 9\sthe\sboldest/,
  yue: /1 最淺.*9 最深/,
  'zh-Hans': /1 最浅.*9 最深/,
  'zh-Hant-TW': /1 ?最淺.*9 ?最深/,
  fa: /[1۱]\sکم‌رنگ‌ترین.*[9۹]\sپررنگ‌ترین/,
};

test.each(
  Object.entries(FAINT_TO_BOLD),
)('the strengths of scrambled words count from faint to bold on the strip and for --scramble, in %s', (id, said) => {
  expect(phrase(loadLocale(id, project), 'strip.step3')).toMatch(said);
  expect(/^ +scramble: .*$/m.exec(project.text(`templates/help/${id}.yaml`))?.[0]).toMatch(said);
});
