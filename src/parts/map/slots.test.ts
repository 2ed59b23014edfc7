import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

const madeMap = async (input: RecipeInput) =>
  (await madeParts({ game: 'duet', only: ['map'], ...input })).map;

describe('what surrounds a map', () => {
  test.each<RecipeInput>([
    { locale: 'en' },
    { locale: 'fa', map: 'iran', twoUp: true, paper: 'Letter' },
    { locale: 'yue', map: 'hong-kong', twoUp: true },
    { locale: 'zh-Hans', map: 'silk-road' },
    { locale: 'zh-Hant-TW', map: 'taiwan-rail' },
  ])('is as it is claimed: %o', async recipe => {
    expect(await faultsIn(await madeMap(recipe))).toEqual([]);
  });

  test.each([
    ['en', 'ltr', 'hong-kong'],
    ['fa', 'rtl', 'iran'],
  ] as const)('is not, whatever is spoilt on it in %s', async (locale, direction, map) => {
    const { bytes, expectation } = await madeMap({ locale, map, twoUp: true });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(300);
  });
});
