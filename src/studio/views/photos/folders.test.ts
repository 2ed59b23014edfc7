import { describe, expect, test } from 'vitest';
import type { Deck } from '../../state/deck.js';
import { fileName, folderName, isLitter, withEnding } from './file-names.js';
import { photoFolders, sourcesOf, withoutPhotos, withPhotos, withSources } from './folders.js';

const DECK: Deck = { id: '1', name: '', recipe: { game: 'pictures' }, files: [] };
const photo = (path: string) => ({ path, stamp: path, data: new Blob([path]) });
const HOLIDAY = withPhotos(DECK, [photo('pictures/10.jpg'), photo('pictures/9.jpg')]);

describe('photographs in a deck', () => {
  test('are printed beside the pictures that were there, in natural order', () => {
    expect(sourcesOf(HOLIDAY)).toEqual(['shipped', 'pictures']);
    expect(photoFolders(HOLIDAY)[0].photos.map(({ path }) => path)).toEqual([
      'pictures/9.jpg',
      'pictures/10.jpg',
    ]);
  });

  test('may come in several folders', () => {
    const both = withPhotos(withSources(HOLIDAY, ['pictures']), [photo('school/9.jpg')]);
    expect(sourcesOf(both)).toEqual(['pictures', 'school']);
  });

  test('leave nothing behind when the last one goes', () => {
    const list = { path: 'pictures/list.csv', stamp: '1', data: 'file,fit\n9.jpg,whole\n' };
    const grey: Deck = {
      ...HOLIDAY,
      recipe: { ...HOLIDAY.recipe, look: 'grey', fit: 'whole', skipBad: true },
      files: [...HOLIDAY.files, list],
    };
    const one = withoutPhotos(grey, ['pictures/9.jpg']);
    expect(one.recipe).toMatchObject({ look: 'grey', pictures: ['shipped', 'pictures'] });
    expect(withoutPhotos(one, ['pictures/10.jpg'])).toEqual(DECK);
  });
});

describe('names of files', () => {
  test('are kept, and told apart where they are the same', () => {
    expect(fileName('beach.jpg', [])).toBe('beach.jpg');
    expect(fileName('beach.jpg', ['beach.jpg', 'beach 2.jpg'])).toBe('beach 3.jpg');
  });

  test('lose what some systems can not keep', () => {
    expect(fileName('a/b:c?.jpg', [])).toBe('a-b-c-.jpg');
    expect(fileName('...', [])).toBe('picture');
    expect(isLitter('.DS_Store')).toBe(true);
  });

  test('tell what a file is', () => {
    expect(withEnding('beach', 'jpeg')).toBe('beach.jpg');
    expect(withEnding('beach.png', 'jpeg')).toBe('beach.png');
  });

  test('of folders say nothing else in a recipe', () => {
    expect(folderName('Holiday 2026')).toBe('Holiday 2026');
    expect(folderName('shipped')).toBe('shipped 2');
    expect(folderName('my.yaml')).toBe('my-yaml 2');
  });
});
