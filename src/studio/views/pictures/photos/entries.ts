import { computed, effect, signal } from '@preact/signals';
import type { PhotoEntry } from '../../../../pipeline/index.js';
import { PATIENCE } from '../../../bridge/client.js';
import { csvOf } from '../../../state/csv.js';
import { type Deck, withFile, withoutFile } from '../../../state/deck.js';
import { opener } from '../../../state/workers.js';
import { deck, edit } from '../../../state/workspace.js';
import { type DeckFile, folderOf, inOrder, nameOf, photoFolders } from './folders.js';

export type Entries = ReadonlyMap<string, PhotoEntry>;

/** Lists that were read or written, by path and stamp. */
const read = signal<ReadonlyMap<string, Entries>>(new Map());
const keyOf = ({ path, stamp }: DeckFile) => `${path} ${stamp}`;
const NOTHING: Entries = new Map();

export const folders = computed(() => photoFolders(deck.value));

/** Whether what the lists say is known. */
export const listsRead = computed(() =>
  folders.value.every(({ list }) => list === undefined || read.value.has(keyOf(list))),
);

/** What the list of its folder says of a photograph. */
export function entryOf(path: string): PhotoEntry {
  return entriesIn(folderOf(path)).get(nameOf(path)) ?? {};
}

function entriesIn(folder: string): Entries {
  const list = folders.value.find(({ path }) => path === folder)?.list;
  return (list && read.value.get(keyOf(list))) ?? NOTHING;
}

/** Reads lists that somebody else wrote. Returns what ends it. */
export function followLists(): () => void {
  return effect(() => {
    for (const { list, photos } of folders.value) {
      if (list === undefined || read.peek().has(keyOf(list))) continue;
      const names = photos.map(({ path }) => nameOf(path));
      void opener
        .ask('photoList', { path: list.path, data: list.data, names }, { limit: PATIENCE })
        // A list that can't be read says nothing; why is told with the sheets.
        .then(
          entries => remember(list, new Map(entries)),
          () => {},
        );
    }
  });
}

function remember(list: DeckFile, entries: Entries): void {
  read.value = new Map(read.peek()).set(keyOf(list), entries);
}

/** Says something else of one photograph; undefined takes it back. */
export function describePhoto(
  path: string,
  change: { readonly [K in keyof PhotoEntry]?: PhotoEntry[K] | undefined },
  run?: string,
): void {
  const next = Object.entries({ ...entryOf(path), ...change }).filter(([, value]) => value !== undefined);
  const entries = new Map(entriesIn(folderOf(path))).set(nameOf(path), Object.fromEntries(next));
  edit(deck => withList(deck, folderOf(path), entries), run);
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
  focus: ({ focus }) => (focus ? `${percent(focus.x)} ${percent(focus.y)}` : ''),
  zoom: ({ zoom }) => (zoom === undefined ? '' : percent(zoom)),
  fit: ({ fit = '' }) => fit,
};

/** What is said of photographs, as the core reads it beside a folder; undefined if nothing is. */
export function listCsv(entries: Entries): string | undefined {
  const said = [...entries]
    .filter(([, entry]) => Object.keys(entry).length > 0)
    .sort(([a], [b]) => inOrder(a, b));
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
