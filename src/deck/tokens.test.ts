import { expect, test } from 'vitest';
import { optionsOf } from '../parts/options.fixture.js';
import { tokens } from '../parts/tokens.js';
import { countTokens } from './tokens.js';

test('the game for two has nine tokens and two more of another colour, numbered from 1 to 11', () => {
  const box = countTokens(optionsOf('duet', tokens).sets);
  expect(box.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(box.map(({ look }) => look)).toEqual([...Array(9).fill('sand'), 'blue', 'blue']);
  expect(new Set(box.map(({ id }) => id)).size).toBe(11);
});
