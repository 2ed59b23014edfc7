import { effect, signal } from '@preact/signals';
import type { OwnFile } from '../bridge/order.js';
import { tell } from '../notes/notes.js';
import type { Deck } from '../state/deck.js';
import { record } from '../state/history.js';
import { deck, edit, history, newDeck, openDeck } from '../state/workspace.js';
import { language, t } from '../text/language.js';
import { BrowserShelf } from './browser-shelf.js';
import { Keeper } from './keeper.js';
import { forgetAside, layAside, takeRescued } from './rescue.js';
import { recall, remember } from './session.js';
import type { Listing } from './shelf.js';
import { titleOf } from './title.js';

const PROGRAM = 'Deckwright';
const DAY = 86_400_000;
/** Decks that were thrown away can be taken back for so long. */
const KEEP_DISCARDED = DAY;

const shelf = new BrowserShelf();
const tellTabs = joinTabs(({ id, revision }) => void follow(id, revision));
const keeper = new Keeper(shelf, {
  onKept: (id, revision) => {
    forgetAside(id);
    tellTabs({ id, revision });
    // A menu that was opened in between shows the deck as it was before.
    if (id === deck.peek().id) listNew(id);
    else void refreshList();
  },
  onConflict: keepBoth,
});

/** Whether what was typed is safe. */
export const { standing } = keeper;
/** All decks that are kept; undefined where the browser keeps none. */
export const listing = signal<Listing | undefined>(undefined);

export const tryAgain = () => keeper.again();

/** Puts the deck of the last visit on the desk, or a new one. */
export async function openLast(): Promise<void> {
  const rescued = await takeRescued(async id => (await shelf.read(id).catch(() => undefined))?.deck);
  for (const each of rescued) keeper.rescue(each);
  await keeper.idle();
  await refreshList();
  const ids = [recall('deck'), ...(listing.peek()?.decks ?? []).map(({ id }) => id)];
  for (const id of ids) if (id !== undefined && (await openKept(id))) return;
  startNew();
}

/** Keeps the deck on the desk from now on, as it is typed. Call it once. */
export function keepDecks(): void {
  effect(() => {
    const now = deck.value;
    if (history.peek().past.length > 0) askToPersist();
    keeper.keep(now);
    remember('deck', now.id);
  });
  effect(() => remember('language', language.value));
  effect(() => {
    const name = deck.value.name.trim();
    document.title = name === '' ? PROGRAM : `${name} · ${PROGRAM}`;
  });
  addEventListener('beforeunload', event => {
    if (mayBeLost()) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    for (const each of keeper.unsaved) layAside(each);
  });
  // A tab that slept may have missed what others told.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void follow(deck.peek().id);
  });
  void shelf.sweep(Date.now() - KEEP_DISCARDED).catch(() => {});
}

/** What is only being written is laid aside when the page is left; large files can't be. */
function mayBeLost(): boolean {
  const { unsaved } = keeper;
  if (unsaved.length === 0) return false;
  return standing.peek() !== 'saving' || unsaved.some(({ deck }) => deck.files.some(isLarge));
}

function isLarge({ data }: OwnFile): boolean {
  return typeof data !== 'string' && !shelf.has(data);
}

/** False if it is no longer there, or can't be opened. */
export async function openKept(id: string): Promise<boolean> {
  const found = await newestOf(id);
  if (found !== undefined) openDeck(found);
  return found !== undefined;
}

/** A deck as it is now, on the desk or beside it; undefined if it is gone. */
export async function deckOf(id: string): Promise<Deck | undefined> {
  return deck.peek().id === id ? deck.peek() : newestOf(id);
}

/** Changes a deck wherever it is: on the desk, where the change can be undone, or beside it. False if it is gone. */
export async function editDeck(id: string, change: (deck: Deck) => Deck): Promise<boolean> {
  const found = await deckOf(id);
  if (deck.peek().id === id) edit(change);
  else if (found !== undefined) keeper.keep(change(found));
  return found !== undefined;
}

