import type { KeyKind } from './kind.js';

const LETTERS = { red: 'R', blue: 'B', bystander: '.-', assassin: 'X' };

/** The kinds that the tests of this room deal. The program reads its own from the game templates. */
export const CODENAMES: KeyKind = {
  id: 'codenames',
  letter: 'C',
  columns: 5,
  rows: 5,
  teams: ['red', 'blue'],
  counts: { starting: 9, other: 8, bystander: 7, assassin: 1 },
  turns: [0, 90, 180, 270],
  letters: LETTERS,
};

export const PICTURES: KeyKind = {
  id: 'pictures',
  letter: 'P',
  columns: 5,
  rows: 4,
  teams: ['red', 'blue'],
  counts: { starting: 8, other: 7, bystander: 4, assassin: 1 },
  turns: [0, 180],
  letters: LETTERS,
};

/** Two faces: each role is a pair, the near player's first. */
export const DUET: KeyKind = {
  id: 'duet',
  letter: 'D',
  columns: 5,
  rows: 5,
  teams: [],
  counts: { GG: 3, 'G-': 5, '-G': 5, GX: 1, XG: 1, XX: 1, 'X-': 1, '-X': 1, '--': 7 },
  turns: [0, 180],
  exchange: { 'G-': '-G', '-G': 'G-', GX: 'XG', XG: 'GX', 'X-': '-X', '-X': 'X-' },
  faces: {
    GG: ['green', 'green'],
    'G-': ['green', 'bystander'],
    '-G': ['bystander', 'green'],
    GX: ['green', 'assassin'],
    XG: ['assassin', 'green'],
    XX: ['assassin', 'assassin'],
    'X-': ['assassin', 'bystander'],
    '-X': ['bystander', 'assassin'],
    '--': ['bystander', 'bystander'],
  },
  letters: { green: 'G', bystander: '.-', assassin: 'X' },
};

/** Small enough to look at every layout; some of its keys look the same after a turn. */
export const TINY: KeyKind = {
  id: 'tiny',
  letter: 'T',
  columns: 3,
  rows: 3,
  teams: ['red', 'blue'],
  counts: { starting: 4, other: 4, assassin: 1 },
  turns: [0, 90, 180, 270],
  letters: LETTERS,
};

/** Small, with two faces and keys that are their own exchange. */
export const TINY_PAIRS: KeyKind = {
  id: 'tiny-pairs',
  letter: 'Y',
  columns: 3,
  rows: 3,
  teams: [],
  counts: { GG: 2, 'G-': 2, '-G': 2, '--': 3 },
  turns: [0, 180],
  exchange: { 'G-': '-G', '-G': 'G-' },
  letters: { GG: 'G', 'G-': 'A', '-G': 'B', '--': '.' },
};
