import { expect, test } from 'vitest';
import type { Deck } from './deck.js';
import { takeOut } from './take-out.js';

const file = (path: string) => ({ path, stamp: path, data: path });
const deck: Deck = {
  id: 'fox',
  name: '',
  recipe: { game: 'pictures', theme: 'night.yaml', pictures: ['shipped', 'photos'] },
  files: [file('night.yaml'), file('photos/fox.jpg'), file('photos/owl.jpg')],
};

test('a theme that is taken out is no longer asked for', () => {
  const { recipe, files } = takeOut(deck, 'night.yaml');
  expect(recipe).toEqual({ game: 'pictures', pictures: ['shipped', 'photos'] });
  expect(files.map(({ path }) => path)).toEqual(['photos/fox.jpg', 'photos/owl.jpg']);
});

test('a folder of photographs stays as long as one is in it', () => {
  const one = takeOut(deck, 'photos/fox.jpg');
  expect(one.recipe.pictures).toEqual(['shipped', 'photos']);
  expect(takeOut(one, 'photos/owl.jpg').recipe.pictures).toEqual(['shipped']);
});

test('a deck whose only photographs are taken out has those that come with the program', () => {
  const own = { ...deck, recipe: { pictures: ['photos'] }, files: [file('photos/fox.jpg')] };
  expect(takeOut(own, 'photos/fox.jpg').recipe.pictures).toBeUndefined();
});
