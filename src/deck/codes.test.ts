import { describe, expect, test } from 'vitest';
import type { CodeCard } from './cards.js';
import { codeCards } from './codes.js';
import { proveCodes } from './prove-codes.js';

const cards = codeCards(['red', 'blue'], 4, 3);
const codes = (told: ReturnType<typeof proveCodes>) => told.map(({ code, place }) => `${place} ${code}`);
const change = (i: number, code: readonly number[]) => cards.with(i, { ...cards[i], code } as CodeCard);

describe('the code cards', () => {
  test('are 24 for each team: 123, 124, 132 and so on up to 432', () => {
    for (const team of ['red', 'blue']) {
      const own = cards.filter(card => card.team === team).map(({ code }) => code.join(''));
      expect(own).toHaveLength(24);
      expect(own).toEqual([...own].sort());
      expect([own[0], own[1], own[2], own[23]]).toEqual(['123', '124', '132', '432']);
    }
    expect(new Set(cards.map(({ id }) => id)).size).toBe(48);
  });

  test('are proved whatever the number of digits', () => {
    expect(proveCodes(cards, 4, 3)).toEqual([]);
    expect(proveCodes(codeCards(['green'], 6, 4), 6, 4)).toEqual([]);
    expect(codeCards(['green'], 6, 4)).toHaveLength(360);
  });
});

describe('the proof of the codes finds', () => {
  test('a digit twice in a code', () => {
    expect(codes(proveCodes(change(0, [1, 2, 2]), 4, 3))).toEqual(['red-123 deck.code-illegal']);
  });

  test('a digit that no keyword has, a code that is too short and one that is too long', () => {
    for (const code of [
      [1, 2, 5],
      [1, 2, 0],
      [1, 2],
      [1, 2, 3, 4],
    ])
      expect(codes(proveCodes(change(0, code), 4, 3))[0]).toBe('red-123 deck.code-illegal');
  });

  test('a code twice, and that another is missing', () => {
    expect(codes(proveCodes(change(24, [4, 3, 2]), 4, 3))).toEqual([
      'blue-432 deck.code-twice',
      'blue deck.codes-missing',
    ]);
  });

  test('a missing card', () => {
    expect(codes(proveCodes(cards.slice(1), 4, 3))).toEqual(['red deck.codes-missing']);
  });
});
