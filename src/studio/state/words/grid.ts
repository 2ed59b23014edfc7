import { computed, signal } from '@preact/signals';
import { yesOrNo } from '../../../speech/index.js';
import type { WordRow, WordTable } from '../csv.js';
import { deck } from '../workspace.js';
import { COLUMNS, columnOf, SCRIPTS } from './columns.js';
import { changeOf, rowProblems, script, words } from './list.js';
import { inEarlierOrder, type Sorting, searcher, sorted } from './seen.js';
import { cellOf } from './table.js';

/** The rows that are shown: all, or those that need a look. */
export type Filter = 'all' | 'problems' | 'unfit' | 'hard' | 'changed' | 'shared';

export const search = signal('');
export const filter = signal<Filter>('all');
/** The rows, by their ids, whose words share the character that was chosen. */
export const sharing = signal<ReadonlySet<number>>(new Set());
export const sorting = signal<Sorting | undefined>(undefined);
/** Whether every column is shown. */
export const wide = signal(false);
/** A row that stays although it does not fit the filter: the one where the person is, or that was just changed. */
export const held = signal<number | undefined>(undefined);

const order = signal<readonly number[] | undefined>(undefined);

/** Sorts the rows that are there now. They keep that order while they are edited. */
export function sortBy(next: Sorting | undefined): void {
  const table = words.peek();
  sorting.value = next;
  order.value = next && table ? sorted(table, next, deck.peek().recipe.locale ?? 'yue') : undefined;
}

/** Shows all rows again, in the order of the list. */
export function showAll(): void {
  search.value = '';
  filter.value = 'all';
  sortBy(undefined);
}

export interface SeenRow {
  readonly row: WordRow;
  /** Its place in the list, counted from 0. */
  readonly index: number;
}

const places = computed(() => new Map(words.value?.rows.map(({ id }, index) => [id, index])));

/** The rows that are shown, in their order. */
export const seen = computed<readonly SeenRow[]>(() => {
  const table = words.value;
  if (table === undefined) return [];
  const found = searcher(search.value);
  const wanted: Readonly<Record<Filter, (row: WordRow) => boolean>> = {
    all: () => true,
    problems: ({ id }) => rowProblems.value.has(id),
    unfit: row => isUnfit(table, row),
    hard: row => isHard(table, row),
    changed: ({ id }) => isChanged(id),
    shared: ({ id }) => sharing.value.has(id),
  };
  const fits = wanted[filter.value];
  return inEarlierOrder(table.rows, order.value).flatMap(row => {
    const index = places.value.get(row.id) as number;
    return row.id === held.value || (fits(row) && found(row)) ? [{ row, index }] : [];
  });
});

/** Whether the conversion changed a row, or may have got it wrong, and nobody has settled it. */
export function isChanged(id: number): boolean {
  const change = changeOf.value.get(id);
  if (change === undefined || change.by === 'override') return false;
  return change.level !== 'none' || change.by !== 'unchanged';
}

function isUnfit(table: WordTable, row: WordRow): boolean {
  return yesOrNo(cellOf(table, row, 'child_safe')) === false;
}

/** Whether a list calls the word of a row hard. */
export function isHard(table: WordTable, row: WordRow): boolean {
  return cellOf(table, row, 'difficulty').trim().toLowerCase() === 'hard';
}

/** How many rows each filter would show. */
export const counts = computed(() => {
  const rows = words.value?.rows ?? [];
  const table = words.value;
  return {
    all: rows.length,
    problems: rowProblems.value.size,
    unfit: table ? rows.filter(row => isUnfit(table, row)).length : 0,
    hard: table ? rows.filter(row => isHard(table, row)).length : 0,
    changed: [...changeOf.value.keys()].filter(isChanged).length,
  };
});

/** A column of the table as it is shown. */
export interface SeenColumn {
  readonly name: string;
  readonly kind: 'text' | 'safe' | 'difficulty' | 'converted';
}

/** As one text, so that nothing is drawn again while the columns stay the same. */
const columnNames = computed(() => {
  const table = words.value?.columns ?? [];
  const to = script.value;
  const first = ['word', ...(to ? [to] : []), 'child_safe'];
  const others = wide.value
    ? [...COLUMNS.filter(name => !(SCRIPTS as readonly string[]).includes(name)), ...table.map(plainName)]
    : [];
  return [...new Set([...first, ...others])].join('\n');
});

/** The columns that are shown, in their order: the words first, then whether they are for children. */
export const columns = computed<readonly SeenColumn[]>(() =>
  columnNames.value.split('\n').map(name => ({ name, kind: kindOf(name) })),
);

function plainName(name: string): string {
  return columnOf(name) ?? name;
}

function kindOf(name: string): SeenColumn['kind'] {
  if (name === script.value) return 'converted';
  if (name === 'child_safe') return 'safe';
  return name === 'difficulty' ? 'difficulty' : 'text';
}
