import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { locales } from '../faces.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

const madeStand = async (input: RecipeInput) => (await madeParts({ only: ['stand'], ...input })).stand;

describe('the page of the stand', () => {
  test.each(
    locales.flatMap((locale): RecipeInput[] => [
      { locale, game: 'codenames' },
      { locale, game: 'duet', paper: 'Letter' },
    ]),
  )('is as it is claimed: %o', async recipe => {
    expect(await faultsIn(await madeStand(recipe))).toEqual([]);
  });

  test('is claimed in the script that it is printed in', async () => {
    expect(await faultsIn(await madeStand({ locale: 'yue', script: 'zh-Hans' }))).toEqual([]);
  });

  test.each([
    ['en', 'ltr'],
    ['fa', 'rtl'],
  ] as const)('is not, whatever is spoilt on it in %s', async (locale, direction) => {
    const { bytes, expectation } = await madeStand({ locale });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(400);
  });
});
