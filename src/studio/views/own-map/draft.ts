import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { deck } from '../../state/workspace.js';

/** What is typed and not entered yet: it stays with its deck while others, or other views, are open. */
export class PlaceDraft<T> {
  readonly now: ReadonlySignal<T>;
  readonly #byDeck = signal<ReadonlyMap<string, T>>(new Map());

  constructor(blank: T) {
    this.now = computed(() => this.#byDeck.value.get(deck.value.id) ?? blank);
  }

  write(typed: T, id = deck.peek().id): void {
    this.#byDeck.value = new Map(this.#byDeck.peek()).set(id, typed);
  }

  /** Of a deck that need not be on the desk. */
  of(id: string): T | undefined {
    return this.#byDeck.peek().get(id);
  }
}
