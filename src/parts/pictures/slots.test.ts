import { describe, expect, test } from 'vitest';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

describe.each([
  ['en', 'ltr', { paper: 'Letter', flip: 'none' }],
  ['fa', 'rtl', { paper: 'A4', flip: 'long-edge' }],
] as const)('picture cards of %s', (locale, direction, how) => {
  const made = madeParts({ game: 'pictures', locale, only: ['pictures'], ...how });

  test('are as they are claimed', async () => {
    expect(await faultsIn((await made).pictures)).toEqual([]);
  });

  test('are not, whatever is spoilt on them', async () => {
    const { bytes, expectation } = (await made).pictures;
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction, 40);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });
});
