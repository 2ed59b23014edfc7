import { filter, search, seen, showAll } from '../../state/words/grid.js';
import { editWords, words } from '../../state/words/list.js';
import { goTo, place, said } from '../../state/words/place.js';
import { offerBack } from '../../state/words/removed.js';
import type { Repair } from '../../state/words/repairs.js';
import { shortcut } from '../../text/language.js';

/** Does what the button says. `from` is the row that it stands in. */
export function takeRepair({ change, row }: Repair, from?: number): void {
  if (row !== undefined) {
    goToRow(row);
    return;
  }
  const before = seen.peek();
  if (change) offerBack(() => editWords(change));
  said.value = { key: 'words.said-mended', values: { undo: shortcut('Z') } };
  if (from === undefined) return;
  const still = words.peek()?.rows.some(({ id }) => id === from);
  const at = before.findIndex(({ row }) => row.id === from);
  const next = still ? from : (before[at + 1] ?? before[at - 1])?.row.id;
  if (next !== undefined) goTo({ id: next, column: place.peek()?.column ?? 'word' });
}

/** Goes to a row by its number in the list, counted from 1. */
export function goToRow(row: number): void {
  const found = words.peek()?.rows[row - 1];
  if (found === undefined) return;
  if (!seen.peek().some(each => each.row.id === found.id)) {
    if (filter.peek() !== 'all' || search.peek() !== '') showAll();
  }
  goTo({ id: found.id, column: 'word' });
}
