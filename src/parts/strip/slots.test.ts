import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { locales } from '../faces.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

const madeStrip = async (input: RecipeInput) =>
  (await madeParts({ game: 'decrypto', scramble: 5, only: ['strip'], ...input })).strip;

describe('the test strip', () => {
  test.each(
    locales.map((locale, i) => [locale, i % 2 === 0 ? 'A4' : 'Letter'] as const),
  )('in %s on %s is as it is claimed', async (locale, paper) => {
    expect(await faultsIn(await madeStrip({ locale, paper }))).toEqual([]);
  });

  test.each([
    ['en', 'ltr'],
    ['fa', 'rtl'],
  ] as const)('in %s is not, whatever is spoilt on it', async (locale, direction) => {
    const { bytes, expectation } = await madeStrip({ locale });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction, 1, 23);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(12);
  });

  test('is not taken for good if a word has the ink of another strength', async () => {
    const { bytes, expectation } = await madeStrip({ locale: 'fa' });
    const [face] = expectation.faces ?? [];
    const claims = face.claims.map(claim =>
      claim.kind === 'text' && claim.hidden && claim.fill === '#b3ffff'
        ? { ...claim, fill: '#99ffff' }
        : claim,
    );
    const faults = await faultsIn({ bytes, expectation: { ...expectation, faces: [{ ...face, claims }] } });
    expect(faults).toHaveLength(1);
    expect(JSON.stringify(faults)).toContain('preflight.other-colour');
  });
});
