import type { WordCells } from '../../../press/index.js';
import type { WordTable } from '../csv.js';
import type { TableColumn } from './columns.js';
import { cellOf, tableOf, withRows } from './table.js';

/** What is done with each column of a list that is brought in: a known column, kept by its name, or left out. */
export type Use = TableColumn | 'keep' | 'leave';

/** A list that is about to be brought in. */
export interface Incoming {
  /** The name of the file; undefined if it was pasted. */
  readonly name?: string;
  /** The first row, if it was taken for a header. */
  readonly header?: readonly string[];
  readonly uses: readonly Use[];
  readonly rows: readonly (readonly string[])[];
}

export function incoming({ columns, rows }: WordCells, name?: string): Incoming {
  const header = columns.map(column => column.name);
  return {
    ...(name === undefined ? {} : { name }),
    ...(header.some(cell => cell !== '') ? { header } : {}),
    uses: columns.map(({ meant, name }) => meant ?? (name === '' ? 'leave' : 'keep')),
    rows,
  };
}

/** The list with its first row taken for a header, or for a word after all. */
export function withHeader(list: Incoming, isHeader: boolean): Incoming {
  const { header, rows, ...rest } = list;
  if (isHeader === (header !== undefined)) return list;
  if (header) return { ...rest, rows: [header, ...rows] };
  return { ...rest, header: rows[0], rows: rows.slice(1) };
}

/** The list with a column used otherwise. Two columns can't be the same: the other one is left out. */
export function withUse(list: Incoming, place: number, use: Use): Incoming {
  const alone = use !== 'keep' && use !== 'leave';
  const uses = list.uses.map((other, i) => (i === place ? use : alone && other === use ? 'leave' : other));
  return { ...list, uses };
}

/** The list as a table. `nameOf` names a column that is kept without a name. */
export function asTable({ uses, rows, header = [] }: Incoming, nameOf: (place: number) => string): WordTable {
  const names: string[] = [];
  const places = uses.flatMap((use, i) => (use === 'leave' ? [] : [i]));
  for (const i of places) {
    const use = uses[i];
    names.push(use === 'keep' ? unlike(header[i] || nameOf(i), names) : use);
  }
  return tableOf(
    names,
    rows.map(row => places.map(i => row[i] ?? '')),
  );
}

function unlike(name: string, others: readonly string[]): string {
  let free = name;
  for (let n = 2; others.includes(free); n++) free = `${name} ${n}`;
  return free;
}

/** A table with the rows of another at its end, without words that it has already. */
export function joinedTables(table: WordTable, more: WordTable): WordTable {
  const known = new Set(table.rows.map(row => folded(cellOf(table, row, 'word'))));
  const fresh = more.rows.filter(row => !known.has(folded(cellOf(more, row, 'word'))));
  if (fresh.length === 0) return table;
  const cells = fresh.map(row =>
    Object.fromEntries(more.columns.map((name, i) => [name, row.cells[i] ?? ''])),
  );
  return withRows(table, cells).table;
}

function folded(word: string): string {
  return word.normalize('NFKC').toLowerCase().trim();
}
