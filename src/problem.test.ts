import { describe, expect, test } from 'vitest';
import { formatProblem, type Problem, ProblemError, throwErrors } from './problem.js';

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
