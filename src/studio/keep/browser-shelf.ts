import { createStore, promisifyRequest } from 'idb-keyval';
import type { Deck } from '../state/deck.js';
import { type DeckRecord, deckOf, type Found, keysOf, readRecord, recordOf } from './record.js';
import { type Listing, type Shelf, type Shelved, TabConflict } from './shelf.js';

const deckKey = (id: string) => `deck/${id}`;
const fileKey = (key: string) => `file/${key}`;

/** Decks in the browser's IndexedDB: each a record, and each of its files a Blob of its own. */
export class BrowserShelf implements Shelf {
  readonly #use = createStore('deckwright', 'decks');
  readonly #keys = new WeakMap<Blob, string>();
  readonly #stored = new WeakSet<Blob>();

  /** Whether a file is there already, so that a deck with it is written fast. */
  has(blob: Blob): boolean {
    return this.#stored.has(blob);
  }

  async list(): Promise<Listing> {
    const all = await this.#use('readonly', everyRecord);
    const decks = all.flatMap(found =>
      typeof found === 'string' || found.deleted !== undefined ? [] : [listed(found)],
    );
    return {
      decks: decks.sort((a, b) => b.changed - a.changed),
      later: all.filter(found => found === 'later').length,
      damaged: all.filter(found => found === 'damaged').length,
    };
  }

  read(id: string): Promise<Shelved | undefined> {
    return this.#use('readonly', async store => {
      const found = await recordAt(store, id);
      if (found === undefined || typeof found === 'string' || found.deleted !== undefined) return undefined;
      const blobs = new Map<string, Blob>();
      for (const key of keysOf(found)) {
        const blob = await promisifyRequest<Blob | undefined>(store.get(fileKey(key)));
        if (blob === undefined) continue;
        this.#keys.set(blob, key);
        this.#stored.add(blob);
        blobs.set(key, blob);
      }
      return { deck: deckOf(found, blobs), revision: found.revision };
    });
  }

  write(deck: Deck, base: number, writer: string): Promise<number> {
    return this.#use('readwrite', async store => {
      const before = await recordAt(store, deck.id);
      // What was thrown away elsewhere comes back when somebody still types in it.
      if (typeof before === 'string' || (before && !isNext(before, base, writer))) throw new TabConflict();
      const revision = Math.max(base, before?.revision ?? 0) + 1;
      const record = recordOf(deck, { revision, writer, changed: Date.now() }, blob => this.#keyOf(blob));
      for (const { data } of deck.files) {
        if (typeof data === 'string') continue;
        const key = fileKey(this.#keyOf(data));
        if ((await promisifyRequest(store.getKey(key))) === undefined) store.put(data, key);
      }
      store.put(record, deckKey(deck.id));
      // A full disk shows only at the end.
      await promisifyRequest(store.transaction);
      for (const { data } of deck.files) if (typeof data !== 'string') this.#stored.add(data);
      return revision;
    });
  }

  async discard(id: string, away: boolean): Promise<void> {
    await this.#use('readwrite', async store => {
      const found = await recordAt(store, id);
      if (found === undefined || typeof found === 'string') return;
      const { deleted: _, ...kept } = found;
      store.put(away ? { ...kept, deleted: Date.now() } : kept, deckKey(id));
      await promisifyRequest(store.transaction);
    });
  }

  async sweep(before: number): Promise<void> {
    await this.#use('readwrite', async store => {
      const all = await everyRecord(store);
      // Nobody knows which files belong to those that can't be read.
      if (all.some(found => typeof found === 'string')) return;
      const [gone, kept] = [true, false].map(isGone =>
        (all as readonly DeckRecord[]).filter(
          ({ deleted }) => (deleted !== undefined && deleted < before) === isGone,
        ),
      );
      for (const { id } of gone) store.delete(deckKey(id));
      const used = new Set(kept.flatMap(keysOf).map(fileKey));
      for (const key of await promisifyRequest(store.getAllKeys(allOf('file/'))))
        if (!used.has(String(key))) store.delete(key);
      await promisifyRequest(store.transaction);
    });
  }

  #keyOf(blob: Blob): string {
    const key = this.#keys.get(blob) ?? crypto.randomUUID();
    this.#keys.set(blob, key);
    return key;
  }
}

function isNext(before: DeckRecord, base: number, writer: string): boolean {
  const own = before.writer === writer && before.revision === base + 1;
  return own || before.deleted !== undefined || before.revision === base;
}

function allOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

async function recordAt(store: IDBObjectStore, id: string): Promise<Found | undefined> {
  const value: unknown = await promisifyRequest(store.get(deckKey(id)));
  return value === undefined ? undefined : readRecord(value);
}

async function everyRecord(store: IDBObjectStore): Promise<readonly Found[]> {
  return (await promisifyRequest(store.getAll(allOf('deck/')))).map(readRecord);
}

function listed({ id, name, recipe, changed, words }: DeckRecord) {
  return { id, name, recipe, changed, ...(words === undefined ? {} : { ownWords: words.rows.length }) };
}
