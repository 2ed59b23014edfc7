import type { RecipeInput } from '../../../data/index.js';

/** Keys of a recipe that are not told as options: the game stands alone, and the page draws its own contact sheet. */
const NO_OPTIONS = ['game', 'contact', 'out'];
/** Switches that have to be turned off. */
const USUALLY_ON = ['mark', 'readings'];

/**
 * What to type to make the same files. With `deckFile`, the deck in one file, everything else is in there; the files go
 * beside it, so that the manifest finds it.
 */
export function commandLine(recipe: RecipeInput, deckFile?: string): string {
  if (deckFile !== undefined)
    return ['npm start -- print', quoted(deckFile), '--no-contact --out .'].join(' ');
  const options = Object.entries({ locale: 'yue', seed: '1', ...recipe }).flatMap(([key, value]) =>
    NO_OPTIONS.includes(key) ? [] : optionsOf(key, value),
  );
  return ['npm start -- print', recipe.game ?? 'codenames', ...options, '--no-contact'].join(' ');
}

export function optionsOf(key: string, value: unknown): readonly string[] {
  const name = `--${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
  if (value === false && USUALLY_ON.includes(key)) return [name.replace('--', '--no-')];
  if (value === undefined || value === false) return [];
  if (value === true) return [name];
  if (key === 'pictures') return (value as readonly string[]).map(from => `${name} ${quoted(from)}`);
  return [`${name} ${quoted(Array.isArray(value) ? value.join(',') : String(value))}`];
}

/** As every shell reads it: in quotes where it must be. */
function quoted(value: string): string {
  return /^[\p{L}\p{N}._,/-]+$/u.test(value) ? value : `"${value.replace(/["\\$`]/g, '\\$&')}"`;
}
