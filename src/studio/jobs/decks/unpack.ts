import type { RecipeInput } from '../../../data/index.js';
import { LIMITS, movePaths, openDeck } from '../../../press/deckfile/index.js';
import { error, ProblemError } from '../../../speech/index.js';
import type { OwnFile } from '../../bridge/order.js';
import { ENTERED_FILE, readEntered } from '../../decks/entered-file.js';
import type { WordTable } from '../../state/csv.js';
import { type EnteredPlace, WORDS_FILE } from '../../state/deck.js';
import { tableFrom } from '../../worker/table-from.js';
import type { Tools } from '../../worker/tools.js';

/** A deck that comes from outside: all of it but an id. */
export interface Unpacked {
  readonly name: string;
  readonly recipe: RecipeInput;
  readonly words?: WordTable;
  readonly files: readonly OwnFile[];
  /** Places that were still looked at when it was saved. */
  readonly entered?: readonly EnteredPlace[];
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
  const entered = readEntered(new TextDecoder().decode(files.get(ENTERED_FILE)));
  return {
    name: deck.name,
    recipe: words === undefined ? recipe : rest,
    ...(words === undefined ? {} : { words }),
    ...(entered.length === 0 ? {} : { entered }),
    files: [...files]
      .filter(([each]) => each !== ENTERED_FILE && (words === undefined || each !== path))
      .map(([each, bytes]) => ({
        path: each,
        stamp: crypto.randomUUID(),
        data: new Blob([bytes as Uint8Array<ArrayBuffer>]),
      })),
  };
}
