// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { openDesk } from '../cli/desk.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { type Expectation, preflight } from '../proof/index.js';
import type { Size } from '../scene/geometry/index.js';
import { checkList, makeDeck } from './index.js';

const LIST = `word,child_safe,reading
茶餐廳,yes,caa4 caan1 teng1
黑社會,no,hak1 se5 wui2
煙花,yes,
麻雀,no,maa4 zoek3
`;

async function made(input: RecipeInput, csv = LIST) {
  const { own, ...desk } = openDesk();
  const bytes = (file: string) => (file === 'words.csv' ? new TextEncoder().encode(csv) : own.bytes(file));
  const pdfs = new Map<string, { readonly bytes: Uint8Array; readonly expectation: Expectation }>();
  const recipe = recipeSchema.parse({ contact: false, words: 'words.csv', ...input });
  const outcome = await makeDeck(
    recipe,
    { ...desk, own: { ...own, bytes } },
    {
      finished: ({ bytes }, expectation, part) => pdfs.set(part, { bytes, expectation }),
    },
  );
  const manifest = JSON.parse(
    new TextDecoder().decode(outcome.files.find(({ name }) => name.endsWith('.json'))?.bytes),
  );
  return { outcome, pdfs, manifest };
}

const faultsIn = async ({ pdfs }: Awaited<ReturnType<typeof made>>) => {
  const reports = await Promise.all([...pdfs.values()].map(pdf => preflight(pdf.bytes, pdf.expectation)));
  return reports.flatMap(({ checks }) => checks.flatMap(({ problems }) => problems));
};

describe.each(['small', 'tarot', '85x55'])('word cards of the size %s', cardSize => {
  test.each([
    ['codenames', 'short-edge'],
    ['duet', 'long-edge'],
  ] as const)(
    'are right on paper, and agents of %s cover them',
    async (game, flip) => {
      const deck = await made({ game, flip, cardSize, only: ['words', 'agents'] });
      expect(await faultsIn(deck)).toEqual([]);
      const sizes = (name: string) => {
        const { cards } = deck.manifest.parts.find(({ part }: { part: string }) => part === name);
        const places = cards.flatMap((card: { places: { width: number; height: number }[] }) => card.places);
        return new Set(places.map(({ width, height }: Size) => `${width} x ${height}`));
      };
      expect(sizes('agents')).toEqual(sizes('words'));
      expect(deck.manifest.recipe.cardSize).toBe(cardSize);
    },
    20_000,
  );
});

describe("a theme's own font", () => {
  const themed = async (fonts: Readonly<Record<string, string>>, words: string) => {
    const { own, ...desk } = openDesk();
    const vazirmatn = Buffer.from(desk.project.bytes('fonts/Vazirmatn-Regular.ttf'));
    const kaf: Uint8Array = await subsetFont(vazirmatn, 'ک', { targetFormat: 'truetype' });
    const fontFiles: Readonly<Record<string, Uint8Array>> = {
      'mine/Mine.ttf': vazirmatn,
      'mine/Kaf.ttf': kaf,
    };
    const files: Readonly<Record<string, string>> = {
      'words.csv': `word\n${words}\n`,
      'mine/theme.yaml': JSON.stringify({ fonts }),
    };
    const bytes = (file: string) =>
      fontFiles[file] ?? (file in files ? new TextEncoder().encode(files[file]) : own.bytes(file));
    const text = (file: string) => files[file] ?? own.text(file);
    const recipe = recipeSchema.parse({
      contact: false,
      only: ['words'],
      words: 'words.csv',
      theme: 'mine/theme.yaml',
    });
    const { problems } = await makeDeck(recipe, { ...desk, own: { ...own, bytes, text } });
    return problems.filter(({ code }) => code === 'parts.font-unused');
  };

  test('that has no letter of the words is told at the theme', async () => {
    expect(await themed({ words: 'Mine.ttf' }, '雪櫃\n茶餐廳')).toEqual([
      {
        level: 'warning',
        place: 'mine/theme.yaml',
        code: 'parts.font-unused',
        values: { font: 'Mine.ttf', use: 'words' },
      },
    ]);
  });

  test('that has no letter of the other texts is told too', async () => {
    expect(await themed({ words: 'Mine.ttf', text: 'Kaf.ttf' }, 'BB\n茶餐廳')).toMatchObject([
      { place: 'mine/theme.yaml', values: { font: 'Kaf.ttf', use: 'text' } },
    ]);
  });

  test('that has one of them, or is not for the words, is not', async () => {
    expect(await themed({ words: 'Mine.ttf' }, 'BB\n茶餐廳')).toEqual([]);
    expect(await themed({ text: 'Mine.ttf' }, '雪櫃\n茶餐廳')).toEqual([]);
    expect(await themed({}, '雪櫃\n茶餐廳')).toEqual([]);
  });
});

