import path from 'node:path';
import {
  checkData,
  linesOf,
  type Recipe,
  type RecipeInput,
  readYaml,
  recipeSchema,
} from '../../data/index.js';
import { type DeckManifest, deckManifestSchema } from '../../data/manifest/index.js';
import { movePaths, throughDeck } from '../../press/deckfile/index.js';
import { error, type Problem, ProblemError } from '../../speech/index.js';
import { deckAt } from '../disk/decks.js';
import { here, ownLibrary } from '../files.js';

export type DeckFlags = Omit<RecipeInput, 'game'>;

const YAML = /\.ya?ml$/i;
const JSON_FILE = /\.json$/i;
const DECK = /\.deckwright$/i;

/** What to print: from a game and options, a recipe, a deck in one file, or the manifest of an earlier deck. */
export interface PrintOrder {
  readonly recipe: Recipe;
  /** The folder for the files, as the user would type it. */
  readonly out: string;
  /** The same recipe with its paths relative to `out`, for the manifest there. */
  readonly recorded: Recipe;
  /** Makes problems with values of a recipe name its file, not an option that nobody typed. */
  readonly located: (problem: Problem) => Problem;
  /** The manifest that is printed again. */
  readonly earlier?: DeckManifest;
}

/** Options win over the file; paths in a file are relative to its folder. Throws a ProblemError. */
export function readOrder(what: string, flags: DeckFlags): PrintOrder {
  // Without the option, commander says `contact: true`; a recipe may still say no.
  const given = Object.fromEntries(
    Object.entries(flags).filter(
      ([name, value]) => value !== undefined && !(name === 'contact' && value === true),
    ),
  );
  const place = (key: string) => (key === 'game' ? key : `--${key}`);
  const fromFile = [YAML, JSON_FILE, DECK].some(kind => kind.test(what));
  if (/\.(csv|tsv|txt)$/i.test(what))
    throw new ProblemError([error('cli.list-not-recipe', 'game', { file: what })]);
  const read = fromFile ? readYamlFile(what) : undefined;
  const file = read?.recipe ?? { game: what };
  const { out = 'output', ...recipe } = checkData({ ...file, ...given }, place, recipeSchema);
  const folder = path.resolve(here(), out);
  const fromFolder = (name: string) =>
    path.relative(folder, path.resolve(here(), name)).split(path.sep).join('/');
  const located = (problem: Problem): Problem => {
    // `--two-up` is the option of `twoUp`.
    const key = problem.place
      .replace(/^--/, '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!read || key in given || !(problem.place.startsWith('--') || key === 'game')) return problem;
    const { level, code, values } = problem;
    const line = read.lineOf?.(key);
    const at = line === undefined ? what : { place: what, line };
    return { ...error('cli.in-recipe', at, { key, fault: { code, values } }), level };
  };
  const recorded = withPaths(recipe, fromFolder);
  return { recipe, out, recorded, located, ...(read?.earlier ? { earlier: read.earlier } : {}) };
}

interface RecipeFile {
  /** With its paths as they would be typed. */
  readonly recipe: Recipe;
  readonly earlier?: DeckManifest;
  /** The line of a key. */
  readonly lineOf?: (key: string) => number | undefined;
}

function readYamlFile(what: string): RecipeFile {
  if (DECK.test(what)) return { recipe: throughDeck(deckAt(here(), what).recipe, what) };
  const text = ownLibrary().text(what);
  if (YAML.test(what)) {
    if (/^cities\s*:/m.test(text))
      throw new ProblemError([error('cli.map-not-recipe', what, { file: what })]);
    const recipe = readYaml(text, what, recipeSchema, ['seed']);
    const line = linesOf(text);
    return { recipe: movedTo(recipe, what), lineOf: key => line([key]) };
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ProblemError([error('cli.recipe-not-json', what)]);
  }
  if (typeof data === 'object' && data !== null && 'batch' in data)
    throw new ProblemError([error('cli.batch-not-recipe', what, { file: what })]);
  const manifest = checkData(data, () => what, deckManifestSchema);
  return { recipe: movedTo(manifest.recipe, what), earlier: manifest };
}

function movedTo(recipe: Recipe, file: string): Recipe {
  return withPaths(recipe, name => (path.isAbsolute(name) ? name : path.join(path.dirname(file), name)));
}

function withPaths(recipe: Recipe, move: (name: string) => string): Recipe {
  const { out } = recipe;
  return { ...movePaths(recipe, move), ...(out === undefined ? {} : { out: move(out) }) };
}
