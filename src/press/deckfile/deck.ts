import * as z from 'zod';
import { checkData, type Recipe, type RecipeInput, recipeSchema } from '../../data/index.js';
import { error, ProblemError, throwErrors } from '../../speech/index.js';
import { LIMITS } from './limits.js';
import { ownPaths } from './own-paths.js';
import { isWithin, leadsOut, outside, pathProblems, plainPath } from './paths.js';
import { sizeProblems, unzip } from './zip/unzip.js';
import { zip } from './zip/zip.js';

/** Where in the zip the recipe is. */
const HEAD = 'deck.json';
/** Of the files that this version writes. */
const FORMAT = 1;

/** A deck to keep: its name, and the recipe with its files, by paths as the recipe names them. */
export interface DeckFile {
  readonly name: string;
  readonly recipe: RecipeInput;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface OpenedDeck extends DeckFile {
  readonly recipe: Recipe;
  /** Of the program that wrote it. */
  readonly version: string;
}

export const ageSchema = z.looseObject({ format: z.int().positive(), version: z.string().max(50) });
export const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.string(),
  name: z.string().max(200),
  recipe: recipeSchema,
});

/**
 * One `.deckwright` file: a zip with the recipe and a person's own files. The same deck makes the same bytes; `out` is
 * left out. Throws a ProblemError where `openDeck` would, and if the recipe names a file that is not there.
 */
export function packDeck({ name, recipe, files }: DeckFile, version: string): Uint8Array {
  const head = checkData(
    { format: FORMAT, version, name, recipe: { ...recipe, out: undefined } },
    () => name,
    headSchema,
  );
  const own = [...files].map(([path, bytes]) => ({ path, size: bytes.length, bytes }));
  const paths = own.map(({ path }) => path);
  const missing = ownPaths(head.recipe).filter(
    named => !paths.some(path => isWithin(plainPath(path), plainPath(named))),
  );
  throwErrors([
    ...pathProblems([HEAD, ...paths], name, LIMITS),
    ...sizeProblems(own, name, LIMITS),
    ...missing.map(file => error('deckfile.not-packed', name, { file })),
  ]);
  const text = new TextEncoder().encode(`${JSON.stringify(head, null, 2)}\n`);
  const sorted = own.sort((a, b) => (a.path < b.path ? -1 : 1));
  return zip(new Map([[HEAD, text], ...sorted.map(({ path, bytes }) => [path, bytes] as const)]));
}

/** The deck in a file that messages call `place`; files that its recipe does not name are kept. Throws a ProblemError. */
export function openDeck(bytes: Uint8Array, place: string, limits = LIMITS): OpenedDeck {
  const files = new Map(unzip(bytes, place, limits));
  const text = files.get(HEAD);
  if (text === undefined) throw new ProblemError([error('deckfile.no-recipe', place, { head: HEAD })]);
  files.delete(HEAD);
  const at = `${place}/${HEAD}`;
  const data = parsed(text, at);
  const { format, version } = checkData(data, () => at, ageSchema);
  if (format > FORMAT) throw new ProblemError([error('deckfile.later', place, { version })]);
  const { name, recipe } = checkData(data, () => at, headSchema);
  throwErrors(ownPaths(recipe).flatMap(file => (leadsOut(file) ? [outside(at, file)] : [])));
  // Nobody else says where files go on this machine.
  const { out: _, ...printed } = recipe;
  return { name, recipe: printed, files, version };
}

function parsed(bytes: Uint8Array, place: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ProblemError([error('deckfile.not-json', place)]);
  }
}
