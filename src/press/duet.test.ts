import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { preflight } from '../proof/index.js';
import { foldWord, readWordList } from '../words/index.js';
import { type MadeDeck, makeDeck } from './index.js';

const project = projectLibrary();
const DESK = { project, own: ownLibrary(), version: '0.0.0', platform };
const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'] as const;

function make(input: RecipeInput): Promise<MadeDeck> {
  return makeDeck(recipeSchema.parse({ game: 'duet', contact: false, ...input }), DESK);
}

/** Makes a deck and reads each PDF back. */
async function makeAndRead(input: RecipeInput) {
  const reports: ReturnType<typeof preflight>[] = [];
  const recipe = recipeSchema.parse({ game: 'duet', contact: false, ...input });
  const outcome = await makeDeck(recipe, DESK, {
    finished: ({ bytes }, expectation) => reports.push(preflight(bytes, expectation)),
  });
  return { outcome, reports: await Promise.all(reports) };
}

function list(locale: string, name: string) {
  const file = `wordlists/${locale}/${name}.csv`;
  return readWordList(project.bytes(file), { file, locale, big5: platform.big5 }).list?.words ?? [];
}

interface Manifest {
  readonly recipe: RecipeInput;
  readonly parts: readonly {
    readonly part: string;
    readonly cards: readonly { id: string; number?: number; look?: string; places: readonly unknown[] }[];
  }[];
}

function manifest({ files }: MadeDeck): Manifest {
  const found = files.find(({ name }) => name.endsWith('-manifest.json'));
  return JSON.parse(new TextDecoder().decode(found?.bytes)) as Manifest;
}

/** The whole box; several tests look at it. */
const CANTONESE = makeAndRead({ locale: 'yue' });

