import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { type Recipe, recipeSchema } from '../data/index.js';
import { boxOf, chosenParts, needlessKeys } from './game-box.js';

const project = projectLibrary();
const names = (recipe: Partial<Recipe>) =>
  chosenParts(recipeSchema.parse(recipe), project).map(({ name }) => name);

describe('the box of a game', () => {
  test('is printed part by part', () => {
    expect(names({})).toEqual(['words', 'agents', 'keys', 'stand', 'rules']);
    expect(names({ game: 'duet', only: ['map', 'words'] })).toEqual(['words', 'map']);
  });

  test('has a test strip with scrambled keywords, or where it is asked for', () => {
    expect(names({ game: 'decrypto' })).not.toContain('strip');
    expect(names({ game: 'decrypto', scramble: 5 }).slice(0, 2)).toEqual(['keywords', 'strip']);
    expect(names({ game: 'decrypto', only: ['strip'] })).toEqual(['strip']);
    expect(names({ game: 'decrypto', only: ['keywords'], scramble: 5 })).toEqual(['keywords']);
    expect(() => names({ scramble: 5 })).toThrow('--scramble: parts.option-without-part');
  });

  test('has a sheet on turning the pile where it is turned by hand', () => {
    expect(names({ game: 'duet', manualDuplex: 'last-on-top' }).at(-1)).toBe('turning');
    expect(names({ game: 'duet' })).not.toContain('turning');
  });

  test('has the parts of its file, which lists them in the order of printing', () => {
    for (const file of project.list('templates/games')) {
      const listed = [...project.text(`templates/games/${file}`).matchAll(/^ {2}(\w+):/gm)].map(
        ([, name]) => name,
      );
      expect(boxOf(file.replace('.yaml', ''), project).map(({ name }) => name)).toEqual(listed);
    }
  });

  test('refuses every part and option that it does not have', () => {
    expect(() => names({ only: ['tokens', 'log'], map: 'iran' })).toThrow(
      /--only: parts.not-in-box .*"tokens".*\n--only: parts.not-in-box .*"log".*\n--map: parts.option-without-part/,
    );
  });

  test('lacks parts for some of what a recipe may say', () => {
    const keys = needlessKeys(boxOf('duet', project)).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['pictures', 'look', 'scramble']));
    expect(keys).not.toContain('map');
    expect(needlessKeys(boxOf('pictures', project)).map(({ key }) => key)).not.toContain('pictures');
  });

  test('names the line of a mistake in its file', () => {
    const wrong = project.text('templates/games/duet.yaml').replace('strip: 9', 'strip: none');
    const library = { ...project, text: () => wrong };
    const line = wrong.split('\n').findIndex(each => each.includes('strip: none')) + 1;
    expect(() => boxOf('duet', library)).toThrow(`templates/games/duet.yaml:${line}: templates.`);
  });
});
