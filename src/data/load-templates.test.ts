import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { keyMeasures } from '../parts/keys/measures.js';
import { scrambleMeasures } from '../parts/keywords/measures.js';
import type { ProblemError } from '../speech/index.js';
import type { Library } from './library.js';
import { loadTemplates } from './load-templates.js';
import { type RecipeInput, recipeSchema } from './schema/recipe.js';

const project = projectLibrary();

/** A user's folder with these files. */
function folder(files: Record<string, string>): Library {
  const text = (path: string) => {
    if (files[path] !== undefined) return files[path];
    throw new Error(`${path} is missing`);
  };
  return { text, bytes: path => new TextEncoder().encode(text(path)), list: () => Object.keys(files) };
}

function load(input: RecipeInput, own: Record<string, string> = {}) {
  return loadTemplates(recipeSchema.parse(input), project, folder(own));
}

describe('the templates of a recipe', () => {
  test('are its game, locale, paper and theme', () => {
    const templates = load({ locale: 'fa', paper: 'Letter' });
    expect(templates).toMatchObject({
      locale: { id: 'fa', direction: 'rtl' },
      paper: { width: 215.9, height: 279.4 },
      theme: { colours: { paper: '#ffffff' } },
      game: { title: 'title.codenames' },
    });
  });

  test('are refused with every unknown name and the nearest known ones', () => {
    const input = { game: 'codename', locale: 'yeu', paper: 'a5', theme: 'dosier' };
    try {
      load(input);
      expect.unreachable();
    } catch (error) {
      const { problems } = error as ProblemError;
      expect(problems.map(({ place, code, values }) => [place, code, values?.value, values?.near])).toEqual([
        ['game', 'templates.unknown-name', 'codename', 'codenames'],
        ['--locale', 'templates.unknown-locale', 'yeu', 'yue'],
        ['--paper', 'templates.unknown-name', 'a5', expect.any(String)],
        ['--theme', 'templates.unknown-name', 'dosier', 'dossier'],
      ]);
    }
  });

  test('have the usual grid of the game, or the one that the recipe names', () => {
    const grid = (input: RecipeInput) => {
      const { key, table, keys } = load(input).grid();
      return [key.kind.id, table, keys];
    };
    expect(grid({})).toEqual(['codenames', 25, 40]);
    expect(grid({ game: 'pictures' })).toEqual(['pictures', 20, 60]);
    expect(grid({ game: 'pictures', grid: '5x5' })).toEqual(['codenames', 25, 40]);
    expect(grid({ grid: '5x4' })).toEqual(['pictures', 20, 60]);
    expect(grid({ game: 'duet' })).toEqual(['duet', 25, 100]);
  });

  test('are refused with a grid that the game does not have', () => {
    expect(() => load({ grid: '4x5' })).toThrow(
      '--grid: templates.not-a-grid {"game":{"code":"names.game","values":{"game":"codenames"}},"value":"4x5"',
    );
    expect(() => load({ game: 'duet', grid: '5x4' })).toThrow(
      '--grid: templates.one-grid {"game":{"code":"names.game","values":{"game":"duet"}}}',
    );
    const text = (path: string) => project.text(path).replace(/^grids:.*$/m, '');
    const gridless = loadTemplates(recipeSchema.parse({}), { ...project, text }, project);
    expect(() => gridless.grid()).toThrow('templates/games/codenames.yaml: templates.no-grid');
  });

  test('are refused with strengths of scrambled words that do not count from faint to bold', () => {
    const text = (path: string) => project.text(path).replace('[0.26, 0.27,', '[0.27, 0.26,');
    const turned = loadTemplates(recipeSchema.parse({}), { ...project, text }, project);
    expect(() => turned.measures(scrambleMeasures)).toThrow(
      /scramble\.yaml:\d+: .*"strengths".*templates\.strengths/,
    );
  });

  test('are measured once for each kind', () => {
    const opened: string[] = [];
    const watched = {
      ...project,
      text: (path: string) => {
        opened.push(path);
        return project.text(path);
      },
    };
    const templates = loadTemplates(recipeSchema.parse({}), watched, project);
    opened.length = 0;
    expect(templates.measures(keyMeasures)).toBe(templates.measures(keyMeasures));
    expect(opened).toEqual(['templates/faces/key.yaml']);
  });
});

describe('your own theme', () => {
  const own = load(
    { theme: 'mine/sea.yaml' },
    { 'mine/sea.yaml': 'colours: { red: "#aa0000" }\nword: { most: 12 }\nfonts: { words: Sea.ttf }' },
  ).theme;
  const { theme: dossier } = load({});

  test('has only what differs; the rest comes from dossier', () => {
    expect(own).toEqual({
      ...dossier,
      colours: { ...dossier.colours, red: '#aa0000' },
      word: { ...dossier.word, most: 12 },
      fonts: { words: 'own:mine/Sea.ttf' },
    });
  });

  test('may be empty, and is then the same as dossier', () => {
    expect(load({ theme: 'plain.yml' }, { 'plain.yml': '' }).theme).toEqual(dossier);
  });

  test('with a bad or unknown colour is refused with file and line', () => {
    const broken = (text: string) => () => load({ theme: 'my.yaml' }, { 'my.yaml': text });
    expect(broken('word: { most: 12 }\ncolours:\n  red: crimson')).toThrow(
      /^my\.yaml:3: templates\.unfit-value \{"key":"colours\.red"/,
    );
    expect(broken('colours:\n  pink: "#ffaaaa"')).toThrow(
      /^my\.yaml:2: templates\.unknown-key-in \{"key":"pink","parent":"colours"/,
    );
    expect(broken('word: { reverse: 2 }')).toThrow(
      /^my\.yaml:1: templates\.unfit-value \{"key":"word\.reverse","value":"2"/,
    );
  });

  test('that does not exist is an error', () => {
    expect(() => load({ theme: 'gone.yaml' })).toThrow('gone.yaml is missing');
  });
});
