import { describe, expect, test } from 'vitest';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { faultsOf } from '../../proof/faults.fixture.js';
import { preflight } from '../../proof/index.js';
import { faultsIn, madeParts } from '../made.fixture.js';

describe.each([
  ['en', 'ltr', 'Letter'],
  ['fa', 'rtl', 'A3'],
  ['yue', 'ltr', 'universal'],
] as const)('screens of %s', async (locale, direction, other) => {
  const made = async (paper: string) =>
    (await madeParts({ game: 'decrypto', only: ['screens'], locale, paper })).screens;
  const { bytes, expectation } = await made('A4');
  const faces = expectation.faces ?? [];

  test('are as they are claimed, a page for each team', async () => {
    expect(faces.map(({ page }) => page)).toEqual([1, 2]);
    expect(await faultsIn({ bytes, expectation })).toEqual([]);
    expect(await faultsIn(await made(other))).toEqual([]);
  });

  test('are not, whatever is spoilt on a page', async () => {
    const { count, missed } = await missedMutants(bytes, faces.slice(0, 1), direction, 1, 3);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });

  test('are not where the other team is on both', async () => {
    const swapped = faces.map((face, i) => ({ ...face, page: 2 - i }));
    const found = faultsOf(await preflight(bytes, { ...expectation, faces: swapped }));
    expect(found.map(({ code, slot }) => `${code} ${slot}`)).toContain('preflight.no-shape pattern');
  });
});
