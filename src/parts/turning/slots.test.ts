import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { locales } from '../faces.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

const madeTurning = async (input: RecipeInput) =>
  (await madeParts({ only: ['turning'], manualDuplex: 'first-on-top', ...input })).turning;

describe('the page on turning', () => {
  test.each(
    locales.flatMap((locale): RecipeInput[] => [
      { locale },
      { locale, manualDuplex: 'last-on-top', flip: 'short-edge', paper: 'Letter' },
    ]),
  )('is as it is claimed: %o', async recipe => {
    expect(await faultsIn(await madeTurning(recipe))).toEqual([]);
  });

  test.each([
    ['en', 'ltr'],
    ['fa', 'rtl'],
  ] as const)('is not, whatever is spoilt on it in %s', async (locale, direction) => {
    const { bytes, expectation } = await madeTurning({ locale });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });
});
