import { describe, expect, test } from 'vitest';
import { CODENAMES, DUET } from '../kind.fixture.js';
import type { KeyKind } from '../kind.js';
import { checkWishes } from './check-wishes.js';
import { ALL } from './wishes.fixture.js';
import type { Wishes } from './wishes.js';

const problems = (kind: KeyKind, wishes: unknown, count = 40) =>
  checkWishes(kind, wishes as Wishes, count).map(({ place, code }) => `${place}: ${code}`);

describe('wishes that make no sense', () => {
  test('good ones are accepted', () => {
    expect(problems(CODENAMES, ALL)).toEqual([]);
    expect(problems(DUET, { ...ALL, fixed: [{ cell: 3, name: 'GG' }], starts: undefined })).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['a cell off the grid', { fixed: [{ cell: 25, name: 'red' }] }, 'wish "fixed": keys.wish-no-cell'],
    ['an unknown role', { fixed: [{ cell: 0, name: 'rad' }] }, 'wish "fixed": keys.wish-no-role'],
    ['half a cell', { touching: 2.5 }, 'wish "touching": keys.wish-number'],
    ['a negative distance', { distance: -1 }, 'wish "distance": keys.wish-number'],
    ['an unknown starting team', { starts: 'green' }, 'wish "starts": keys.wish-no-start'],
  ])('%s is refused', (_, wishes, expected) => {
    expect(problems(CODENAMES, wishes)).toEqual([expected]);
  });

  test('the nearest role is suggested', () => {
    const [problem] = checkWishes(CODENAMES, { fixed: [{ cell: 0, name: 'asassin' }] }, 1);
    expect(problem.values).toMatchObject({ name: 'asassin', near: 'assassin' });
  });

  test('half a card is refused', () => {
    expect(problems(CODENAMES, {}, 1.5)).toEqual(['key kind codenames: keys.wish-count']);
  });

  test('a wish about teams is refused where there are none', () => {
    const wishes = { touching: 3, balanced: true, starts: 'equal' };
    expect(problems({ ...DUET, faces: undefined }, wishes)).toEqual([
      'wish "touching": keys.wish-no-teams',
      'wish "balanced": keys.wish-no-teams',
      'wish "starts": keys.wish-no-starts',
    ]);
  });
});
