import type { Deck } from '../state/deck.js';
import { type Listing, type Shelf, type Shelved, TabConflict } from './shelf.js';

/** A shelf in memory that can be full, broken or slow. */
export class TestShelf implements Shelf {
  readonly decks = new Map<string, Shelved & { readonly writer: string }>();
  readonly written: Deck[] = [];
  /** Names of the faults that the next writings meet. */
  readonly faults: string[] = [];
  swept = 0;

  async write(deck: Deck, base: number, writer: string): Promise<number> {
    await Promise.resolve();
    const fault = this.faults.shift();
    if (fault !== undefined) throw new DOMException('', fault);
    const before = this.decks.get(deck.id);
    const own = before?.writer === writer && before.revision === base + 1;
    if (!own && (before?.revision ?? 0) !== base) throw new TabConflict();
    const revision = (before?.revision ?? 0) + 1;
    this.decks.set(deck.id, { deck, revision, writer });
    this.written.push(deck);
    return revision;
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
