import { computed, signal } from '@preact/signals';
import type { WordTable } from '../csv.js';
import type { Deck } from '../deck.js';
import { deck, stepBack } from '../workspace.js';
import { editWords, words } from './list.js';
import { cellOf, withRowsBack } from './table.js';

/** Words that were just taken away. */
export interface Removed {
  readonly ids: ReadonlySet<number>;
  readonly words: readonly string[];
  /** The list as it was, and the deck as it was left. */
  readonly before: WordTable;
  readonly after: Deck;
}

/** What can be put back with one press each, the last first, as long as that is offered. */
export const removed = signal<readonly Removed[]>([]);

/** What is offered: it must be missing from this deck still. */
export const lastRemoved = computed(() => {
  const here = new Set(words.value?.rows.map(({ id }) => id));
  return removed.value.findLast(
    ({ after, ids }) => after.id === deck.value.id && [...ids].some(id => !here.has(id)),
  );
});

/** Makes a change, and offers to put back the words that it took away. */
export function offerBack(change: () => void): void {
  const before = words.peek();
  change();
  const left = new Set(words.peek()?.rows.map(({ id }) => id));
  const gone = before?.rows.filter(({ id }) => !left.has(id)) ?? [];
  const written = gone.filter(({ cells }) => cells.some(cell => cell !== ''));
  if (before === undefined || written.length === 0) return;
  const taken = {
    ids: new Set(gone.map(({ id }) => id)),
    words: written.map(row => cellOf(before, row, 'word')),
    before,
    after: deck.peek(),
  };
  removed.value = [...removed.peek(), taken];
}

/** Puts the words that went last back where they were; what was typed since stays. Gives the first row of them. */
export function putBack(): number | undefined {
  const taken = lastRemoved.peek();
  removed.value = removed.peek().filter(each => each !== taken);
  if (taken === undefined) return undefined;
  // Nothing was changed since: then nothing is left to undo either.
  if (taken.after === deck.peek()) stepBack();
  else editWords(table => withRowsBack(table, taken.before, taken.ids));
  const [first] = taken.ids;
  return first;
}
