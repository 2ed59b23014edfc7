import { describe, expect, test } from 'vitest';
import { type CodeCard, codeCards } from './cards.js';
import { codeLaws } from './laws.js';

const cards = codeCards(['red', 'blue'], 4, 3);
const rules = { teams: ['red', 'blue'] as const, digits: 4, length: 3 };
const told = (wrong: typeof cards) => codeLaws(wrong, rules).map(({ code, place }) => `${place} ${code}`);
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
    expect(codeLaws(cards, rules)).toEqual([]);
    expect(codeLaws(codeCards(['green'], 6, 4), { teams: ['green'], digits: 6, length: 4 })).toEqual([]);
    expect(codeCards(['green'], 6, 4)).toHaveLength(360);
  });
});

describe('the laws of the codes find', () => {
  test('a digit twice in a code', () => {
    expect(told(change(0, [1, 2, 2]))).toEqual(['red-123 deck.code-illegal']);
  });

  test('a digit that no keyword has, a code that is too short and one that is too long', () => {
    for (const code of [
      [1, 2, 5],
      [1, 2, 0],
      [1, 2],
      [1, 2, 3, 4],
    ])
      expect(told(change(0, code))[0]).toBe('red-123 deck.code-illegal');
  });

  test('a code twice, and that another is missing', () => {
    expect(told(change(24, [4, 3, 2]))).toEqual(['blue-432 deck.code-twice', 'blue deck.codes-missing']);
  });

  test('a missing card, and a missing team', () => {
    expect(told(cards.slice(1))).toEqual(['red deck.codes-missing']);
    expect(told(cards.filter(({ team }) => team === 'red'))).toEqual(['blue deck.codes-missing']);
  });
});
