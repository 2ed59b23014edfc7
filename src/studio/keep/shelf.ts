import type { Deck } from '../state/deck.js';
import type { DeckRecord } from './record.js';

/** Somebody else has written the deck since. */
export class TabConflict extends Error {}

/** What is told of a deck without opening it. */
export type Listed = Pick<DeckRecord, 'id' | 'name' | 'recipe' | 'changed'> & {
  /** How many words of the person's own are in it; undefined with the list that comes with the language. */
  readonly ownWords?: number;
};

export interface Shelved {
  readonly deck: Deck;
  readonly revision: number;
}

export interface Listing {
  /** The last changed first. */
  readonly decks: readonly Listed[];
  /** How many can't be opened: those of a later version of the page, and damaged ones. They are left as they are. */
  readonly later: number;
  readonly damaged: number;
}

/** Where decks are kept. All of it may fail: there may be no room, or no such place in this browser. */
export interface Shelf {
  list(): Promise<Listing>;
  /** Undefined if it is not there, thrown away, or can't be opened. */
  read(id: string): Promise<Shelved | undefined>;
  /**
   * Writes a deck as the next revision after `base`, or after one more that the same writer has written; whole or not at
   * all. Throws Conflict.
   */
  write(deck: Deck, base: number, writer: string): Promise<number>;
  /** Throws a deck away, or takes it back. */
  discard(id: string, away: boolean): Promise<void>;
  /** Frees the room of decks that were thrown away before a time, and of files that no deck has. */
  sweep(before: number): Promise<void>;
}
