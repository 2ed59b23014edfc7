import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Problem, ProblemError } from '../speech/index.js';
import { dealKeys } from './dealing/deal.js';
import { cardId, keyFromId } from './id.js';
import { CODENAMES, DUET, PICTURES } from './kind.fixture.js';
import { countKeys, unrankKey } from './rank.js';

const KINDS = [CODENAMES, PICTURES, DUET];
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const plain = (id: string) => id.replaceAll('-', '');
const anyCard = fc
  .tuple(fc.constantFrom(...KINDS), fc.string())
  .map(([kind, seed]) => ({ kind, key: [...dealKeys(kind, { seed, count: 1 })][0] }));

const problemOf = (id: string): Problem | undefined => {
  try {
    keyFromId(KINDS, id, 'keys.txt');
  } catch (error) {
    if (error instanceof ProblemError) return error.problems[0];
    throw error;
  }
  return undefined;
};

describe('the id on a card', () => {
  test('prints the card again without its seed', () => {
    fc.assert(
      fc.property(anyCard, ({ kind, key }) => {
        expect(keyFromId(KINDS, cardId(kind, key))).toEqual(key);
      }),
    );
  });

  test('has one length for each game, in groups that can be read aloud', () => {
    for (const [kind, form] of [
      [CODENAMES, /^C-\w{4}-\w{4}-\w$/],
      [PICTURES, /^P-\w{3}-\w{3}-\w$/],
      [DUET, /^D-\w{4}-\w{4}-\w{3}-\w$/],
    ] as const)
      for (const rank of [0n, countKeys(kind) / 3n, countKeys(kind) - 1n])
        expect(cardId(kind, unrankKey(kind, rank))).toMatch(form);
  });

  test('may be typed in small letters, without dashes, with O for 0 and I or L for 1', () => {
    const id = 'C-9QC8-HCJV-Y';
    const key = keyFromId(KINDS, id);
    for (const typed of ['c9qc8hcjvy', ' C 9QC8 HCJV Y ', 'c–9qc8–hcjv–y', 'Ｃ-۹QC٨-hcjv-Ｙ'])
      expect(keyFromId(KINDS, typed)).toEqual(key);
    expect(keyFromId(KINDS, 'c-O3y5-bwbe-w')).toEqual(keyFromId(KINDS, 'C-03Y5-BWBE-W'));
    expect(keyFromId(KINDS, 'c-lfqz-f3cb-8')).toEqual(keyFromId(KINDS, 'C-1FQZ-F3CB-8'));
    expect(keyFromId(KINDS, 'c-ifqz-f3cb-8')).toEqual(keyFromId(KINDS, 'C-1FQZ-F3CB-8'));
  });

  test('with one wrong character is refused', () => {
    for (const kind of KINDS)
      for (const key of dealKeys(kind, { seed: 'slip', count: 20 })) {
        const id = plain(cardId(kind, key));
        const wrong = [...id].flatMap((right, i) =>
          [...ALPHABET].filter(each => each !== right).map(each => id.slice(0, i) + each + id.slice(i + 1)),
        );
        expect(wrong.filter(each => problemOf(each) === undefined)).toEqual([]);
      }
  });

  test('with two neighbouring characters swapped is refused', () => {
    for (const kind of KINDS)
      for (const key of dealKeys(kind, { seed: 'swap', count: 200 })) {
        const id = plain(cardId(kind, key));
        for (let i = 0; i + 1 < id.length; i++)
          if (id[i] !== id[i + 1])
            expect(problemOf(id.slice(0, i) + id[i + 1] + id[i] + id.slice(i + 2))).toBeDefined();
      }
  });

  test('differs on all cards of a large deal', () => {
    const ids = [...dealKeys(CODENAMES, { seed: 'ids', count: 20_000 })].map(key => cardId(CODENAMES, key));
    expect(new Set(ids).size).toBe(20_000);
  });

  test.each([
    ['', 'keys.id-letter', { letters: ['C (codenames)', 'P (pictures)', 'D (duet)'] }],
    ['X-9QC8-HCJV-Y', 'keys.id-letter', {}],
    ['C-9QC8-HCUV-Y', 'keys.id-character', { character: 'U' }],
    ['C-9QC8-HCJV', 'keys.id-length', { found: 9, length: 10 }],
    ['C-9QC8-HCJV-Z', 'keys.id-check', {}],
  ])('"%s" is refused with %s', (id, code, values) => {
    expect(problemOf(id)).toMatchObject({ place: 'keys.txt', code, values: { id, ...values } });
  });

  test('past the last card is refused', () => {
    for (const rank of [countKeys(CODENAMES), 32n ** 8n - 1n])
      expect(problemOf(cardId(CODENAMES, { rank }))?.code).toBe('keys.id-range');
  });

  test('of a card turned another way names the printed id', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: countKeys(CODENAMES) - 1n }), rank => {
        const problem = problemOf(cardId(CODENAMES, { rank }));
        if (problem === undefined) return;
        expect(problem.code).toBe('keys.id-turned');
        expect(problemOf(String(problem.values?.printed))).toBeUndefined();
      }),
    );
  });
});