describe.each(LOCALES)('the words of the game for two in %s', locale => {
  test('are 400 on 200 cards, with two dots on each face', async () => {
    const { outcome, reports } = await (locale === 'yue'
      ? CANTONESE
      : makeAndRead({ locale, only: ['words'] }));
    expect(outcome.parts[0]).toMatchObject({ part: 'words', cards: 200, sheets: 13, pages: 26 });
    expect(reports[0].checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(reports[0].checks).toContainEqual({ name: 'words', count: 400, problems: [] });
  });

  test('are not in the base game, in any spelling', () => {
    const base = new Set(list(locale, 'classic').map(({ text }) => foldWord(text)));
    const own = list(locale, 'duet').map(({ text }) => text);
    expect(own).toHaveLength(400);
    expect(base.size).toBe(400);
    expect(own.filter(word => base.has(foldWord(word)))).toEqual([]);
  });

  test('include 2 to 6 % that are not for children', () => {
    const unfit = list(locale, 'duet').filter(({ childSafe }) => !childSafe);
    expect(unfit.length).toBeGreaterThanOrEqual(8);
    expect(unfit.length).toBeLessThanOrEqual(24);
  });

  test('come with rules and a stand on one sheet each, on A4 and on Letter', async () => {
    for (const paper of ['A4', 'Letter']) {
      const outcome = await make({ locale, paper, only: ['stand', 'rules'] });
      expect(outcome.parts.map(({ part, sheets }) => [part, sheets])).toEqual([
        ['stand', 1],
        ['rules', 1],
      ]);
    }
  });
});

describe('the box of the game for two', () => {
  const made = CANTONESE;

  test('has words, agents, keys, tokens, a stand, rules, a map and a score sheet, each in its own PDF, and a manifest', async () => {
    const { files, parts } = (await made).outcome;
    expect(files.map(({ name }) => name)).toEqual([
      ...['words', 'agents', 'keys', 'tokens', 'stand', 'rules', 'map-world', 'log'].map(
        part => `duet-yue-${part}.pdf`,
      ),
      'duet-yue-manifest.json',
    ]);
    expect(parts.map(({ part, cards }) => [part, cards])).toEqual([
      ['words', 200],
      ['agents', 16],
      ['keys', 100],
      ['tokens', 11],
      ['stand', 0],
      ['rules', 0],
      ['map', 0],
      ['log', 0],
    ]);
  });

  test('is found right when it is read back', async () => {
    const { reports } = await made;
    expect(reports.flatMap(({ checks }) => checks.flatMap(({ problems }) => problems))).toEqual([]);
    const counted = reports.flatMap(({ checks }) =>
      checks.filter(({ name }) => name === 'agents' || name === 'tokens'),
    );
    expect(counted.map(({ count }) => count)).toEqual([16, 11]);
  });

  test('has 100 keys that are different in all four positions, with 9 green, 3 black and 13 pale on each face', async () => {
    const { reports } = await made;
    const keys = reports.flatMap(report => report.keys);
    expect(keys).toHaveLength(100);
    const pictures = new Set<string>();
    for (const { cells } of keys) {
      for (const face of [0, 1]) {
        const shown = cells.map(pair => pair[face]).sort();
        expect(shown.join('')).toBe(`${'-'.repeat(13)}${'G'.repeat(9)}XXX`);
      }
      expect(cells.filter(pair => pair.includes('G'))).toHaveLength(15);
      // Either face towards either player, either long edge up.
      const swapped = cells.map(([front, back]) => back + front);
      for (const picture of [cells, swapped])
        for (const turned of [picture, picture.toReversed()]) pictures.add(turned.join(' '));
    }
    expect(pictures.size).toBe(400);
  });

  test('has the places of every token in its manifest, on both sides', async () => {
    const tokens = manifest((await made).outcome).parts.find(({ part }) => part === 'tokens');
    expect(tokens?.cards.map(({ number, look }) => `${number} ${look}`).slice(8)).toEqual([
      '9 sand',
      '10 blue',
      '11 blue',
    ]);
    for (const { places } of tokens?.cards ?? []) expect(places).toHaveLength(2);
  });

  test('has its tokens on one sheet, on A4 and on Letter', async () => {
    for (const paper of ['A4', 'Letter'])
      expect((await make({ paper, only: ['tokens'] })).parts[0]).toMatchObject({ part: 'tokens', sheets: 1 });
  });

  // Its words are made again in deck.test.ts, its map in maps.test.ts.
  test('can be made again from its manifest, with the same bytes', async () => {
    const { outcome } = await made;
    const only = ['agents', 'keys', 'tokens', 'stand', 'rules', 'log'];
    const recipe = recipeSchema.parse({ ...manifest(outcome).recipe, only });
    const again = (await makeDeck(recipe, DESK)).files.filter(({ name }) => name.endsWith('.pdf'));
    expect(again).toHaveLength(only.length);
    for (const { name, bytes } of again) {
      const before = outcome.files.find(file => file.name === name);
      expect([name, before && Buffer.compare(before.bytes, bytes)]).toEqual([name, 0]);
    }
  });

  test('has as many keys as you ask for, and fold lines for printers that print one side', async () => {
    const { outcome, reports } = await makeAndRead({
      locale: 'fa',
      only: ['agents', 'keys', 'tokens'],
      keys: 7,
      flip: 'none',
      paper: 'Letter',
    });
    expect(outcome.parts.map(({ cards, twoSided }) => [cards, twoSided])).toEqual([
      [16, false],
      [7, false],
      [11, false],
    ]);
    expect(reports.flatMap(({ checks }) => checks.flatMap(({ problems }) => problems))).toEqual([]);
  });

  // Which words are left out is marked in the list of each language, and is the same work in all of them.
  test('leaves out the words that are not for children on request', async () => {
    const unfit = list('fa', 'duet').filter(({ childSafe }) => !childSafe);
    const outcome = await make({ locale: 'fa', only: ['words'], children: true });
    expect(outcome.words?.count).toBe(400 - unfit.length);
  });

  test('has tokens, and the base game has none', async () => {
    await expect(makeDeck(recipeSchema.parse({ only: ['tokens'] }), DESK)).rejects.toThrow(
      /--only: parts\.not-in-box .*"part":"tokens"/,
    );
  });
});

test('the words of the game for two can be printed in another script, like those of the base game', async () => {
  const outcome = await make({ locale: 'yue', script: 'zh-Hans', only: ['words', 'tokens', 'rules'] });
  expect(outcome.files.map(({ name }) => name)).toContain('duet-yue-zh-Hans-review.csv');
});
