import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';
import { optionsOf } from '../options.fixture.js';
import { countTokens } from './cards.js';
import { tokenLaws } from './laws.js';
import { tokens } from './part.js';

async function madeTokens(input: RecipeInput) {
  return (await madeParts({ only: ['tokens'], ...input })).tokens;
}

describe.each([
  ['duet', 'yue', 'ltr'],
  ['decrypto', 'fa', 'rtl'],
] as const)('the tokens of %s in %s', (game, locale, direction) => {
  test.each<RecipeInput>([
    { flip: 'long-edge' },
    { flip: 'short-edge', paper: 'Letter' },
    { flip: 'none' },
  ])('are as they are claimed: %o', async recipe => {
    expect(await faultsIn(await madeTokens({ game, locale, ...recipe }))).toEqual([]);
  });

  test('are not, whatever is spoilt on them', async () => {
    const { bytes, expectation } = await madeTokens({ game, locale });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction, 3);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });
});

describe('the tokens of a box', () => {
  const { sets, numbered } = optionsOf('duet', tokens);
  const box = countTokens(sets, numbered);
  const told = (changed: typeof box) =>
    tokenLaws(changed, sets).map(({ code, values = {} }) => [code, values.found, values.expected]);

  test('are as many of each look as its game says, with different numbers', () => {
    expect(told(box)).toEqual([]);
    expect(told(box.with(8, box[9]))).toEqual([
      ['deck.tokens', 8, 9],
      ['deck.tokens', 3, 2],
      ['deck.token-twice', undefined, undefined],
    ]);
  });

  test('have a tick behind each arrow', () => {
    expect(told(box.with(0, { ...box[0], back: 'arrow' })).map(([code]) => code)).toContain('deck.tokens');
  });
});
