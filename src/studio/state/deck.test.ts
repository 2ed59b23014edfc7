import { describe, expect, test } from 'vitest';
import { type Deck, mixesWords, orderOf } from './deck.js';

const own: Deck = {
  id: 'a',
  name: '',
  recipe: { game: 'codenames', locale: 'en' },
  words: { columns: ['word', 'child_safe'], rows: [{ id: 4, cells: ['fox, red', 'yes'] }] },
  files: [],
};

describe('what the worker makes sheets from', () => {
  test("is the person's own list as a file beside the recipe", () => {
    const data = 'word,child_safe\n"fox, red",yes\n';
    expect(orderOf(own)).toEqual({
      recipe: { game: 'codenames', locale: 'en', words: 'words.csv' },
      files: [{ path: 'words.csv', stamp: data, data }],
    });
  });

  test('leaves the list out of a picture deck that prints no words', () => {
    expect(orderOf({ ...own, recipe: { game: 'pictures' } })).toEqual({
      recipe: { game: 'pictures' },
      files: [],
    });
    const mixed = { game: 'pictures', pictures: ['shipped', 'words'] };
    expect(orderOf({ ...own, recipe: mixed }).recipe).toEqual({ ...mixed, words: 'words.csv' });
    expect(mixesWords(mixed)).toBe(true);
  });

  test('leaves out what the game refuses, which waits in the deck', () => {
    const pictures = ['shipped', 'pictures'];
    const deck = { ...own, recipe: { game: 'duet', locale: 'en', pictures } };
    expect(orderOf(deck, ['pictures', 'look']).recipe).toEqual({
      game: 'duet',
      locale: 'en',
      words: 'words.csv',
    });
    expect(deck.recipe.pictures).toBe(pictures);
  });
});
