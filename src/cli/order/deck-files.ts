import path from 'node:path';
import {
  besideFile,
  besideLocale,
  gameSchema,
  isOwnFile,
  ownThemeSchema,
  type Recipe,
  readYamlFile,
} from '../../data/index.js';
import { type DeckFile, movePaths, ownPaths } from '../../press/deckfile/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { here, ownLibrary, projectLibrary } from '../files.js';

/**
 * A recipe whose paths are as typed, with the files that it needs: in the folders in which they lie, from the innermost
 * one that holds them all. Throws a ProblemError.
 */
export function withFiles(typed: Recipe): Omit<DeckFile, 'name'> {
  const recipe = withListNamed(typed);
  const rules = besideIn(recipe).filter(file => !file.endsWith('.csv'));
  const own = ownLibrary();
  const named = [...ownPaths(recipe), ...fontsOf(recipe), ...rules];
  const base = folderAround(named);
  const inside = (file: string) => path.relative(base, path.resolve(here(), file)).split(path.sep).join('/');
  const files = named.flatMap(file => (isFolder(recipe, file) ? filesIn(file) : [file]));
  return {
    recipe: movePaths(recipe, inside),
    files: new Map(files.map(file => [inside(file), own.bytes(file)])),
  };
}

/** With the list that lies beside a locale of one's own named, as the page opens lists by their names. */
function withListNamed(recipe: Recipe): Recipe {
  const list = besideIn(recipe).find(file => file.endsWith('.csv'));
  return recipe.words === undefined && list !== undefined ? { ...recipe, words: list } : recipe;
}

/** The rules, and the list for a game of words, that lie beside a locale of one's own. */
function besideIn({ locale, game, pictures = [] }: Recipe): readonly string[] {
  if (!isOwnFile(locale)) return [];
  const file = `templates/games/${game}.yaml`;
  const { list } = readYamlFile(projectLibrary(), file, gameSchema);
  const hasWords = game !== 'pictures' || pictures.includes('words');
  const files = besideLocale(locale, game, hasWords ? list : undefined);
  return files.filter(each => ownLibrary().list(path.dirname(each)).includes(path.basename(each)));
}

/** Of all own paths in a recipe, only pictures may be folders. */
function isFolder({ pictures }: Recipe, file: string): boolean {
  return pictures?.includes(file) === true && !isOwnFile(file);
}

function filesIn(folder: string): readonly string[] {
  const files = ownLibrary()
    .entries(folder)
    .filter(({ name, kind }) => kind === 'file' && !name.startsWith('.'));
  return files.map(({ name }) => path.join(folder, name));
}

/** The font files of an own theme, which lie beside it. */
function fontsOf({ theme }: Recipe): readonly string[] {
  if (!isOwnFile(theme)) return [];
  const { fonts = {} } = readYamlFile(ownLibrary(), theme, ownThemeSchema);
  const absolute = Object.values(fonts).filter(font => path.isAbsolute(font));
  if (absolute.length > 0)
    throw new ProblemError(absolute.map(file => error('cli.font-elsewhere', theme, { file })));
  return Object.values(fonts).map(font => besideFile(theme, font));
}

function folderAround(files: readonly string[]): string {
  const [first = [], ...others] = files.map(file => path.dirname(path.resolve(here(), file)).split(path.sep));
  const shared = first.findIndex((step, i) => others.some(steps => steps[i] !== step));
  return first.slice(0, shared < 0 ? first.length : shared).join(path.sep) || path.sep;
}
