import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { projectLibrary } from '../cli/files.js';
import { loadMessages, readYaml, yamlNames } from '../data/index.js';
import { dealKeys, type KeyKind, proveKeys, readKeyFile, type Wishes } from '../keys/index.js';
import { CODENAMES, DUET } from '../keys/kind.fixture.js';
import { contradiction } from '../keys/solver/refusal.js';
import { flipName, gameName, lookName, partName, roleName, twoRoles } from './names.js';
import { type Problem, ProblemError, type Sentence, sentence } from './problem.js';

const project = projectLibrary();
const english = loadMessages(project);
const languages = yamlNames(project, 'templates/messages').filter(language => language !== 'en');

/** The cases of the select in a pattern, and what each says. */
function casesOf(pattern: string): Readonly<Record<string, string>> {
  const [select] = parse(pattern).filter(each => each.type === TYPE.select);
  const said = (nodes: readonly MessageFormatElement[]) =>
    nodes.map(node => (node.type === TYPE.literal ? node.value : '')).join('');
  const cases = Object.entries(select?.options ?? {}).map(([id, { value }]) => [id, said(value)]);
  return Object.fromEntries(cases.filter(([id]) => id !== 'other'));
}

/** `names.role` and the like: each has a case for each id. */
const NAMES = english.codes.filter(
  code => code.startsWith('names.') && Object.keys(casesOf(english.patterns(code).what)).length > 0,
);

/** Every id of the program that has a name. */
const IDS = NAMES.flatMap(code => Object.keys(casesOf(english.patterns(code).what)));

const yaml = (file: string) => readYaml(project.text(file), file, z.record(z.string(), z.unknown()));
const keysOf = (value: unknown) => Object.keys(value as object);

/** What a shelf of templates calls its things, held against the ids that have a name. */
const SHELVES: Readonly<Record<string, () => readonly string[]>> = {
  'names.game': () => yamlNames(project, 'templates/games'),
  'names.part': () =>
    yamlNames(project, 'templates/games').flatMap(game => keysOf(yaml(`templates/games/${game}.yaml`).parts)),
  'names.role': () =>
    yamlNames(project, 'templates/keys').flatMap(kind => keysOf(yaml(`templates/keys/${kind}.yaml`).roles)),
  'names.look': () => keysOf(yaml('templates/faces/token.yaml').looks),
};

describe('in English, names are those that a person types', () => {
  test.each(Object.entries(SHELVES))('%s has all of its shelf', (code, shelf) => {
    const { what, typed = what } = english.patterns(code);
    const ids = Object.keys(casesOf(typed));
    expect(ids).toEqual(expect.arrayContaining([...new Set(shelf())]));
    expect(Object.keys(casesOf(what))).toEqual(ids);
  });
});

test('on the page, games and parts are called what is printed on them, in English too', () => {
  const { patterns } = english;
  const strings = yaml('templates/locales/en.yaml').strings as Readonly<Record<string, string>>;
  const games = Object.entries(casesOf(patterns('names.game').what));
  expect(games.map(([, said]) => said)).toEqual(games.map(([game]) => strings[`title.${game}`]));
  const parts = Object.entries(casesOf(patterns('names.part').what));
  expect(parts.map(([, said]) => said)).toEqual(parts.map(([part]) => strings[`part.${part}`].toLowerCase()));
  const box = sentence('parts.option-without-part', { game: gameName('codenames'), part: partName('map') });
  expect(english.sentences(box).what).toBe('The box of codenames has no map.');
  const page = loadMessages(project, 'en', 'page');
  expect(page.sentences(box).what).toBe('The box of Word Spies has no mission map.');
});

