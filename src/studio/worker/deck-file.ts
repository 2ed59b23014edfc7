import type { Recipe } from '../../data/index.js';
import { packDeck, throughDeck } from '../../press/deckfile/index.js';
import type { Desk } from '../../press/index.js';
import type { Problem } from '../../speech/index.js';
import type { Order } from '../bridge/order.js';
import { bytesOf } from './own-files.js';

type Own = Desk['own'];

/** A deck as the command line sees it that has the person's files in one: their paths lead through it. */
export interface ThroughFile {
  readonly recipe: Recipe;
  readonly own: Own;
  /** The problem at its place in the deck on the page. */
  located(problem: Problem): Problem;
}

/** `file` is what the deck in one file is called: `words.csv` becomes `my.deckwright/words.csv`. */
export function throughFile(recipe: Recipe, own: Own, file: string): ThroughFile {
  const inside = (path: string) => (path.startsWith(`${file}/`) ? path.slice(file.length + 1) : path);
  return {
    recipe: throughDeck(recipe, file),
    own: {
      text: path => own.text(inside(path)),
      bytes: path => own.bytes(inside(path)),
      list: folder => own.list(inside(folder)),
      entries: folder => own.entries(inside(folder)),
    },
    located: problem => ({ ...problem, place: inside(problem.place) }),
  };
}

/** The deck in one file. Throws a ProblemError if it would be too large. */
export async function packOrder(
  { recipe, files }: Order,
  name: string,
  version: string,
): Promise<Uint8Array> {
  const own = files.map(async ({ path, data }) => [path, await bytesOf(data)] as const);
  return packDeck({ name, recipe, files: new Map(await Promise.all(own)) }, version);
}
