import { describe, expect, test } from 'vitest';
import { CODENAMES, DUET } from '../kind.fixture.js';
import { teamGroups } from './wishes.js';

describe('the groups of a team', () => {
  test('on a card of two teams, those of each team', () => {
    expect(teamGroups(CODENAMES)).toEqual([
      { name: 'red', roles: ['red'] },
      { name: 'blue', roles: ['blue'] },
    ]);
  });

  test('on a card of two faces, the agents of each face', () => {
    expect(teamGroups(DUET)).toEqual([
      { name: 'green on the front', roles: ['GG', 'G-', 'GX'] },
      { name: 'green on the back', roles: ['GG', '-G', 'XG'] },
    ]);
  });

  test('on a card of neither, none', () => {
    expect(teamGroups({ ...DUET, faces: undefined })).toEqual([]);
  });
});
