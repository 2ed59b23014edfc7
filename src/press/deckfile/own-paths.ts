import { isOwnFile, type Recipe, recipeSchema } from '../../data/index.js';
import { plainPath } from './paths.js';

/** Values of `pictures` that name no folder. */
const NO_FOLDERS = ['shipped', 'words'];

/** The recipe with the path of each file or folder of a person's own moved; `out` stays. */
export function movePaths(recipe: Recipe, move: (path: string) => string): Recipe {
  const { locale, words, pictures, map, pair, theme } = recipe;
  return {
    ...recipe,
    ...(isOwnFile(locale) ? { locale: move(locale) } : {}),
    ...(words === undefined ? {} : { words: move(words) }),
    ...(pictures === undefined
      ? {}
      : { pictures: pictures.map(from => (NO_FOLDERS.includes(from) ? from : move(from))) }),
    ...(map !== undefined && isOwnFile(map) ? { map: move(map) } : {}),
    ...(pair !== undefined && isOwnFile(pair) ? { pair: move(pair) } : {}),
    ...(isOwnFile(theme) ? { theme: move(theme) } : {}),
  };
}

/** The recipe of a deck with its files named through the deck, and none outside: `my.deckwright/words.csv`. */
export function throughDeck(recipe: Recipe, deck: string): Recipe {
  return movePaths(recipe, path => `${deck}/${plainPath(path)}`);
}

/** The paths that `movePaths` would move: each file or folder of a person's own, once. */
export function ownPaths(recipe: Recipe): readonly string[] {
  const paths = new Set<string>();
  movePaths(recipe, path => {
    paths.add(path);
    return path;
  });
  return [...paths];
}

/** The keys of the recipe that name a file or folder of a person's own. */
export function ownKeys(recipe: Recipe): readonly (keyof Recipe)[] {
  const moved = movePaths(recipe, path => `${path}/`);
  const keys = Object.keys(recipe) as (keyof Recipe)[];
  return keys.filter(key => JSON.stringify(recipe[key]) !== JSON.stringify(moved[key]));
}

/** Only what every copy of the program has: without `out`, and without a person's own files. */
export function withoutOwn(recipe: Recipe): Recipe {
  const left: readonly string[] = ['out', ...ownKeys(recipe)];
  return recipeSchema.parse(
    Object.fromEntries(Object.entries(recipe).filter(([key]) => !left.includes(key))),
  );
}
