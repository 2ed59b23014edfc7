import { expect, test } from 'vitest';
import { withColour } from './shades.js';

test("a team's darker and lighter colours follow its colour", () => {
  const first = withColour({}, 'red', '#800080');
  expect(first).toEqual({ red: '#800080', redDark: '#5a005a', redTint: '#ebd6eb' });
  expect(withColour(first, 'red', '#000000')).toEqual({
    red: '#000000',
    redDark: '#000000',
    redTint: '#d6d6d6',
  });
});

test('a shade that was chosen stays', () => {
  const chosen = withColour(withColour({}, 'red', '#800080'), 'redTint', '#ffffcc');
  expect(withColour(chosen, 'red', '#008000')).toMatchObject({ redDark: '#005a00', redTint: '#ffffcc' });
});

test('a colour of no team stands alone', () => {
  expect(withColour({}, 'ink', '#111111')).toEqual({ ink: '#111111' });
});
