import { describe, expect, test } from 'vitest';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { locales } from '../faces.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

/** Of one language on one paper: nine patterns of camouflage take seconds to make. */
const paperOf = (locale: string) => (locales.indexOf(locale) % 2 === 0 ? 'A4' : 'Letter');
const madeStrip = async (locale: string) =>
  (await madeParts({ game: 'decrypto', scramble: 5, only: ['strip'], locale, paper: paperOf(locale) })).strip;

describe('the test strip', () => {
  test.each(
    locales.map(locale => [locale, paperOf(locale)]),
  )('in %s on %s is as it is claimed', async locale => {
    expect(await faultsIn(await madeStrip(locale))).toEqual([]);
  });

  test.each([
    ['en', 'ltr'],
    ['fa', 'rtl'],
  ] as const)('in %s is not, whatever is spoilt on it', async (locale, direction) => {
    const { bytes, expectation } = await madeStrip(locale);
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction, 1, 23);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(12);
  });

  test('is not taken for good if a word has the ink of another strength', async () => {
    const { bytes, expectation } = await madeStrip('fa');
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
