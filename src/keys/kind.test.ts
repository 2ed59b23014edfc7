import { describe, expect, test } from 'vitest';
import { CODENAMES, DUET, PICTURES, TINY, TINY_PAIRS } from './kind.fixture.js';
import { checkKind, type KeyKind, roleOf } from './kind.js';

describe('the rules of a kind of key card', () => {
  test('the known games keep them', () => {
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
    ['a letter that is read as a digit', { letter: 'O' }, '"O"'],
    ['counts that leave a cell empty', { counts: { ...CODENAMES.counts, bystander: 6 } }, '"24"'],
    ['half a cell', { counts: { ...CODENAMES.counts, assassin: 1.5 } }, '"1.5"'],
    ['quarter turns of an oblong', { ...PICTURES, turns: [0, 90, 180, 270] }, '"5 x 4"'],
    ['a quarter turn without the half', { turns: [0, 90] }, '"0 90"'],
    ['one team alone', { teams: ['red'] }, '"red"'],
    ['a role with the name of a team', { counts: { starting: 9, other: 8, red: 8 } }, '"red"'],
    ['starting cells without a starting team', { teams: [] }, '"starting"'],
    ['an exchange one way', { ...DUET, exchange: { GX: 'XG' } }, '"GX"'],
    ['an exchange of five for three', { ...DUET, exchange: { GG: 'G-', 'G-': 'GG' } }, '"GG"'],
    ['a grid that is too large', { columns: 7, rows: 7 }, '"7 x 7"'],
  ])('%s is refused', (_, change, value) => {
    const problems = checkKind({ ...CODENAMES, ...change });
    expect(problems.map(problem => problem.message).join(' ')).toContain(value);
    expect(problems.every(problem => problem.level === 'error' && problem.advice?.endsWith('.'))).toBe(true);
  });
});
