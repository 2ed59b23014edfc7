import type { Deck } from '../state/deck.js';
import { Conflict, type Listing, type Shelf, type Shelved } from './shelf.js';

/** A shelf in memory that can be full, broken or slow. */
export class TestShelf implements Shelf {
  readonly decks = new Map<string, Shelved>();
  readonly written: Deck[] = [];
  /** Names of the faults that the next writings meet. */
  readonly faults: string[] = [];
  swept = 0;

  async write(deck: Deck, base: number): Promise<number> {
    await Promise.resolve();
    const fault = this.faults.shift();
    if (fault !== undefined) throw new DOMException('', fault);
    const before = this.decks.get(deck.id)?.revision ?? 0;
    if (before !== base) throw new Conflict();
    this.decks.set(deck.id, { deck, revision: base + 1 });
    this.written.push(deck);
    return base + 1;
  }

  async read(id: string): Promise<Shelved | undefined> {
    return this.decks.get(id);
  }

  async sweep(): Promise<void> {
    this.swept++;
  }

  async list(): Promise<Listing> {
    throw new Error('No test lists decks.');
  }

  async discard(): Promise<void> {
    throw new Error('No test throws decks away.');
  }
}
