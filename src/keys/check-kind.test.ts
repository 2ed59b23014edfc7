import { describe, expect, test } from 'vitest';
import { checkKind } from './check-kind.js';
import { CODENAMES, DUET, PICTURES, TINY, TINY_PAIRS } from './kind.fixture.js';
import { type KeyKind, roleOf } from './kind.js';

describe('a kind of key card', () => {
  test('of a known game is sound', () => {
    for (const kind of [CODENAMES, PICTURES, DUET, TINY, TINY_PAIRS]) expect(checkKind(kind)).toEqual([]);
  });

  test('the starting team has the starting cells, its opponents the others', () => {
    expect(['starting', 'other', 'assassin'].map(name => roleOf(CODENAMES, name, 'blue'))).toEqual([
      'blue',
      'red',
      'assassin',
    ]);
    expect(roleOf(DUET, 'GX', undefined)).toBe('GX');
  });

  test.each<[string, Partial<KeyKind>, string]>([
    ['a letter that looks like a digit', { letter: 'O' }, 'keys.kind-letter'],
    ['counts that leave a cell empty', { counts: { ...CODENAMES.counts, bystander: 6 } }, 'keys.kind-sum'],
    ['half a cell', { counts: { ...CODENAMES.counts, assassin: 1.5 } }, 'keys.kind-count'],
    ['quarter turns of an oblong', { ...PICTURES, turns: [0, 90, 180, 270] }, 'keys.kind-quarter'],
    ['a quarter turn without the half', { turns: [0, 90] }, 'keys.kind-turns'],
    ['one team alone', { teams: ['red'] }, 'keys.kind-teams'],
    ['a role with the name of a team', { counts: { starting: 9, other: 8, red: 8 } }, 'keys.kind-team-role'],
    ['starting cells without a starting team', { teams: [] }, 'keys.kind-team-counts'],
    ['an exchange one way', { ...DUET, exchange: { GX: 'XG' } }, 'keys.kind-exchange'],
    [
      'an exchange of five for three',
      { ...DUET, exchange: { GG: 'G-', 'G-': 'GG' } },
      'keys.kind-face-exchange',
    ],
    ['a grid that is too large', { columns: 7, rows: 7 }, 'keys.kind-grid'],
  ])('%s is refused', (_, change, code) => {
    const problems = checkKind({ ...CODENAMES, ...change });
    expect(problems.map(problem => problem.code)).toContain(code);
    expect(problems.every(({ level }) => level === 'error')).toBe(true);
  });
});
