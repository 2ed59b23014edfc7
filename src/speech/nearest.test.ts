import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean } from './nearest.js';

describe('the nearest known word', () => {
  const papers = ['A4', 'Letter', 'universal'];
  const words = fc.string({ minLength: 3, maxLength: 12, unit: fc.constantFrom(...'abcdefgh') });

  test('is found for a typing mistake: a letter too many, missing, wrong, or two swapped', () => {
    for (const typed of ['Lettter', 'Leter', 'Letzer', 'Lettre', 'LETTER', 'elTter']) {
      expect(didYouMean(typed, papers)).toBe('Letter');
    }
  });

  test('is the word itself if it is known', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 1 }), fc.nat(), (known, n) => {
        const word = known[n % known.length];
        expect(didYouMean(word, known)).toBe(word);
      }),
    );
  });

  test('is found for any word with two neighbouring letters swapped', () => {
    fc.assert(
      fc.property(words, fc.nat(), (word, n) => {
        const at = n % (word.length - 1);
        const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
        expect(didYouMean(swapped, [word])).toBe(word);
      }),
    );
  });

  test('is nearer than all others: one mistake wins over two', () => {
    expect(didYouMean('long-egde', ['short-edge', 'long-edge'])).toBe('long-edge');
    expect(didYouMean('abcdef', ['abxyef', 'abcdxf', 'uvcdef'])).toBe('abcdxf');
  });

  test('is left out if none is near', () => {
    expect(didYouMean('postcard', papers)).toBeUndefined();
    expect(didYouMean('A4', [])).toBeUndefined();
    fc.assert(
      fc.property(words, word => {
        expect(didYouMean(word, [word.replace(/./g, 'z')])).toBeUndefined();
      }),
    );
  });
});
