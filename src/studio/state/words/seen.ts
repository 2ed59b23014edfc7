import type { WordRow, WordTable } from '../csv.js';
import { cellOf } from './table.js';

export interface Sorting {
  /** A column, or undefined for the order of the list. */
  readonly column: string;
  readonly down: boolean;
}

/** Rows in the order of a column; blank cells come last. Rows that are alike keep their order. */
export function sorted(table: WordTable, { column, down }: Sorting, locale: string): readonly number[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const rows = table.rows.map(row => ({ id: row.id, text: cellOf(table, row, column) }));
  const sign = down ? -1 : 1;
  return rows
    .sort((a, b) => Number(a.text === '') - Number(b.text === '') || sign * compare(a.text, b.text))
    .map(({ id }) => id);
}

/** The rows in an order that was made before: those that are gone are left out, new ones come last. */
export function inEarlierOrder(
  rows: readonly WordRow[],
  order: readonly number[] | undefined,
): readonly WordRow[] {
  if (order === undefined) return rows;
  const byId = new Map(rows.map(row => [row.id, row]));
  const known = order.flatMap(id => byId.get(id) ?? []);
  const kept = new Set(order);
  return [...known, ...rows.filter(({ id }) => !kept.has(id))];
}

/** Whether a row has what was typed into the search, anywhere. Case and width don't matter. */
export function searcher(typed: string): (row: WordRow) => boolean {
  const wanted = plain(typed);
  if (wanted === '') return () => true;
  return ({ cells }) => cells.some(cell => plain(cell).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\u200c', '').replace(/\s+/gu, ' ').trim();
}
