import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { preflight } from '../proof/index.js';
import { type MadeDeck, makeDeck } from './index.js';

const DESK = { project: projectLibrary(), own: ownLibrary(), version: '0.0.0', platform };
/** The box around the pictures. */
const BOX = ['agents', 'keys', 'stand', 'rules'];
const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'] as const;

function make(input: RecipeInput): Promise<MadeDeck> {
  return makeDeck(recipeSchema.parse({ game: 'pictures', only: BOX, contact: false, ...input }), DESK);
}

/** Makes a deck and reads each PDF back. */
async function makeAndRead(input: RecipeInput) {
  const reports: ReturnType<typeof preflight>[] = [];
  const recipe = recipeSchema.parse({ game: 'pictures', only: BOX, contact: false, ...input });
  const outcome = await makeDeck(recipe, DESK, {
    finished: ({ bytes }, expectation) => reports.push(preflight(bytes, expectation)),
  });
  return { outcome, reports: await Promise.all(reports) };
}

type Made = Awaited<ReturnType<typeof makeAndRead>>;

/** On A4; several tests look at it. */
const CANTONESE = makeAndRead({ locale: 'yue' });

const faults = ({ reports }: Made) => reports.flatMap(({ checks }) => checks.flatMap(each => each.problems));
const counts = ({ outcome }: Made) =>
  outcome.parts.map(({ part, cards, sheets }) => `${part} ${cards} on ${sheets}`);

interface Manifest {
  readonly recipe: RecipeInput;
  readonly parts: readonly {
    readonly part: string;
    readonly cards: readonly { readonly id: string; readonly front?: string; readonly back?: string }[];
  }[];
}

function manifest({ files }: MadeDeck): Manifest {
  const found = files.find(({ name }) => name.endsWith('-manifest.json'));
  return JSON.parse(new TextDecoder().decode(found?.bytes)) as Manifest;
}

function agentsIn(outcome: MadeDeck): Record<string, number> {
  const cards = manifest(outcome).parts.find(({ part }) => part === 'agents')?.cards ?? [];
  const roles = cards.map(({ front = '', back }) => (back === undefined ? front : `${front}/${back}`));
  return Object.fromEntries(
    [...new Set(roles)].map(role => [role, roles.filter(other => other === role).length]),
  );
}

describe.each(LOCALES)('the box of the picture game in %s', locale => {
  // Each language on one paper; its stand and rules, which it may fill, on the other too.
  const [paper, other] = LOCALES.indexOf(locale) % 2 === 0 ? ['A4', 'Letter'] : ['Letter', 'A4'];

  // All keys once on each paper: what is on them does not depend on the language.
  const keys = LOCALES.indexOf(locale) < 2 ? 60 : 12;

  test(`has 20 agents, ${keys} keys, a stand and rules on ${paper}, found right when read back`, async () => {
    const made = await (locale === 'yue' ? CANTONESE : makeAndRead({ locale, paper, keys }));
    const sheets = keys === 12 ? 1 : paper === 'A4' ? 4 : 5;
    expect(counts(made)).toEqual([
      'agents 20 on 2',
      `keys ${keys} on ${sheets}`,
      'stand 0 on 1',
      'rules 0 on 1',
    ]);
    expect(faults(made)).toEqual([]);
  });

  test(`has a stand and rules on one sheet each on ${other}, found right when read back`, async () => {
    const made = await makeAndRead({ locale, paper: other, only: ['stand', 'rules'] });
    expect(counts(made)).toEqual(['stand 0 on 1', 'rules 0 on 1']);
    expect(faults(made)).toEqual([]);
  });
});

describe('the box of the picture game', () => {
  const made = CANTONESE;

  test('has 7 red and 7 blue agents, a double agent, 4 bystanders and an assassin', async () => {
    expect(agentsIn((await made).outcome)).toEqual({
      red: 7,
      blue: 7,
      'red/blue': 1,
      bystander: 4,
      assassin: 1,
    });
  });

  test('has keys that are different both ways up, 8 against 7, 4 bystanders and an assassin', async () => {
    const keys = (await made).reports.flatMap(report => report.keys);
    expect(keys).toHaveLength(60);
    const pictures = new Set<string>();
    for (const { cells } of keys) {
      const count = (role: string) => cells.filter(other => other === role).length;
      expect([count('red'), count('blue')].toSorted()).toEqual([7, 8]);
      expect([cells.length, count('bystander'), count('assassin')]).toEqual([20, 4, 1]);
      for (const picture of [cells, cells.toReversed()]) pictures.add(picture.join(' '));
    }
    expect(pictures.size).toBe(120);
  });

  // sheets/imposition/impose.test.ts tries every flip on every paper.
  test.each([
    ['short-edge', 'A4', 2],
    ['none', 'Letter', 4],
  ] as const)('meets its backs with the flip %s on %s', async (flip, paper, sheets) => {
    const made = await makeAndRead({ locale: 'fa', only: ['agents', 'keys'], keys: 13, flip, paper });
    expect(faults(made)).toEqual([]);
    // Twelve agents on a sheet, six where it is folded.
    expect(counts(made)[0]).toBe(`agents 20 on ${sheets}`);
  });

  test('can be made again from its manifest, with the same bytes', async () => {
    const { outcome } = await made;
    const again = await makeDeck(recipeSchema.parse(manifest(outcome).recipe), DESK);
    for (const [i, { name, bytes }] of outcome.files.entries())
      expect([name, Buffer.compare(bytes, again.files[i].bytes)]).toEqual([name, 0]);
  });
});

describe('either grid goes with either deck', () => {
  test('the picture game on five by five has the keys and the numbers of the word game', async () => {
    const made = await makeAndRead({ locale: 'en', grid: '5x5' });
    expect(counts(made)).toEqual(['agents 25 on 3', 'keys 40 on 4', 'stand 0 on 1', 'rules 0 on 1']);
    expect(faults(made)).toEqual([]);
    expect(agentsIn(made.outcome)).toMatchObject({ red: 8, blue: 8, bystander: 7 });
    expect(made.outcome.files.map(({ name }) => name)).toContain('pictures-5x5-en-keys.pdf');
  });

  test('the word game on five by four has the keys and the numbers of the picture game', async () => {
    const made = await makeAndRead({ game: 'codenames', locale: 'fa', grid: '5x4' });
    expect(counts(made)).toEqual(['agents 20 on 2', 'keys 60 on 4', 'stand 0 on 1', 'rules 0 on 1']);
    expect(faults(made)).toEqual([]);
    expect(manifest(made.outcome).recipe).toMatchObject({ grid: '5x4' });
  });

  test('the usual grid, named or not, makes the same deck', async () => {
    const [named, usual] = await Promise.all(
      [{ grid: '5x4' }, {}].map(input => make({ locale: 'en', only: ['keys', 'rules'], keys: 8, ...input })),
    );
    for (const [i, { name, bytes }] of usual.files.entries()) {
      expect(named.files[i].name).toBe(name);
      if (name.endsWith('.pdf')) expect(Buffer.compare(bytes, named.files[i].bytes)).toBe(0);
    }
  });
});
