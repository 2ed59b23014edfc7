import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import type { Sentence } from '../../speech/index.js';
import { locales } from '../faces.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';

const madeRules = async (input: RecipeInput) => (await madeParts({ only: ['rules'], ...input })).rules;

describe('a page of rules', () => {
  test.each(
    locales.flatMap((locale): RecipeInput[] => [
      { locale, game: 'codenames' },
      { locale, game: 'decrypto', paper: 'Letter' },
      { locale, game: 'pictures', mark: false },
    ]),
  )('is as it is claimed: %o', async recipe => {
    expect(await faultsIn(await madeRules(recipe))).toEqual([]);
  });

  test('is claimed in the script that it is printed in', async () => {
    expect(await faultsIn(await madeRules({ locale: 'yue', script: 'zh-Hans' }))).toEqual([]);
  });

  test('is held against every word of its file', async () => {
    const { bytes, expectation } = await madeRules({ locale: 'en' });
    const faces = expectation.faces?.map(face => {
      const claims = face.claims.map(claim =>
        claim.kind === 'paragraph' ? { ...claim, text: claim.text.replace('one clue', 'two clues') } : claim,
      );
      return { ...face, claims };
    });
    const told = await faultsIn({ bytes, expectation: { ...expectation, ...(faces ? { faces } : {}) } });
    const codes = told.map(({ values: { fault } }) => (fault as Sentence).code);
    expect(codes).toContain('preflight.no-text');
  });

  test.each([
    ['en', 'ltr'],
    ['fa', 'rtl'],
  ] as const)('is not right, whatever is spoilt on it in %s', async (locale, direction) => {
    const { bytes, expectation } = await madeRules({ locale, game: 'decrypto' });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction, 1, 11);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(60);
  });
});
