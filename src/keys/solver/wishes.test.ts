import { describe, expect, test } from 'vitest';
import { CODENAMES, DUET, PICTURES } from '../kind.fixture.js';
import {
  cellName,
  checkWishes,
  keepWishes,
  parseCell,
  teamGroups,
  type Wishes,
  wishNames,
} from './wishes.js';

const ALL: Wishes = {
  fixed: [
    { cell: 12, name: 'assassin' },
    { cell: 0, name: 'red' },
  ],
  mixedLines: true,
  touching: 3,
  distance: 12,
  starts: 'equal',
  balanced: true,
};
const messages = (kind: typeof CODENAMES, wishes: unknown, count = 40) =>
  checkWishes(kind, wishes as Wishes, count).map(({ place, message }) => `${place}: ${message}`);

describe('the names of the cells', () => {
  test('C3 is the middle of a card of five by five', () => {
    expect(parseCell(CODENAMES, 'C3')).toBe(12);
    expect(parseCell(CODENAMES, ' e1 ')).toBe(4);
    expect(cellName(CODENAMES, 12)).toBe('C3');
    expect(cellName(PICTURES, 19)).toBe('E4');
  });

  test('every cell is found again by its name', () => {
    for (const kind of [CODENAMES, PICTURES, DUET])
      for (let cell = 0; cell < kind.columns * kind.rows; cell++)
        expect(parseCell(kind, cellName(kind, cell))).toBe(cell);
  });

  test('a cell off the grid, or half a name, is none', () => {
    for (const text of ['F1', 'A6', 'A0', '3C', 'C', '3', '', 'C3C', 'C03'])
      expect(parseCell(CODENAMES, text)).toBeUndefined();
    expect(parseCell(PICTURES, 'A5')).toBeUndefined();
  });
});

describe('wishes in words', () => {
  test('each wish is told as a player would say it, each fixed cell by itself', () => {
    expect(wishNames(CODENAMES, ALL).map(({ text }) => text)).toEqual([
      'assassin at C3',
      'red at A1',
      'no row or column of one role',
      'at most 3 touching cells of a team',
      'distance 12',
      'equal starts',
      'balanced cells',
    ]);
    expect(wishNames(CODENAMES, { starts: 'red' })[0].text).toBe('red starts every card');
  });

  test('nothing wished has no names, and a cell that is wished twice has one', () => {
    expect(wishNames(CODENAMES, {})).toEqual([]);
    expect(wishNames(CODENAMES, { mixedLines: false, balanced: false })).toEqual([]);
    const [assassin] = ALL.fixed ?? [];
    expect(wishNames(CODENAMES, { fixed: [assassin, assassin] })).toHaveLength(1);
  });

  test('the wishes of some names are these and no others', () => {
    const ids = wishNames(CODENAMES, ALL).map(({ id }) => id);
    expect(keepWishes(CODENAMES, ALL, new Set(ids))).toEqual(ALL);
    for (const id of ids)
      expect(wishNames(CODENAMES, keepWishes(CODENAMES, ALL, new Set([id]))).map(name => name.id)).toEqual([
        id,
      ]);
  });
});

describe('whose cells may touch', () => {
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

describe('wishes without sense', () => {
  test('good ones are accepted', () => {
    expect(messages(CODENAMES, ALL)).toEqual([]);
    expect(messages(DUET, { ...ALL, fixed: [{ cell: 3, name: 'GG' }], starts: undefined })).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    [
      'a cell off the grid',
      { fixed: [{ cell: 25, name: 'red' }] },
      'wish "fixed": The grid has no cell "25".',
    ],
    ['a role unheard of', { fixed: [{ cell: 0, name: 'rad' }] }, 'wish "fixed": No cell can hold "rad".'],
    ['half a cell', { touching: 2.5 }, 'wish "touching": "2.5" is no number of cells.'],
    ['a distance below nothing', { distance: -1 }, 'wish "distance": "-1" is no number of cells.'],
    ['a start by nobody known', { starts: 'green' }, 'wish "starts": "green" starts no card.'],
  ])('%s is refused', (_, wishes, expected) => {
    expect(messages(CODENAMES, wishes)).toEqual([expected]);
  });

  test('the nearest word is offered', () => {
    const [problem] = checkWishes(CODENAMES, { fixed: [{ cell: 0, name: 'asassin' }] }, 1);
    expect(problem.advice).toContain('Did you mean "assassin"?');
  });

  test('half a card is refused', () => {
    expect(messages(CODENAMES, {}, 1.5)).toEqual([`key kind codenames: "1.5" cards can't be made.`]);
  });

  test('a wish about teams is refused where there are none', () => {
    expect(messages({ ...DUET, faces: undefined }, { touching: 3, balanced: true, starts: 'equal' })).toEqual(
      [
        'wish "touching": "duet" has no teams.',
        'wish "balanced": "duet" has no teams.',
        'wish "starts": No team starts in "duet".',
      ],
    );
  });
});
