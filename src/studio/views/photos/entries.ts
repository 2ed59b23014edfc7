import { computed, effect, signal } from '@preact/signals';
import type { PhotoEntry } from '../../../press/index.js';
import { isOutOfReach, PATIENCE } from '../../bridge/client.js';
import { tell } from '../../notes/notes.js';
import { csvOf } from '../../state/csv.js';
import { type Deck, withFile, withoutFile } from '../../state/deck.js';
import { opener } from '../../state/workers.js';
import { deck, edit } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { byName, type DeckFile, folderOf, nameOf, type PhotoFolder, photoFolders } from './folders.js';

export type Entries = ReadonlyMap<string, PhotoEntry>;

/** Lists that were read or written, by path and stamp. */
const read = signal<ReadonlyMap<string, Entries>>(new Map());
const keyOf = ({ path, stamp }: DeckFile) => `${path} ${stamp}`;
const NOTHING: Entries = new Map();

export const folders = computed(() => photoFolders(deck.value));

/** Some of what is said of a photograph; undefined takes it back. */
type Change = { readonly [K in keyof PhotoEntry]?: PhotoEntry[K] | undefined };

/** What was said of photographs before the list of their folder was read, in the order in which it was said. */
const early = signal<readonly { readonly deck: string; readonly path: string; readonly change: Change }[]>(
  [],
);

/** What the list of its folder says of a photograph of the deck on the desk, and what a person has said of it since. */
export function entryOf(path: string): PhotoEntry {
  return entryIn(deck.value, path, entriesIn(folderOf(path)));
}

function entryIn({ id }: Deck, path: string, list: Entries): PhotoEntry {
  const said = early.value.filter(each => each.path === path && each.deck === id);
  const entry = list.get(nameOf(path)) ?? {};
  return said.reduce((so, { change }) => changed(so, change), entry);
}

function changed(entry: PhotoEntry, change: Change): PhotoEntry {
  return Object.fromEntries(
    Object.entries({ ...entry, ...change }).filter(([, value]) => value !== undefined),
  );
}

const listIn = (folder: string) => folders.value.find(({ path }) => path === folder)?.list;

function entriesIn(folder: string): Entries {
  const list = listIn(folder);
  return (list && read.value.get(keyOf(list))) ?? NOTHING;
}

/** Reads lists that somebody else wrote. Returns what ends it. */
export function followLists(): () => void {
  return effect(() => {
    for (const { list, photos } of folders.value)
      if (list !== undefined && !read.peek().has(keyOf(list)) && !unreadable.peek().has(keyOf(list)))
        void readEntries(
          list,
          photos.map(({ path }) => nameOf(path)),
        ).then(sayEarly);
  });
}

/** All that is said of the photographs of a folder, in whatever deck; undefined while its list is not read. */
export function entriesOf(of: Deck, { photos, list }: PhotoFolder): Entries | undefined {
  const said = list === undefined ? NOTHING : read.peek().get(keyOf(list));
  return said && new Map(photos.map(({ path }) => [nameOf(path), entryIn(of, path, said)]));
}

/** Reads a list, or notes that it can't be read; why is told with the sheets. */
export async function readEntries(list: DeckFile, names: readonly string[]): Promise<void> {
  if (read.peek().has(keyOf(list))) return;
  const { path, data } = list;
  try {
    const entries = await opener.ask('photoList', { path, data, names }, { limit: PATIENCE });
    if (!read.peek().has(keyOf(list))) remember(list, new Map(entries));
  } catch (fault) {
    if (!isOutOfReach(fault)) unreadable.value = new Set(unreadable.peek()).add(keyOf(list));
  }
}

function remember(list: DeckFile, entries: Entries): void {
  read.value = new Map(read.peek()).set(keyOf(list), entries);
}

/** Lists that can't be read, by path and stamp. What they say is unknown, so that nothing is written over it. */
const unreadable = signal<ReadonlySet<string>>(new Set());

/** The name of the list beside a photograph of the deck on the desk, if it can't be read. */
export function unreadableList(path: string): string | undefined {
  const list = listIn(folderOf(path));
  return list && unreadable.value.has(keyOf(list)) ? nameOf(list.path) : undefined;
}

/**
 * Says something else of one photograph. What a list says that is still being read is not written over; where it can't
 * be read, that is told instead.
 */
export function describePhoto(path: string, change: Change, run?: string): void {
  const folder = folderOf(path);
  const list = listIn(folder);
  const file = unreadableList(path);
  if (file !== undefined) {
    tell({ key: `list ${folder}`, level: 'bad', text: () => t('pictures.list-unreadable', { file }) });
    return;
  }
  if (list && !read.peek().has(keyOf(list))) {
    early.value = [...early.peek(), { deck: deck.peek().id, path, change }];
    return;
  }
  const entries = new Map(entriesIn(folder)).set(nameOf(path), changed(entryOf(path), change));
  edit(deck => withList(deck, folder, entries), run);
}

/** Says what was said too early, for the deck on the desk. */
function sayEarly(): void {
  const { id } = deck.peek();
  const mine = early.peek().filter(each => each.deck === id);
  early.value = early.peek().filter(each => each.deck !== id);
  for (const { path, change } of mine) describePhoto(path, change, `early ${path}`);
}

/** The deck with another list beside the photographs of a folder; one that says nothing goes. */
export function withList(deck: Deck, folder: string, entries: Entries): Deck {
  const before = photoFolders(deck).find(({ path }) => path === folder)?.list;
  const path = before?.path ?? `${folder}/list.csv`;
  const data = listCsv(entries);
  if (data === undefined) return withoutFile(deck, path);
  const list = { path, stamp: data, data };
  remember(list, entries);
  return withFile(deck, list);
}

const CELLS: Readonly<Record<string, (entry: PhotoEntry) => string>> = {
  caption: ({ caption = '' }) => caption,
  child_safe: ({ childSafe }) => (childSafe === undefined ? '' : childSafe ? 'yes' : 'no'),
  turn: ({ turn }) => (turn === undefined ? '' : `${turn}`),
  focus: ({ focus }) => (focus ? `${percent(focus.x)} ${percent(focus.y)}` : ''),
  zoom: ({ zoom }) => (zoom === undefined ? '' : percent(zoom)),
  fit: ({ fit = '' }) => fit,
};

/** What is said of photographs, as the core reads it beside a folder; undefined if nothing is. */
export function listCsv(entries: Entries): string | undefined {
  const said = [...entries]
    .filter(([, entry]) => Object.keys(entry).length > 0)
    .sort(([a], [b]) => byName(a, b));
  const columns = Object.keys(CELLS).filter(name => said.some(([, entry]) => CELLS[name](entry) !== ''));
  if (columns.length === 0) return undefined;
  const rows = said.map(([name, entry], id) => ({
    id,
    cells: [name, ...columns.map(column => CELLS[column](entry))],
  }));
  return csvOf({ columns: ['file', ...columns], rows });
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
