import { describe, expect, test } from 'vitest';
import type { Deck } from '../state/deck.js';
import { deckOf, readRecord, recordOf } from './record.js';

const photo = new Blob(['fox']);
const deck: Deck = {
  id: 'fox',
  name: 'Fox',
  recipe: { game: 'codenames', theme: 'night.yaml', pictures: ['photos'] },
  words: { columns: ['word', 'child_safe'], rows: [{ id: 7, cells: ['fox', 'yes'] }] },
  files: [
    { path: 'night.yaml', stamp: '1', data: 'name: night' },
    { path: 'photos/fox.jpg', stamp: '2', data: photo },
  ],
};
const record = recordOf(deck, { revision: 5, writer: 'monday', changed: 1_800_000_000_000 }, () => 'photo-1');

describe('a kept deck', () => {
  test('comes back as it was', () => {
    const found = readRecord(structuredClone(record));
    expect(found).toEqual(record);
    expect(deckOf(record, new Map([['photo-1', photo]]))).toEqual(deck);
  });

  test('has its photographs beside it, not in it', () => {
    expect(record.files).toContainEqual({ path: 'photos/fox.jpg', stamp: '2', key: 'photo-1' });
  });

  test('without a photograph that is gone has everything else', () => {
    expect(deckOf(record, new Map()).files.map(({ path }) => path)).toEqual(['night.yaml']);
  });

  test('of a later version of the page is left as it is', () => {
    expect(readRecord({ format: 2, id: 'fox', anything: true })).toBe('later');
  });

  test('that is damaged is left as it is', () => {
    for (const value of [undefined, null, 'fox', {}, { ...record, files: undefined }, { ...record, id: 7 }])
      expect(readRecord(value)).toBe('damaged');
  });
});