describe('moons', () => {
  const HARD = 'word,child_safe,difficulty\n茶餐廳,yes,easy\n黑社會,no,normal\n煙花,yes,\n貔貅,yes,hard\n';
  type Record = { readonly text: string; readonly childSafe: boolean; readonly difficulty?: string };

  test.each([
    true,
    'unfit',
    false,
  ] as const)('are read back, and the manifest tells why: mark: %s', async mark => {
    const deck = await made({ only: ['words'], mark }, HARD);
    const records: Record[] = deck.manifest.parts[0].cards.flatMap(({ words }: { words: Record[] }) => words);
    expect(records.find(({ text }) => text === '貔貅')).toEqual({
      text: '貔貅',
      childSafe: true,
      difficulty: 'hard',
    });
    expect(await faultsIn(deck)).toEqual([]);
    const [{ bytes, expectation }] = deck.pdfs.values();
    const marked = expectation.faces?.flatMap(({ printed, claims }) =>
      claims.some(({ name }) => name === 'child') ? [printed?.word] : [],
    );
    expect(new Set(marked)).toEqual(
      new Set(mark === false ? [] : ['黑社會', ...(mark === 'unfit' ? [] : ['貔貅'])]),
    );
    const bare = expectation.faces?.map(face => {
      return { ...face, claims: face.claims.filter(({ name }) => name !== 'child') };
    });
    const wrong = await preflight(bytes, { ...expectation, faces: bare ?? [] });
    expect(wrong.checks.some(({ problems }) => problems.length > 0)).toBe(mark !== false);
  });

  test('cannot be avoided where the list does not say which words are hard, and that is told', async () => {
    const { outcome } = await made({ only: ['words'], easy: true });
    expect(outcome.problems).toContainEqual(
      expect.objectContaining({ place: '--easy', level: 'warning', code: 'parts.unrated-list' }),
    );
    await expect(made({ only: ['words'], easy: true }, '茶餐廳\n黑社會\n')).rejects.toThrow(
      '--easy: parts.unmarked-list',
    );
  });
});

describe('readings', () => {
  const readingsOf = ({ manifest }: Awaited<ReturnType<typeof made>>) =>
    manifest.parts[0].cards.flatMap(({ words }: { words: { reading?: string }[] }) =>
      words.flatMap(({ reading }) => reading ?? []),
    );

  test('are printed where the list has them, and told in the manifest', async () => {
    const deck = await made({ only: ['words'] });
    expect(readingsOf(deck)).toHaveLength(3);
    expect(await faultsIn(deck)).toEqual([]);
    expect(deck.manifest.recipe).not.toHaveProperty('readings');
  });

  test('are left out on demand, even those that no font has', async () => {
    const csv = LIST.replace('hak1', '\u{12000}');
    await expect(made({ only: ['words'] }, csv)).rejects.toThrow('parts.no-font-for-reading');
    const deck = await made({ only: ['words'], readings: false }, csv);
    expect(readingsOf(deck)).toEqual([]);
    expect(await faultsIn(deck)).toEqual([]);
  });

  test.each([
    ['yue', '狼', 'long4'],
    ['zh-Hant-TW', '鎖', 'ㄙㄨㄛˇ'],
  ])('of the list that comes with %s are printed on demand only', async (locale, word, reading) => {
    const readingIn = async (input: RecipeInput) => {
      const { words, problems } = await checkList(recipeSchema.parse({ locale, ...input }), openDesk());
      expect(problems.filter(({ code }) => code.includes('reading'))).toEqual([]);
      return words.find(({ text }) => text === word)?.reading;
    };
    expect(await readingIn({})).toBeUndefined();
    expect(await readingIn({ readings: true })).toBe(reading);
  });

  test('that were asked for in vain, or are too long to be read, are told', async () => {
    const none = await made({ only: ['words'], readings: true }, LIST.replace(/,[^,]*$/gm, ','));
    expect(none.outcome.problems).toContainEqual(
      expect.objectContaining({ level: 'notice', code: 'parts.no-readings', place: 'words.csv' }),
    );
    const long = await made({ only: ['words'] }, LIST.replace('hak1', 'hak1 '.repeat(30)));
    expect(long.outcome.problems).toContainEqual(
      expect.objectContaining({ level: 'warning', code: 'parts.reading-too-long', line: 3 }),
    );
  });
});

test('word cards larger than the paper are told with everything else that is wrong, before anything is made', async () => {
  const recipe: RecipeInput = { cardSize: '200x140', flip: 'none', only: ['words'] };
  await expect(made(recipe, `${LIST}茶餐廳,yes,\n`)).rejects.toThrow(
    /parts\.card-too-large[\s\S]*words\.duplicate|words\.duplicate[\s\S]*parts\.card-too-large/,
  );
});

test.each(['pictures', 'decrypto'])('%s has no word cards, and says so', async game => {
  await expect(made({ game, words: undefined, cardSize: 'poker', readings: false })).rejects.toThrow(
    /--card-size: parts\.option-without-part[\s\S]*--readings: parts\.option-without-part/,
  );
});

describe('a deck without the child mark', () => {
  test.each([
    { game: 'codenames', only: ['words', 'rules'] },
    { game: 'decrypto', only: ['keywords', 'rules'] },
    { game: 'pictures', pictures: ['words'], only: ['pictures', 'rules'] },
  ])('is right on paper, and differs from one with it: $game', async recipe => {
    const bare = await made({ ...recipe, mark: false });
    expect(await faultsIn(bare)).toEqual([]);
    const usual = await made(recipe);
    for (const [part, { bytes }] of bare.pdfs)
      expect(Buffer.compare(bytes, usual.pdfs.get(part)?.bytes as Uint8Array), part).not.toBe(0);
  }, 20_000);
});
