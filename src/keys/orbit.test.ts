import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODENAMES, DUET, PICTURES } from './kind.fixture.js';
import type { Turn } from './kind.js';
import { canonicalKey, sameCard, turnCells } from './orbit.js';
import { countKeys, unrankKey } from './rank.js';

const turned = (text: string, turn: Turn, columns: number) =>
  [...turnCells(turn, columns, text.length / columns)].map(cell => text[cell]).join('');

describe('a card that is turned', () => {
  test('a quarter turn clockwise brings the left column to the top', () => {
    expect(turned('abcdefghi', 90, 3)).toBe('gdahebifc');
    expect(turned('abcdefghi', 270, 3)).toBe('cfibehadg');
  });

  test('half a turn reads the cells from the end', () => {
    expect(turned('abcdef', 180, 3)).toBe('fedcba');
    expect(turned('abcdefghi', 180, 3)).toBe('ihgfedcba');
  });

  test('four quarter turns bring it back', () => {
    const grid = 'abcdefghijklmnopqrstuvwxy';
    let text = grid;
    for (let i = 0; i < 4; i++) text = turned(text, 90, 5);
    expect(text).toBe(grid);
    expect(turned(turned(grid, 90, 5), 90, 5)).toBe(turned(grid, 180, 5));
    expect(turned(turned(grid, 90, 5), 180, 5)).toBe(turned(grid, 270, 5));
  });

  test.each([
    [CODENAMES, 4],
    [PICTURES, 2],
    [DUET, 4],
  ] as const)('$id: all turns of a card differ, and one of them stands for it', (kind, ways) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: countKeys(kind) - 1n }), rank => {
        const keys = sameCard(kind, unrankKey(kind, rank));
        const [least] = keys.map(key => key.rank).sort((a, b) => Number(a - b));
        expect(new Set(keys.map(key => key.rank)).size).toBe(ways);
        expect(keys.map(key => canonicalKey(kind, key).rank)).toEqual(keys.map(() => least));
      }),
    );
  });
});
