import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { preflight } from '../proof/index.js';
import { type MadeDeck, makeDeck } from './index.js';

const DESK = { project: projectLibrary(), own: ownLibrary(), version: '0.0.0', platform };
const PARTS = ['codes', 'tokens', 'screens', 'rules', 'notes'];

/** Makes the box without its keywords. */
function make(input: RecipeInput): Promise<MadeDeck> {
  return makeDeck(recipeSchema.parse({ game: 'decrypto', only: PARTS, contact: false, ...input }), DESK);
}

/** Makes the box without its keywords, and reads each PDF back. */
async function makeAndRead(input: RecipeInput) {
  const reports: ReturnType<typeof preflight>[] = [];
  const recipe = recipeSchema.parse({ game: 'decrypto', only: PARTS, contact: false, ...input });
  const outcome = await makeDeck(recipe, DESK, {
    finished: ({ bytes }, expectation) => reports.push(preflight(bytes, expectation)),
  });
  const checks = (await Promise.all(reports)).flatMap(report => report.checks);
  return { outcome, problems: checks.flatMap(({ problems }) => problems), checks };
}

interface Manifest {
  readonly recipe: RecipeInput;
  readonly parts: readonly {
    readonly part: string;
    readonly cards: readonly {
      readonly team: string;
      readonly code: readonly { readonly clue: string; readonly keyword: number }[];
      readonly places: readonly unknown[];
    }[];
  }[];
}

function manifest({ files }: MadeDeck): Manifest {
  const found = files.find(({ name }) => name.endsWith('-manifest.json'));
  return JSON.parse(new TextDecoder().decode(found?.bytes)) as Manifest;
}

const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'];
const WAYS = [
  ['A4', 'long-edge', [2, 1, 2, 1, 4]],
  ['Letter', 'none', [4, 1, 2, 1, 8]],
  ['Letter', 'short-edge', [2, 1, 2, 1, 4]],
] as const;

describe.each(LOCALES)('the box of the code game in %s', locale => {
  // The flip says nothing about texts, so the languages share the ways to print.
  const [paper, flip, sheets] = WAYS[LOCALES.indexOf(locale) % WAYS.length];

  test(`on ${paper}, flip ${flip}, has codes, tokens, screens, rules and note sheets, and reads back right`, async () => {
    const { outcome, problems, checks } = await makeAndRead({ locale, paper, flip });
    expect(problems).toEqual([]);
    expect(outcome.parts.map(({ part }) => part)).toEqual(PARTS);
    expect(outcome.parts.map(part => part.sheets)).toEqual(sheets);
    const counts = checks.filter(({ name }) => PARTS.includes(name)).map(({ name, count }) => [name, count]);
    expect(counts).toEqual([
      ['codes', 48],
      ['tokens', 8],
      ['screens', 2],
      ['notes', 8],
    ]);
  });

  // What it may fill to the last line.
  test('has screens and rules on the other paper, which read back right', async () => {
    const other = paper === 'A4' ? 'Letter' : 'A4';
    const { outcome, problems } = await makeAndRead({ locale, paper: other, only: ['screens', 'rules'] });
    expect(problems).toEqual([]);
    expect(outcome.parts.map(part => part.sheets)).toEqual([2, 1]);
  });
});

describe('the box of the code game', () => {
  test('has every code in its manifest, for each team, with the clue that each digit is for', async () => {
    const outcome = await make({ locale: 'fa', only: ['codes'] });
    const cards = manifest(outcome).parts.flatMap(part => part.cards);
    const codes = cards.map(({ team, code }) => `${team} ${code.map(({ keyword }) => keyword).join('')}`);
    expect(new Set(codes).size).toBe(48);
    expect(cards[0].code.map(({ clue }) => clue)).toEqual(['سرنخ اول', 'سرنخ دوم', 'سرنخ سوم']);
    for (const { places } of cards) expect(places).toHaveLength(2);
  });

  test('is the same, byte for byte, when it is made again from its manifest', async () => {
    const outcome = await make({ notes: 2 });
    const again = await makeDeck(recipeSchema.parse(manifest(outcome).recipe), DESK);
    for (const [i, { name, bytes }] of outcome.files.entries())
      expect([name, Buffer.compare(bytes, again.files[i].bytes)]).toEqual([name, 0]);
  });

  test('can be printed in another script', async () => {
    const { problems } = await makeAndRead({ locale: 'yue', script: 'zh-Hans', notes: 1 });
    expect(problems).toEqual([]);
  });

  test('has as many note sheets as you ask for, and a large pad is not much larger than a small one', async () => {
    const size = async (notes: number) => {
      const outcome = await make({ only: ['notes'], notes });
      expect(outcome.parts[0]).toMatchObject({ sheets: notes, pages: 2 * notes });
      return outcome.files[0].bytes.length;
    };
    expect(await size(50)).toBeLessThan(4 * (await size(1)));
  });

  test('has no key cards and no map, and says so', async () => {
    const made = make({ keys: 10, map: 'iran' });
    await expect(made).rejects.toThrow(
      /--keys: parts.option-without-part .*"part":"keys".*\n--map: parts.option-without-part/,
    );
    const duet = makeDeck(recipeSchema.parse({ game: 'duet', notes: 3 }), DESK);
    await expect(duet).rejects.toThrow(/--notes: parts.option-without-part .*"part":"notes"/);
  });
});
