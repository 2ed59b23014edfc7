import { describe, expect, test } from 'vitest';
import {
  type Decimal,
  describeProblem,
  error,
  notice,
  ProblemError,
  throwErrors,
  unlike,
  warning,
} from './problem.js';

const fox = error('words.duplicate', { place: 'wordlists/yue/classic.csv', line: 14 }, { word: '狐狸' });
const few = warning('words.few', 'list.csv', { count: 12 });

describe('a problem', () => {
  test('names the place, the line, its code and its values', () => {
    expect(describeProblem(fox)).toBe('wordlists/yue/classic.csv:14: words.duplicate {"word":"狐狸"}');
  });

  test('may have no line', () => {
    expect(describeProblem(few)).toBe('list.csv: words.few {"count":12}');
  });

  test('stops the run only if it is an error', () => {
    expect(() => throwErrors([])).not.toThrow();
    expect(() => throwErrors([few, notice('words.shared', 'list.csv')])).not.toThrow();
    expect(() => throwErrors([fox])).toThrow(ProblemError);
  });

  test('is reported with all others of the same input, warnings included', () => {
    expect(() => throwErrors([few, fox])).toThrow(
      expect.objectContaining({
        problems: [few, fox],
        message: `${describeProblem(few)}\n${describeProblem(fox)}`,
      }),
    );
  });
});

test('a number that misses its limit by little has the decimals that show it', () => {
  const shown = ({ number, decimals }: Decimal) => number.toFixed(decimals);
  expect(shown(unlike(4.2, 5))).toBe('4.2');
  expect(shown(unlike(4.96, 5))).toBe('4.96');
  expect(shown(unlike(5.000_04, 5))).toBe('5.00004');
  expect(shown(unlike(5, 5))).toBe('5.0');
});
