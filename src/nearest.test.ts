import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean } from './nearest.js';

describe('the nearest known word', () => {
  const papers = ['A4', 'Letter', 'universal'];
  const words = fc.string({ minLength: 3, maxLength: 12, unit: fc.constantFrom(...'abcdefgh') });

  test('is found for a slip of the finger: a letter more, less, wrong, or two that changed places', () => {
    for (const typed of ['Lettter', 'Leter', 'Letzer', 'Lettre', 'LETTER', 'elTter']) {
      expect(didYouMean(typed, papers)).toBe('Letter');
    }
  });

  test('is the word itself where it is known', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 1 }), fc.nat(), (known, n) => {
        const word = known[n % known.length];
        expect(didYouMean(word, known)).toBe(word);
      }),
    );
  });

  test('is found for any word in which two neighbours changed places', () => {
    fc.assert(
      fc.property(words, fc.nat(), (word, n) => {
        const at = n % (word.length - 1);
        const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
        expect(didYouMean(swapped, [word])).toBe(word);
      }),
    );
  });

  test('is nearer than every other: one slip wins against two', () => {
    expect(didYouMean('long-egde', ['short-edge', 'long-edge'])).toBe('long-edge');
    expect(didYouMean('abcdef', ['abxyef', 'abcdxf', 'uvcdef'])).toBe('abcdxf');
  });

  test('is left out where none is near', () => {
    expect(didYouMean('postcard', papers)).toBeUndefined();
    expect(didYouMean('A4', [])).toBeUndefined();
    fc.assert(
      fc.property(words, word => {
        expect(didYouMean(word, [word.replace(/./g, 'z')])).toBeUndefined();
      }),
    );
  });
});
