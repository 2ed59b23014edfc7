import { expect, test } from 'vitest';
import type { Text } from '../pages/items.js';
import { wordsOn } from './word-lines.js';

/** A line of 10 mm whose ink is so far below the top, and so tall. */
function line(text: string, y: number, height: number): Text {
  const ink = { x: 20, y, width: 30, height };
  const look = {
    size: 10,
    fill: '#24211d',
    blended: false,
    turn: 0,
    cut: false,
    even: true,
    leans: 0,
    letters: [],
  } as const;
  return { kind: 'text', text, seen: text, outlines: ink, ink, ...look };
}

test('lines one below the other are one word, however flat their letters are', () => {
  const words = (...lines: Text[]) => wordsOn(lines).map(({ text }) => text);
  // Baselines of 11 mm, as on word cards.
  expect(words(line('ice', 20, 7), line('cream', 31, 7))).toEqual(['ice cream']);
  expect(words(line('ice', 20, 2), line('cream', 31, 2))).toEqual(['ice cream']);
  expect(words(line('ice', 20, 7), line('cream', 42, 7))).toEqual(['ice', 'cream']);
});
