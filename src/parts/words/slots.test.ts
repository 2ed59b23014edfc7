import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

/** With readings, moons, figures, Latin letters, words on two lines, and an odd one that has a card to itself. */
const LISTS: Readonly<Record<string, string>> = {
  yue: `word,child_safe,difficulty,reading
狐狸,yes,easy,wu4 lei4*2
二〇四六,yes,hard,2046
賭場,no,normal,dou2 coeng4
BB,yes,easy,bi4 bi1
WhatsApp,yes,easy,
黑社會,no,hard,
KTV,yes,easy,
jack-in-the-box lid,yes,easy,
白雪公主和七個小矮人,yes,easy,
`,
  fa: `word,child_safe,difficulty,reading
مهر,yes,easy,مُهْر
آدم‌برفی,yes,hard,
پیتزا (۲ نفره),no,easy,
۵۰٪,yes,easy,
سیب زمینی سرخ کرده,no,hard,
سگ,yes,easy,
شب (خوب),yes,easy,
`,
};

async function madeWords(input: RecipeInput) {
  const files = { 'words.csv': LISTS[input.locale ?? 'yue'] };
  return (await madeParts({ words: 'words.csv', only: ['words'], ...input }, files)).words;
}

describe.each([
  ['yue', 'ltr'],
  ['fa', 'rtl'],
] as const)('word cards of %s', (locale, direction) => {
  test.each<RecipeInput>([
    { paper: 'A4', flip: 'long-edge' },
    { paper: 'Letter', flip: 'short-edge', game: 'duet' },
    { flip: 'none', cardSize: 'small', mark: 'unfit' },
    { cardSize: 'tarot', readings: false, mark: false },
    { seed: 'rain', manualDuplex: 'last-on-top' },
  ])('are as they are claimed: %o', async recipe => {
    expect(await faultsIn(await madeWords({ locale, ...recipe }))).toEqual([]);
  });

  test('are as they are claimed in a theme whose words are as large upside down', async () => {
    const theme = JSON.stringify({ word: { reverse: 1 } });
    const files = { 'words.csv': LISTS[locale], 'theme.yaml': theme };
    const recipe = { locale, only: ['words'], words: 'words.csv', theme: 'theme.yaml' };
    expect(await faultsIn((await madeParts(recipe, files)).words)).toEqual([]);
  });

  test('are not, whatever is spoilt on them', async () => {
    const { bytes, expectation } = await madeWords({ locale, game: 'duet' });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(600);
  });
});
