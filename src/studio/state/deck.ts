import type { RecipeInput } from '../../data/index.js';
import type { Order, OwnFile } from '../bridge/order.js';
import { csvOf, type WordTable } from './csv.js';

/** A place of an own map as it was typed, until it is looked at and in the list. */
export interface EnteredPlace {
  readonly key: string;
  readonly name: string;
  readonly x: string;
  readonly y: string;
  /** The visit that entered it, which looks at it. */
  readonly visit: string;
  /** Put aside while another one was corrected: nobody looks at it. */
  readonly aside?: true;
}

/** A deck that a person works on: everything that is kept, undone and shared. Nothing in it is ever changed in place. */
export interface Deck {
  readonly id: string;
  readonly name: string;
  readonly recipe: RecipeInput;
  /** The person's own word list; without it the one that comes with the locale. */
  readonly words?: WordTable;
  /** Themes, fonts, maps and pictures, by their paths in the recipe. */
  readonly files: readonly OwnFile[];
  /** Kept with the deck, and in its file, but not undone. */
  readonly entered?: readonly EnteredPlace[];
}

/** Where the person's own word list is in the deck. */
export const WORDS_FILE = 'words.csv';

/** What the worker makes sheets from. `needless` are keys that the game refuses: they wait for another one. */
export function orderOf(deck: Deck, needless: readonly (keyof RecipeInput)[] = []): Order {
  const { words, files } = deck;
  const { recipe } = withRecipe(deck, Object.fromEntries(needless.map(key => [key, undefined])));
  if (words === undefined || printsNoWords(recipe)) return { recipe, files };
  const data = csvOf(words);
  return {
    recipe: { ...recipe, words: WORDS_FILE },
    files: [...files, { path: WORDS_FILE, stamp: data, data }],
  };
}

/** Whether a picture deck has words among its pictures. */
export function mixesWords({ game, pictures }: RecipeInput): boolean {
  return game === 'pictures' && (pictures?.includes('words') ?? false);
}

/** A picture deck without words refuses a list; the person's own waits for the next game. */
function printsNoWords(recipe: RecipeInput): boolean {
  return recipe.game === 'pictures' && !mixesWords(recipe);
}

/** The deck with some of its recipe changed; an undefined value takes a key away. */
export function withRecipe(
  deck: Deck,
  change: { readonly [K in keyof RecipeInput]?: RecipeInput[K] | undefined },
): Deck {
  const entries = Object.entries({ ...deck.recipe, ...change }).filter(([, value]) => value !== undefined);
  return { ...deck, recipe: Object.fromEntries(entries) as RecipeInput };
}

/** The deck with a file added, or another one in its place. */
export function withFile(deck: Deck, file: OwnFile): Deck {
  return { ...deck, files: [...deck.files.filter(({ path }) => path !== file.path), file] };
}

export function withoutFile(deck: Deck, path: string): Deck {
  return { ...deck, files: deck.files.filter(file => file.path !== path) };
}
