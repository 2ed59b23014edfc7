import type { RecipeInput } from '../../../data/index.js';
import { fromLink, type Link, toLink } from '../../../press/deckfile/index.js';
import { csvOf, type WordTable } from '../../state/csv.js';
import { WORDS_FILE } from '../../state/deck.js';
import { columnOf } from '../../state/words/columns.js';
import { tableFrom } from '../../worker/table-from.js';
import type { Tools } from '../../worker/tools.js';
import type { Unpacked } from './unpack.js';

export interface WrittenLink extends Link {
  /** Which of the person's own words are in it: all columns, only the words and who they are for, or none. */
  readonly words?: 'whole' | 'plain' | 'none';
}

/** The recipe of a deck as the fragment of a link, with as much of its words as fits; undefined if nothing does. */
export async function writeLink(
  { recipe, words }: { readonly recipe: RecipeInput; readonly words?: WordTable },
  tools: Tools<never>,
): Promise<WrittenLink | undefined> {
  await tools.project.open();
  if (words === undefined) return toLink(recipe);
  const told = { ...recipe, words: WORDS_FILE };
  const tries = [
    ['whole', words],
    ['plain', plainTable(words)],
  ] as const;
  for (const [kind, table] of tries) {
    const link = toLink(told, csvOf(table));
    if (link && !link.without.includes('words')) return { ...link, words: kind };
  }
  const link = toLink(told);
  return link && { ...link, words: 'none' };
}

/** The deck in the fragment of a link. */
export async function readLink(
  { fragment }: { readonly fragment: string },
  tools: Tools<never>,
): Promise<Unpacked> {
  await tools.project.open();
  const { recipe, words: text } = fromLink(fragment);
  const { words: _, ...rest } = recipe;
  const words =
    text === undefined
      ? undefined
      : tableFrom(new TextEncoder().encode(text), recipe.locale, tools.project.library);
  return { name: '', recipe: rest, ...(words === undefined ? {} : { words }), files: [] };
}

/** What tells in print: the words, whether they are for children, and how hard they are. */
function plainTable({ columns, rows }: WordTable): WordTable {
  const kept = columns.flatMap((name, i) =>
    ['word', 'child_safe', 'difficulty'].includes(columnOf(name) ?? '') ? [i] : [],
  );
  const only = (cells: readonly string[]) => kept.map(i => cells[i] ?? '');
  return { columns: only(columns), rows: rows.map(({ id, cells }) => ({ id, cells: only(cells) })) };
}