/** The newest state of a deck that is not on the desk. */
async function newestOf(id: string): Promise<Deck | undefined> {
  for (;;) {
    const waiting = keeper.unsavedOf(id);
    if (waiting !== undefined) return waiting;
    const found = await shelf.read(id).catch(() => undefined);
    const unsaved = keeper.unsavedOf(id) ?? keeper.freshOf(id);
    if (unsaved !== undefined || found === undefined) return unsaved;
    // It may have been written while it was read.
    if (found.revision < keeper.revisionOf(id)) continue;
    keeper.hold(found.deck, found.revision);
    return found.deck;
  }
}

/** A new deck is kept once it is changed. */
export function startNew(): void {
  const fresh = newDeck(language.peek());
  keeper.hold(fresh, 0);
  openDeck(fresh);
}

/** Keeps a deck beside all others, and puts it on the desk. */
export function addDeck(parts: Omit<Deck, 'id'>): void {
  openDeck({ ...parts, id: crypto.randomUUID() });
}

/** Keeps a deck beside all others, and leaves the one on the desk where it is. Returns its id. */
export function keepBeside(parts: Omit<Deck, 'id'>): string {
  const id = crypto.randomUUID();
  keeper.keep({ ...parts, id });
  return id;
}

/** Throws a deck away; if it lies on the desk, another one takes its place. */
export async function discard(id: string): Promise<void> {
  await keeper.idle();
  await shelf.discard(id, true);
  await refreshList();
  if (id !== deck.peek().id) return;
  const [next] = listing.peek()?.decks ?? [];
  if (!next || !(await openKept(next.id))) startNew();
}

/** Takes back a deck that was thrown away. */
export async function takeBack(id: string): Promise<void> {
  await shelf.discard(id, false);
  await refreshList();
}

export async function refreshList(): Promise<void> {
  listing.value = await shelf.list().catch(() => undefined);
}

/** The menu reads the list whenever it opens; between, only a deck that is not in it yet matters. */
function listNew(id: string): void {
  if (!listing.peek()?.decks.some(each => each.id === id)) void refreshList();
}

/** Shows what another tab has written, unless something of this one is still to be written. */
async function follow(id: string, revision = Number.POSITIVE_INFINITY): Promise<void> {
  listNew(id);
  if (id !== deck.peek().id || keeper.isUnsaved(id) || keeper.revisionOf(id) >= revision) return;
  const found = await shelf.read(id).catch(() => undefined);
  const isNews = found && id === deck.peek().id && found.revision > keeper.revisionOf(id);
  if (!isNews || keeper.isUnsaved(id)) return;
  keeper.hold(found.deck, found.revision);
  history.value = record(history.peek(), found.deck, 'another tab');
}

/** What was typed here stays on the desk as a deck of its own, and what was typed there stays as it is. */
function keepBoth(mine: Deck): void {
  const [id, title] = [crypto.randomUUID(), titleOf(mine)];
  const own = (each: Deck): Deck => ({ ...each, id, name: t('decks.copy-name', { name: titleOf(each) }) });
  tell({ key: 'two', level: 'bad', text: () => t('notes.two', { name: title, copy: titleOf(own(mine)) }) });
  const { past, now, future } = history.peek();
  if (now.id === mine.id) history.value = { past: past.map(own), now: own(now), future: future.map(own) };
  else keeper.keep(own(mine));
}

let asked = false;

/** Asks the browser not to throw the decks away when the disk is nearly full. */
function askToPersist(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => {});
}

/** A deck as another tab has just written it. */
interface News {
  readonly id: string;
  readonly revision: number;
}

/** Hears of decks that other tabs write, and returns how to tell them. */
function joinTabs(hear: (news: News) => void): (news: News) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('deckwright');
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  return news => channel.postMessage(news);
}
