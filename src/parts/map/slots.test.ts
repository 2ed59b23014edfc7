import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { missedInStreams } from '../../proof/claims/stream-mutants.fixture.js';
import { preflight } from '../../proof/index.js';
import { faultsOnFirst, madeParts } from '../made.fixture.js';

const madeMap = async (input: RecipeInput) =>
  (await madeParts({ game: 'duet', only: ['map'], ...input })).map;

/** Each campaign once, in each language; that of Hong Kong has no coasts. */
describe.each([
  [{ locale: 'en', map: 'world', pair: 'experts' }, 26, 23],
  [{ locale: 'fa', map: 'iran', twoUp: true, paper: 'Letter' }, 36, 23],
  [{ locale: 'yue', map: 'hong-kong' }, 20, 23],
  [{ locale: 'zh-Hans', map: 'silk-road' }, 18, 23],
  [{ locale: 'zh-Hant-TW', map: 'taiwan-rail', paper: 'A3' }, 20, 23],
] satisfies (readonly [RecipeInput, number, number])[])('a mission map: %o', async (recipe, cities, step) => {
  const { bytes, expectation } = await madeMap(recipe);

  test('is as it is claimed, with every city at its name', async () => {
    const { checks } = await preflight(bytes, expectation);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(checks.find(({ name }) => name === 'map')?.count).toBe(cities);
  });

  test('is not, whatever is spoilt on it', async () => {
    const direction = recipe.locale === 'fa' ? 'rtl' : 'ltr';
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction, 1, step);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(30);
  });

  test('is not, where its streams draw it otherwise', async () => {
    const faultsOn = (bytes: Uint8Array) => faultsOnFirst({ bytes, expectation });
    const { count, missed } = await missedInStreams(
      bytes,
      way => way % 8 === recipe.map.length % 8,
      faultsOn,
    );
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(1);
  });
});