describe.each(languages)('in %s', language => {
  const messages = loadMessages(project, language);
  const file = `templates/locales/${language}.yaml`;
  const printed = yaml(file).strings as Readonly<Record<string, string>>;

  test.each(NAMES)('%s says every name in its own letters', code => {
    const cases = casesOf(messages.patterns(code).what);
    expect(Object.keys(cases)).toEqual(Object.keys(casesOf(english.patterns(code).what)));
    expect(Object.entries(cases).filter(([id, said]) => said === '' || said === id)).toEqual([]);
  });

  test('games, parts and teams are called what is printed on them', () => {
    const games = Object.entries(casesOf(messages.patterns('names.game').what));
    const parts = Object.entries(casesOf(messages.patterns('names.part').what));
    expect(games.map(([game]) => printed[`title.${game}`])).toEqual(games.map(([, said]) => said));
    expect(parts.map(([part]) => printed[`part.${part}`])).toEqual(parts.map(([, said]) => said));
    const roles = casesOf(messages.patterns('names.role').what);
    for (const team of ['red', 'blue']) {
      expect(printed[`team.${team}`]).toContain(roles[team]);
      expect(printed[`role.${team}`]).toContain(roles[team]);
    }
  });

  test.each(told())('no id is left in what is told of %s', (_, problem) => {
    const { what, advice } = messages.sentences(problem);
    const words = `${what} ${advice}`.replaceAll(/--\S+( \S+)?/g, '').match(/[A-Za-z-]{2,}/g) ?? [];
    expect(words.filter(word => IDS.includes(word) || KNOWN_WORDS.includes(word))).toEqual([]);
  });
});

/** Words of parsers and of the program's own lists, which no sentence of another language may have. */
const KNOWN_WORDS = [
  'bad',
  'unexpected',
  'expected',
  'card',
  'other',
  'long-edge',
  'short-edge',
  'nobody',
  'none',
];

/** One problem of each kind that names something. */
function told(): readonly (readonly [string, Sentence])[] {
  const [card] = [...dealKeys(CODENAMES, { count: 1, seed: 'names' })].map(key => ({ id: 'C-1', ...key }));
  const red = { ...card, cells: card.cells.map(() => 'red') };
  const duet = { id: 'D-1', cells: Array(25).fill('G-') };
  const caught = (run: () => unknown): readonly Problem[] => {
    try {
      run();
      return [];
    } catch (fault) {
      if (fault instanceof ProblemError) return fault.problems;
      throw fault;
    }
  };
  const typed = (text: string, kind: KeyKind) => caught(() => readKeyFile(text, 'cards.txt', [kind]));
  const notYaml = (text: string) => caught(() => readYaml(text, 'theme.yaml', z.unknown()));
  const wishes: Wishes = { fixed: [0, 6].map(cell => ({ cell, name: 'assassin' })), starts: 'red' };
  const problems: Readonly<Record<string, readonly Sentence[]>> = {
    'a card of the wrong roles': proveKeys(CODENAMES, [red]).problems,
    'a card that nobody starts': proveKeys(CODENAMES, [{ ...card, start: undefined }]).problems,
    'a card with two wrong faces': proveKeys(DUET, [duet]).problems,
    'letters that are no role': typed('RRQ', CODENAMES),
    'a card with one face': typed('.'.repeat(25), DUET),
    'wishes that contradict each other': [contradiction(CODENAMES, wishes, 40)],
    'a tab in YAML': notYaml('a:\n\tb: 1'),
    'two equal keys in YAML': notYaml('a: 1\na: 2'),
    'an open quotation mark in YAML': notYaml('a: "b'),
    'an open bracket in YAML': notYaml('a: [b'),
    'wrong indentation in YAML': notYaml('a: 1\n  b: 2'),
    'an unknown tag in YAML': notYaml('a: !b c'),
    'a part that is not in the box': [
      sentence('parts.option-without-part', {
        game: gameName('codenames'),
        part: partName('map'),
        flag: '--map',
      }),
    ],
    'the wrong flip': [
      sentence('preflight.flip', {
        found: flipName('long-edge'),
        expected: flipName('short-edge'),
        flip: 'short',
      }),
    ],
    'too few agents': [sentence('deck.agents', { role: twoRoles('red', 'blue'), found: 0, expected: 1 })],
    'too few tokens': [sentence('deck.tokens', { names: [lookName('white')], found: 0, expected: 1 })],
    'a wrong start': [sentence('preflight.other-start', { found: 'none', expected: roleName('blue') })],
  };
  return Object.entries(problems).flatMap(([name, all]) => {
    if (all.length === 0) throw new Error(`Nothing is wrong with ${name}.`);
    return all.map(each => [name, each] as const);
  });
}
