import type { Command } from 'commander';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadHelp, yamlNames } from '../../data/index.js';
import { projectLibrary } from '../files.js';
import { program } from '../program.js';
import { speak } from '../report/say.js';
import { widthOf } from '../report/width.js';
import { run } from '../run.js';

const project = projectLibrary();
const LANGUAGES = yamlNames(project, 'templates/messages');
const english = loadHelp(project, 'en');

function* all(command: Command, name = ''): Generator<readonly [string, Command]> {
  yield [name || command.name(), command];
  for (const each of command.commands) yield* all(each, `${name} ${each.name()}`.trim());
}

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: more => (text += more), getOutHelpWidth: () => 80 }).outputHelp();
  return text;
}

/** Every text of help, by where it stands: `commands.print.options.locale.what`. */
function textsOf(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${place}.${key}`));
}

const latin = (text: string) =>
  [...new Set(text.match(/[A-Za-z][\w-]*/g))].filter(word => !['mm', 'PDFs'].includes(word)).sort();

afterEach(() => speak('en'));

describe.each(LANGUAGES)('help in %s', language => {
  const help = loadHelp(project, language);
  const texts = new Map(textsOf(help));

  test('tells every command, argument and option, within 80 columns', () => {
    speak(language);
    for (const [name, command] of all(program())) {
      const told = helpOf(command);
      const own = told.split('\n').filter(line => !line.startsWith('  npm '));
      expect(own.filter(line => widthOf(line) > 80)).toEqual([]);
      expect(told).toContain(help.labels.usage);
      for (const { long } of command.options) expect(told, name).toContain(long);
    }
  });

  test('tells nothing else', () => {
    const commands = [...all(program())];
    expect(Object.keys(help.commands).sort()).toEqual(commands.map(([name]) => name).sort());
    const known = (name: string) => commands.find(([each]) => each === name)?.[1] as Command;
    const longs = (command: Command) => command.options.map(({ long }) => `${long}`.slice(2));
    for (const [name, { arguments: own = {}, options = {} }] of Object.entries(help.commands)) {
      expect(Object.keys(own)).toEqual(known(name).registeredArguments.map(each => each.name()));
      expect(Object.keys(options).filter(each => !longs(known(name)).includes(each))).toEqual([]);
    }
    const shared = commands.flatMap(([name, command]) =>
      longs(command).filter(each => help.commands[name].options?.[each] === undefined),
    );
    expect(Object.keys(help.options).sort()).toEqual([...new Set(shared)].sort());
    speak(language);
    const main = helpOf(program());
    expect(Object.keys(help.examples).filter(line => !main.includes(line))).toEqual([]);
  });

  test('keeps what is typed', () => {
    expect([...texts.keys()]).toEqual(textsOf(english).map(([place]) => place));
    const typed = new Set(
      [...textsOf(loadHelp(project, 'zh-Hans')), ...textsOf(loadHelp(project, 'fa'))].map(
        ([place, text]) => `${place}: ${latin(text)}`,
      ),
    );
    for (const [place, original] of textsOf(english)) {
      const text = texts.get(place) ?? '';
      if (
        place.endsWith('.default') &&
        /^[\w%-]+$/.test(original) &&
        original !== 'plain' &&
        original !== 'all'
      )
        expect([place, text]).toEqual([place, original]);
      expect(latin(text).filter(word => !latin(original).includes(word) && word !== 'PDF')).toEqual([]);
      expect(text.match(/\{\w+\}/)?.[0]).toBe(original.match(/\{\w+\}/)?.[0]);
      if (language !== 'en') expect(typed).toContain(`${place}: ${latin(text)}`);
    }
  });

  test.skipIf(language === 'en')('is not English', () => {
    const letters = language === 'fa' ? /\p{Script=Arabic}/u : /\p{Script=Han}/u;
    const left = textsOf(english).filter(([place, text]) => {
      const isName = place.endsWith('.default') || place.endsWith('between-values');
      return !isName && / /.test(text) && !letters.test(texts.get(place) ?? '');
    });
    expect(left).toEqual([]);
  });
});

test('help is in the language that is asked for', async () => {
  const told = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  expect(await run(['print', '--help', '--language', 'yue'])).toBe(0);
  const text = told.mock.calls.map(([each]) => String(each)).join('');
  told.mockRestore();
  expect(text).toMatch(/^用法： deckwright print \[選項\] \[what\]\n\n印一副牌：/);
  expect(text).toContain('揀：long-edge、short-edge、none）（預設：long-edge）');
});

test('help in Persian runs from right to left, options in it from left to right', () => {
  speak('fa');
  const deal = program().commands.find(each => each.name() === 'keys')?.commands[0] as Command;
  expect(helpOf(deal)).toContain(
    '\u2067همین شرط‌ها (از \u2066--fix\u2069 تا \u2066--balanced\u2069) در یک فایل\u2069',
  );
});

test.each([
  [['--papper', 'A4'], '錯誤：--papper: 冇呢個選項。係咪想寫 --paper？'],
  [['prnt'], '錯誤：prnt: 冇呢個指令。係咪想寫 print？'],
  [['keys', 'deel'], '錯誤：deel: 冇呢個指令。係咪想寫 deal？'],
  [['keys', 'show'], '錯誤：keys show: 後面仲欠啲嘢。要寫「npm start -- keys show <id>」。'],
  [['--paper'], '錯誤：--paper: 冇寫佢嘅值。要寫「--paper <paper>」。'],
  [['words', 'check', 'a', 'b'], '錯誤：b: 多咗呢個。要寫「npm start -- words check <file.csv>」'],
  [['--keys', 'ten'], '錯誤：--keys: 呢度寫咗「ten」。寫 1 至 100,000 嘅整數。'],
  [['--flip', 'x'], '錯誤：--flip: 唔認得「x」。可以揀：long-edge、short-edge、none。'],
])('%j is a fault of the call, told in its language', async (args, said) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const status = await run([...args, '--language', 'yue']);
  const lines = told.mock.calls.map(([line]) => String(line));
  told.mockRestore();
  expect([status, lines[0]]).toEqual([2, expect.stringContaining(said)]);
});
