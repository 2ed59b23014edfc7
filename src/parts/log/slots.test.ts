import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

const made = async (recipe: RecipeInput) => (await madeParts({ game: 'duet', only: ['log'], ...recipe })).log;

test.each<RecipeInput>([
  { locale: 'yue', paper: 'A4' },
  { locale: 'yue', script: 'zh-Hans', paper: 'Letter' },
  { locale: 'zh-Hans', paper: 'A3' },
  { locale: 'zh-Hant-TW', paper: 'universal' },
  { locale: 'fa', paper: 'Legal', seed: '123' },
  { locale: 'en', paper: 'Tabloid' },
])('a log is as it is claimed: %o', async recipe => {
  expect(await faultsIn(await made(recipe))).toEqual([]);
});

test('nor is it refused where a theme prints quiet text in the colour of its title', async () => {
  const files = { 't.yaml': 'colours: { quiet: "#24211d" }' };
  const { log } = await madeParts({ game: 'duet', only: ['log'], theme: 't.yaml' }, files);
  expect(await faultsIn(log)).toEqual([]);
});

describe.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('a log in %s', (locale, direction) => {
  test('is not, whatever is spoilt on it', async () => {
    const { bytes, expectation } = await made({ locale });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(350);
  });
});
