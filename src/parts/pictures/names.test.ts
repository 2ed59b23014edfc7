import { describe, expect, test } from 'vitest';
import { openDesk } from '../../cli/desk.js';
import { type Composition, recipeSchema } from '../../data/index.js';
import { openJob } from '../job.js';
import { pictureNames } from './names.js';

const DESK = openDesk();

/** What "host by guest" is called in a deck of this recipe. */
async function named(picture: string, recipe: object) {
  const [host, by, guest] = picture.split(' ');
  const nameOf = await pictureNames(await openJob(recipeSchema.parse(recipe), DESK));
  return nameOf({ host, guest, by: by as Composition['by'] });
}

describe('a picture is told in words', () => {
  test.each([
    ['en', 'tooth wear crown', 'a tooth with a crown'],
    ['en', 'jar inside dragon', 'a dragon inside a jar'],
    ['en', 'bat half umbrella', 'half a bat, half an umbrella'],
    ['yue', 'strawberry half lady-beetle', '一半士多啤梨，一半瓢蟲'],
    ['zh-Hans', 'guitar replace pear', '吉他有一处变成了梨'],
    ['zh-Hant-TW', 'jar inside koala', '玻璃罐裡的無尾熊'],
    ['fa', 'penguin hold briefcase', 'پنگوئن همراه کیف اداری'],
  ])('in the language of the deck (%s): %s', async (locale, picture, words) => {
    expect(await named(picture, { locale })).toBe(words);
  });

  test('in the script of the deck', async () => {
    expect(await named('pear half penguin', { locale: 'yue', script: 'zh-Hans' })).toBe('一半啤梨，一半企鹅');
  });

  test('with the id of an icon that nobody has named', async () => {
    expect(await named('jar inside paper-clip', { locale: 'en' })).toBe('paper clip inside a jar');
  });
});
