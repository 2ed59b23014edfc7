import type { Campaign, City } from './campaign.js';

/** Four cities in a ring around a square, two routes from the start to the far corner. */
export const SQUARE: Campaign = {
  id: 'square',
  start: 'a',
  cities: [city('a', 0, 0, 9, 9), city('b', 10, 0, 9, 4), city('c', 10, 10, 8, 4), city('d', 0, 10, 9, 3)],
  routes: [
    ['a', 'b'],
    ['b', 'c'],
    ['d', 'c'],
    ['a', 'd'],
  ],
};

export function city(id: string, x: number, y: number, tokens: number, mistakes: number): City {
  return { id, at: [x, y], tokens, mistakes };
}
