import fc from 'fast-check';
import { FLIPS, type RecipeInput } from '../../data/index.js';
import { ProblemError } from '../../speech/index.js';

/** Recipes as a person makes them, with their own words or not. */
export const recipes: fc.Arbitrary<RecipeInput> = fc.record(
  {
    game: fc.constantFrom('codenames', 'duet', 'decrypto'),
    locale: fc.constantFrom('yue', 'zh-Hans', 'fa'),
    words: fc.constant('words.csv'),
    children: fc.boolean(),
    seed: fc.oneof(fc.integer(), fc.stringMatching(/^[ -~]{0,20}x$/)),
    keys: fc.integer({ min: 1, max: 1000 }),
    flip: fc.constantFrom(...FLIPS),
    only: fc.subarray(['words', 'keys', 'rules'], { minLength: 1 }),
    cardSize: fc.constantFrom('small', '85x55'),
    easy: fc.boolean(),
    mark: fc.constantFrom(true, false, 'unfit' as const),
    readings: fc.boolean(),
    contact: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** The codes of the problems that are thrown; anything else that is thrown is a crash. */
export function codesOf(make: () => unknown): readonly string[] {
  try {
    make();
    return [];
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems.map(({ code }) => code);
    throw fault;
  }
}

export const utf8 = (text: string) => new TextEncoder().encode(text);
