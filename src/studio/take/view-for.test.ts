import { expect, test } from 'vitest';
import { viewFor } from './view-for.js';

test('a problem is put right where its file or option is chosen', () => {
  const recipe = { pictures: ['shipped', 'holiday'], map: 'our-map.yaml' };
  const views = [
    'words.csv',
    '--script',
    '--grid',
    'our-map.yaml',
    'holiday/fox.jpg',
    '--paper',
    'theme.yaml',
  ];
  expect(views.map(place => viewFor(place, recipe))).toEqual([
    'words',
    'words',
    'keys',
    'maps',
    'pictures',
    'look',
    'look',
  ]);
});
