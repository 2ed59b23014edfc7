import { computed, effect, signal } from '@preact/signals';
import { Refused } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { WordTable } from '../csv.js';
import { type Deck, WORDS_FILE } from '../deck.js';
import { broken, laidFrom, parts } from '../preview.js';
import { previewer, tellLoading } from '../workers.js';
import { catalogue, deck, edit } from '../workspace.js';
import { cellOf, freshIds, tableOf } from './table.js';

/** The lists that came with the program and were looked at, by game and locale. */
const shipped = signal<ReadonlyMap<string, WordTable>>(new Map());
/** Why the list that comes with the locale can't be shown. */
export const noList = signal<readonly ToldProblem[]>([]);

const wanted = computed(() => wantedBy(deck.value));

function wantedBy({ recipe: { game = 'codenames', locale = 'yue' } }: Deck) {
  return { game, locale, key: `${game} ${locale}` };
}

export const isOwn = computed(() => deck.value.words !== undefined);

/** The words on the desk: the person's own, or those that come with the locale. Undefined until they are there. */
export const words = computed(() => deck.value.words ?? shipped.value.get(wanted.value.key));

/** Fetches the list that comes with the locale whenever another is chosen. Returns how to stop. */
export function keepShipped(): () => void {
  return effect(() => {
    const { key, ...list } = wanted.value;
    // A list that did not come is asked for again once the worker answers.
    if (catalogue.value === undefined || broken.value) return;
    // None comes with a locale of one's own: it is asked for only where it would be shown.
    if (list.locale.endsWith('.yaml') && isOwn.value) noList.value = [];
    else if (!shipped.peek().has(key)) void fetchList(key, list);
  });
}

async function fetchList(key: string, list: { readonly game: string; readonly locale: string }) {
  try {
    const { columns, rows } = await previewer.ask('shipped', list, { onLoading: tellLoading });
    const table = tableOf(
      columns.map(({ name, meant }) => meant ?? name),
      rows,
      freshIds(rows.length),
    );
    shipped.value = new Map(shipped.peek()).set(key, table);
    noList.value = [];
  } catch (fault) {
    // A worker that died is told elsewhere.
    if (fault instanceof Refused) noList.value = fault.problems;
  }
}

/** Changes the words. With the first change they become the person's own. */
export function editWords(change: (table: WordTable) => WordTable, run?: string): void {
  const before = words.peek();
  if (before === undefined) return;
  const after = change(before);
  if (after === before) return;
  edit(deck => ({ ...(deck.words ? deck : withReadingsAsShown(deck)), words: after }), run);
}

/** Those of a shipped list don't appear on all cards because one word was changed. */
function withReadingsAsShown(deck: Deck): Deck {
  return { ...deck, recipe: { readings: false, ...deck.recipe } };
}

/** Puts another list in place of this one. */
export function replaceWords({ columns, rows }: WordTable): void {
  // No answer about the rows before may be taken for one about these.
  const first = freshIds(rows.length);
  edit(deck => ({ ...deck, words: { columns, rows: rows.map((row, i) => ({ ...row, id: first + i })) } }));
}

/** Takes the list that comes with the locale again. */
export function backToShipped(): void {
  edit(({ words: _, ...deck }) => deck);
}

const readPart = computed(() => {
  const part = [...parts.value.values()].find(({ list }) => list);
  // Of another deck, nothing holds for this one.
  return part && laidFrom.value.get(part.name)?.id === deck.value.id ? part : undefined;
});

/** The list as it was when the sheets were asked for: what is told of its lines belongs to those rows, wherever they are now. */
const readTable = computed(() => {
  const from = laidFrom.value.get(readPart.value?.name ?? '');
  return from && (from.words ?? shipped.value.get(wantedBy(from).key));
});

const wordsNow = computed(() => wordsById(words.value));
const wordsAsAsked = computed(() => wordsById(readTable.value));

function wordsById(table: WordTable | undefined): ReadonlyMap<number, string> {
  return new Map(table?.rows.map(row => [row.id, cellOf(table, row, 'word')]));
}

/** What is told of lines of the file, by the ids of their rows. */
function byRow<T extends { readonly line: number }, U>(told: readonly T[] | undefined, read: (each: T) => U) {
  const rows = readTable.value?.rows ?? [];
  return new Map(
    (told ?? []).flatMap((each): readonly [number, U][] => {
      const row = rows[each.line - 2];
      return row ? [[row.id, read(each)]] : [];
    }),
  );
}

/** Whether the word of a row is still the one that the sheets were asked for with. */
function isAsAsked(id: number): boolean {
  return wordsAsAsked.value.get(id) === wordsNow.value.get(id);
}

/** What is printed of a row; rows that can't be printed, or are left out, are missing. */
export const printedOf = computed<ReadonlyMap<number, string>>(() =>
  byRow(readPart.value?.list?.lines, ({ text }) => text),
);

/** The words of rows, without what is invisible or doubled in them; a word that was changed since is missing. */
export const tidied = computed<ReadonlyMap<number, string>>(
  () => new Map([...byRow(readPart.value?.list?.lines, ({ word }) => word)].filter(([id]) => isAsAsked(id))),
);

/** How the word of a row came into another script. Of a word that was changed since, nothing is known. */
export const changeOf = computed(
  steady(
    () =>
      new Map([...byRow(readPart.value?.list?.changes, change => change)].filter(([id]) => isAsAsked(id))),
  ),
);

/** The script that the words are converted to, if they are. */
export const script = computed(() => readPart.value?.list?.changes[0]?.to);

/** How many cards the words are on, by the part of the box; 0 for pictures, among which they may be few. */
export const cardCounts = computed(() => {
  const { name, cards = [] } = readPart.value ?? {};
  return { words: name === 'words' ? cards.length : 0, keywords: name === 'keywords' ? cards.length : 0 };
});

const ofList = computed(() =>
  (readPart.value?.problems ?? []).filter(
    ({ place }) => place === WORDS_FILE || place.startsWith('wordlists/'),
  ),
);

/** By the ids of the rows that they are about. */
export const rowProblems = computed(
  steady(() => {
    const rows = new Map<number, readonly ToldProblem[]>();
    for (const problem of ofList.value) {
      // Rows are counted from 1.
      const row = readTable.value?.rows[(problem.line ?? 0) - 1];
      if (row) rows.set(row.id, [...(rows.get(row.id) ?? []), problem]);
    }
    return rows;
  }),
);

/** Of the whole list. */
export const listProblems = computed(() => ofList.value.filter(({ line }) => line === undefined));

/** Keeps a value the same object while it says the same, so that only rows that changed are drawn again. */
function steady<T>(read: () => ReadonlyMap<number, T>): () => ReadonlyMap<number, T> {
  let before: ReadonlyMap<number, T> = new Map();
  return () => {
    const now = [...read()].map(([key, value]): [number, T] => {
      const same = before.get(key);
      return [key, same !== undefined && JSON.stringify(same) === JSON.stringify(value) ? same : value];
    });
    before = new Map(now);
    return before;
  };
}
