import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { loadHeadings, loadMessages } from '../data/index.js';
import { projectLibrary } from './files.js';
import { program } from './program.js';

const SRC = path.resolve(import.meta.dirname, '..');
const TEMPLATES = path.join(SRC, '../templates');
const LANGUAGES = fs.readdirSync(path.join(TEMPLATES, 'studio'));

/** What a person types at a command line: an option, a command of two words or before a file, npm. */
const commands = program().commands.flatMap(command => [
  `${command.name()} \\{(name|file|id)\\}`,
  ...command.commands.map(each => `${command.name()} ${each.name()}`),
]);
const TYPED = new RegExp(`--[a-z]|\\b(npm|npx) |\\b(${commands.join('|')})`);

const messagesIn = (language: string) => loadMessages(projectLibrary(), language);
const adviceIn = (language: string) => {
  const messages = messagesIn(language);
  return messages.codes.map(code => ({ code, ...messages.patterns(code) }));
};
const english = adviceIn('en');

describe('what to do, in English at the command line', () => {
  const told = english.flatMap(({ command }) => command ?? []);

  test('names options that some command has', () => {
    const known = new Set(
      program()
        .commands.flatMap(each => [each, ...each.commands])
        .flatMap(({ options }) => options.map(({ long }) => long)),
    );
    const named = new Set(told.flatMap(text => text.match(/--[a-z-]+/g) ?? []));
    expect([...named].filter(option => !known.has(option))).toEqual([]);
    const still = [
      '--children',
      '--cities',
      '--flip',
      '--format',
      '--from',
      '--kind',
      '--map',
      '--out',
      '--paper',
      '--pictures',
      '--readings',
      '--script',
      '--skip-bad',
      '--words',
    ];
    expect(still.filter(option => !named.has(option))).toEqual([]);
  });

  test('is told by the command line, not what the page says', () => {
    const { code, do: advice, command } = english.find(({ code }) => code === 'preflight.page-size') ?? {};
    expect(command).toContain('--paper');
    const problem = {
      level: 'error',
      code: `${code}`,
      place: 'deck.pdf',
      values: { found: 'A5', expected: 'A4' },
    } as const;
    expect(messagesIn('en').sentences(problem).advice).toBe(command);
    expect(loadMessages(projectLibrary(), 'en', 'page').sentences(problem).advice).toBe(advice);
  });
});

describe.each(LANGUAGES)('what to do on the page, in %s', language => {
  const advice = adviceIn(language);

  test('is nothing that is typed at a command line', () => {
    const typed = advice.filter(({ what, do: advice = '' }) => TYPED.test(`${what} ${advice}`));
    expect(typed.map(({ code }) => code)).toEqual([]);
  });

  test('calls views and buttons what the page calls them', () => {
    const folder = path.join(TEMPLATES, 'studio', language);
    const strings = fs
      .readdirSync(folder)
      .flatMap(name => Object.values(load(fs.readFileSync(path.join(folder, name), 'utf8')) as object));
    const { words, photographs, places } = loadHeadings(projectLibrary());
    const headings = [words, photographs, places].flatMap(columns =>
      Object.entries(columns).flatMap(([id, names]) => [id, ...names]),
    );
    const known = ['reading', 'CSV UTF-8', ...strings, ...headings];
    const elsewhere = new Set(english.filter(({ command }) => command).map(({ code }) => code));
    const named = advice
      .filter(({ code }) => elsewhere.has(code))
      .flatMap(({ do: text = '' }) =>
        [...text.matchAll(/["「“«]([^"」”»{}]+)["」”»]/g)].map(([, name]) => name),
      );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(name => !known.includes(name))).toEqual([]);
  });
});

test('only what the command line alone tells has no advice for the page', () => {
  const alone = english.filter(({ do: advice, command }) => command && !advice).map(({ code }) => code);
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file) && !file.startsWith('cli/'));
  const texts = files.map(file => fs.readFileSync(path.join(SRC, file), 'utf8'));
  expect(alone.length).toBeGreaterThan(10);
  expect(alone.filter(code => texts.some(text => text.includes(`'${code}'`)))).toEqual([]);
});
