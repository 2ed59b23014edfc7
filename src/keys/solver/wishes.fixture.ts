import type { Wishes } from './wishes.js';

/** Every wish at once. */
export const ALL: Wishes = {
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
