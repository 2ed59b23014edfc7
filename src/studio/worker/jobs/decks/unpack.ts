import { LIMITS, movePaths, openDeck } from '../../../../deckfile/index.js';
import { error, ProblemError } from '../../../../problem.js';
import type { RecipeInput } from '../../../../templates/index.js';
import type { OwnFile } from '../../../bridge/order.js';
import type { WordTable } from '../../../state/csv.js';
import { WORDS_FILE } from '../../../state/deck.js';
import { tableFrom } from '../../table-from.js';
import type { Tools } from '../../tools.js';

/** A deck that comes from outside: all of it but an id. */
export interface Unpacked {
  readonly name: string;
  readonly recipe: RecipeInput;
  readonly words?: WordTable;
  readonly files: readonly OwnFile[];
}

/** The deck in a `.deckwright` file. Its word list becomes a table, if it can be read as one. */
export async function unpack(
  { file, name }: { readonly file: Blob; readonly name: string },
  tools: Tools<never>,
): Promise<Unpacked> {
  await tools.project.open();
  // It can't be a deck, and it need not be read to know.
  if (file.size > LIMITS.allBytes) throw new ProblemError([error('deckfile.not-a-deck', name)]);
  const { files, ...deck } = openDeck(new Uint8Array(await file.arrayBuffer()), name);
  const recipe = movePaths(deck.recipe, path => path.replace(/^(\.\/)+/, ''));
  const list = recipe.words === undefined ? undefined : files.get(recipe.words);
  const isFree = recipe.words === WORDS_FILE || ![...files.keys()].some(path => path === WORDS_FILE);
  const words = list && isFree ? tableFrom(list, recipe.locale, tools.project.library) : undefined;
  const { words: path, ...rest } = recipe;
  return {
    name: deck.name,
    recipe: words === undefined ? recipe : rest,
    ...(words === undefined ? {} : { words }),
    files: [...files]
      .filter(([each]) => words === undefined || each !== path)
      .map(([each, bytes]) => ({
        path: each,
        stamp: crypto.randomUUID(),
        data: new Blob([bytes as Uint8Array<ArrayBuffer>]),
      })),
  };
}
