import { signal } from '@preact/signals';
import type { Deck } from '../state/deck.js';
import type { Rescued } from './rescue.js';
import { type Shelf, TabConflict } from './shelf.js';

/** Whether what was typed is safe. `full`: there is no room. `nowhere`: this browser keeps nothing, as in a private window. */
export type Standing = 'kept' | 'saving' | 'full' | 'nowhere';

export interface KeeperOptions {
  /** A deck was written. */
  readonly onKept?: (id: string, revision: number) => void;
  /** Somebody else has written the deck since, so this one was not; it must be kept under another id. */
  readonly onConflict: (deck: Deck) => void;
}

interface Held {
  /** Undefined where what is on the shelf is older than what this page has. */
  readonly deck?: Deck;
  readonly revision: number;
  readonly writer: string;
}

/** Keeps decks as they are typed: writes one after another, and of several states of a deck only the newest. */
export class Keeper {
  readonly standing = signal<Standing>('kept');
  /** This visit. */
  readonly #writer = crypto.randomUUID();
  readonly #shelf: Shelf;
  readonly #options: KeeperOptions;
  /** What is on the shelf, as this page knows it. */
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Map<string, Deck>();
  #writing: Deck | undefined;
  #done: Promise<void> = Promise.resolve();

  constructor(shelf: Shelf, options: KeeperOptions) {
    this.#shelf = shelf;
    this.#options = options;
  }

  /** Tells that this deck is on the shelf; or, at revision 0, that it need not be there until it changes. */
  hold(deck: Deck, revision: number): void {
    this.#held.set(deck.id, { deck, revision, writer: this.#writer });
  }

  /** Writes a deck that an earlier visit could not write. */
  rescue({ deck, base, writer }: Rescued): void {
    this.#held.set(deck.id, { revision: base, writer });
    this.keep(deck);
  }

  /** Everything that is not written yet, as it can be rescued. */
  get unsaved(): readonly Rescued[] {
    const decks = new Map(this.#waiting);
    if (this.#writing && !decks.has(this.#writing.id)) decks.set(this.#writing.id, this.#writing);
    return [...decks.values()].map(deck => {
      const { revision: base, writer } = this.#heldOf(deck.id);
      return { deck, base, writer };
    });
  }

  /** What is not written of a deck. */
  unsavedOf(id: string): Deck | undefined {
    return this.unsaved.find(({ deck }) => deck.id === id)?.deck;
  }

  /** A deck that need not be on the shelf yet, since nobody has changed it. */
  freshOf(id: string): Deck | undefined {
    const { deck, revision } = this.#heldOf(id);
    return revision === 0 ? deck : undefined;
  }

  /** Writes the deck unless it is there already. It never fails: see `standing`. */
  keep(deck: Deck): void {
    const { id } = deck;
    if (!this.isUnsaved(id) && this.#held.get(id)?.deck === deck) return;
    this.#waiting.set(id, deck);
    this.again();
  }

  /** Tries once more what could not be written. */
  again(): void {
    if (this.#writing === undefined && this.#waiting.size > 0) this.#done = this.#writeAll();
  }

  /** Settles once nothing is being written. */
  async idle(): Promise<void> {
    await this.#done;
  }

  isUnsaved(id: string): boolean {
    return this.#writing?.id === id || this.#waiting.has(id);
  }

  revisionOf(id: string): number {
    return this.#heldOf(id).revision;
  }

  #heldOf(id: string): Held {
    return this.#held.get(id) ?? { revision: 0, writer: this.#writer };
  }

  async #writeAll(): Promise<void> {
    this.standing.value = 'saving';
    let standing: Standing = 'kept';
    for (let [next] = this.#waiting; next && standing === 'kept'; [next] = this.#waiting) {
      const [id, deck] = next;
      this.#waiting.delete(id);
      this.#writing = deck;
      try {
        const revision = await this.#write(deck);
        this.hold(deck, revision);
        this.#options.onKept?.(id, revision);
      } catch (fault) {
        const newest = this.#waiting.get(id) ?? deck;
        if (fault instanceof TabConflict) {
          this.#waiting.delete(id);
          this.#options.onConflict(newest);
        } else {
          this.#waiting.set(id, newest);
          standing = isFull(fault) ? 'full' : 'nowhere';
        }
      }
      this.#writing = undefined;
    }
    this.standing.value = standing;
  }

  async #write(deck: Deck): Promise<number> {
    const { revision, writer } = this.#heldOf(deck.id);
    try {
      return await this.#shelf.write(deck, revision, writer);
    } catch (fault) {
      if (!isFull(fault)) throw fault;
      // Decks that were thrown away may be taken back only while there is room for them.
      await this.#shelf.sweep(Number.POSITIVE_INFINITY);
      return this.#shelf.write(deck, revision, writer);
    }
  }
}

function isFull(fault: unknown): boolean {
  return (fault as { readonly name?: string } | null)?.name === 'QuotaExceededError';
}
