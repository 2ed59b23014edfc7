import { expect, test } from 'vitest';
import { optionsOf } from '../options.fixture.js';
import { countTokens } from './cards.js';
import { tokens } from './part.js';

test('the game for two has nine tokens and two more of another colour, numbered from 1 to 11', () => {
  const { sets, numbered } = optionsOf('duet', tokens);
  const box = countTokens(sets, numbered);
  expect(box.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(box.map(({ look }) => look)).toEqual([...Array(9).fill('sand'), 'blue', 'blue']);
  expect(new Set(box.map(({ id }) => id)).size).toBe(11);
});

test('the code game has four white and four black tokens, the same on both sides and without numbers', () => {
  const { sets, numbered } = optionsOf('decrypto', tokens);
  const box = countTokens(sets, numbered);
  expect(box.map(({ look }) => look)).toEqual([...Array(4).fill('white'), ...Array(4).fill('black')]);
  expect(box.every(({ front, back, number }) => front === back && number === undefined)).toBe(true);
  expect(new Set(box.map(({ front }) => front)).size).toBe(2);
});
