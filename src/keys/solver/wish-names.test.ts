import { describe, expect, test } from 'vitest';
import { roleName, sentence } from '../../speech/index.js';
import { CODENAMES } from '../kind.fixture.js';
import { keepWishes, wishNames } from './wish-names.js';
import { ALL } from './wishes.fixture.js';

describe('the names of wishes', () => {
  test('each wish has a sentence, each fixed cell by itself', () => {
    expect(wishNames(CODENAMES, ALL).map(({ text }) => text)).toEqual([
      sentence('keys.wish-cell', { name: roleName('assassin'), cell: 'C3' }),
      sentence('keys.wish-cell', { name: roleName('red'), cell: 'A1' }),
      sentence('keys.wish-mixed-lines'),
      sentence('keys.wish-touching', { cells: 3 }),
      sentence('keys.wish-distance', { cells: 12 }),
      sentence('keys.wish-equal-starts'),
      sentence('keys.wish-balanced'),
    ]);
    expect(wishNames(CODENAMES, { starts: 'red' })[0].text).toEqual(
      sentence('keys.wish-start', { team: roleName('red') }),
    );
  });

  test('no wish has no name, and a cell wished twice has one', () => {
    expect(wishNames(CODENAMES, {})).toEqual([]);
    expect(wishNames(CODENAMES, { mixedLines: false, balanced: false })).toEqual([]);
    const [assassin] = ALL.fixed ?? [];
    expect(wishNames(CODENAMES, { fixed: [assassin, assassin] })).toHaveLength(1);
  });

  test('the wishes of these names, and no others, are kept', () => {
    const ids = wishNames(CODENAMES, ALL).map(({ id }) => id);
    expect(keepWishes(CODENAMES, ALL, new Set(ids))).toEqual(ALL);
    for (const id of ids)
      expect(wishNames(CODENAMES, keepWishes(CODENAMES, ALL, new Set([id]))).map(name => name.id)).toEqual([
        id,
      ]);
  });
});
