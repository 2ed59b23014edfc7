import { computed, signal } from '@preact/signals';
import type { Catalogue } from '../../press/index.js';
import type { Order } from '../bridge/order.js';
import { type Deck, orderOf, withRecipe } from './deck.js';
import { begin, type History, record, redo, undo } from './history.js';

/** The deck on the desk, with what can be undone. */
export const history = signal<History<Deck>>(begin(newDeck('yue')));
export const deck = computed(() => history.value.now);
/** What can be chosen; undefined until the worker has told. */
export const catalogue = signal<Catalogue | undefined>(undefined);
/** The view that is open: words, look, keys ... */
export const view = signal('words');

/** What a worker makes of a deck. */
export function orderFor(deck: Deck): Order {
  const game = catalogue.value?.games.find(({ id }) => id === (deck.recipe.game ?? 'codenames'));
  return orderOf(deck, game?.needless);
}

/** Changes the deck so that it can be undone. Edits of one `run` are undone together. */
export function edit(change: (deck: Deck) => Deck, run?: string): void {
  const { now } = history.peek();
  const next = change(now);
  if (next !== now) history.value = record(history.peek(), next, run);
}

/** Changes what no step back or forward changes. */
export function amend(change: (deck: Deck) => Deck): void {
  const { past, now, future, ...run } = history.peek();
  history.value = { past: past.map(change), now: change(now), future: future.map(change), ...run };
}

/** Changes the recipe; undefined takes a key away. */
export function choose(change: Parameters<typeof withRecipe>[1], run?: string): void {
  edit(deck => withRecipe(deck, change), run);
}

export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);

export function stepBack(): void {
  history.value = undo(history.peek());
}

export function stepForward(): void {
  history.value = redo(history.peek());
}

/** Puts another deck on the desk, with nothing to undo. */
export function openDeck(deck: Deck): void {
  history.value = begin(deck);
}

/** A deck as it comes out of the box: nothing of it is the person's own yet. */
export function newDeck(locale: string): Deck {
  return { id: crypto.randomUUID(), name: '', recipe: { game: 'codenames', locale }, files: [] };
}
