import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean, formatProblem, type Problem, ProblemError, throwErrors } from './problem.js';

const fox: Problem = {
  level: 'error',
  place: 'wordlists/yue/classic.csv',
  line: 14,
  message: '"狐狸" is already in line 3.',
  advice: 'Remove one of them.',
};
const short: Problem = { level: 'warning', place: 'list.csv', message: '12 words.', advice: '' };

describe('a problem', () => {
  test('says the place, the line, what is wrong and what to do', () => {
    expect(formatProblem(fox)).toBe(
      'wordlists/yue/classic.csv:14: "狐狸" is already in line 3. Remove one of them.',
    );
  });

  test('says no line where there is none, and ends without a space where there is no advice', () => {
    const { line: _, ...whole } = fox;
    expect(formatProblem({ ...whole, place: '--paper' })).toMatch(/^--paper: "狐狸"/);
    expect(formatProblem(short)).toBe('list.csv: 12 words.');
  });

  test('stops the run only where it is an error', () => {
    expect(() => throwErrors([])).not.toThrow();
    expect(() => throwErrors([short, { ...short, level: 'notice' }])).not.toThrow();
    expect(() => throwErrors([fox])).toThrow(ProblemError);
  });

  test('is told together with all the others of its input, the warnings too', () => {
    const thrown = (() => {
      try {
        throwErrors([short, fox]);
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toMatchObject({
      problems: [short, fox],
      message: `${formatProblem(short)}\n${formatProblem(fox)}`,
    });
  });
});

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
