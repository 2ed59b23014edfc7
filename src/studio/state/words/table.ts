import type { WordRow, WordTable } from '../csv.js';
import { columnOf } from './columns.js';

export interface CellChange {
  readonly id: number;
  readonly column: string;
  readonly text: string;
}

/** The place of a column in the table; -1 if it has none. */
export function placeOf({ columns }: WordTable, column: string): number {
  const exact = columns.indexOf(column);
  const known = columnOf(column);
  return exact >= 0 || known === undefined ? exact : columns.findIndex(name => columnOf(name) === known);
}

export function cellOf(table: WordTable, { cells }: WordRow, column: string): string {
  return cells[placeOf(table, column)] ?? '';
}

/** A table of its own rows, as a person begins with it. */
export function tableOf(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  first = 0,
): WordTable {
  return { columns, rows: rows.map((cells, i) => ({ id: first + i, cells })) };
}

let nextId = 1000 * Date.now();

/** The first of so many ids that no other row has, in this visit or an earlier one. */
export function freshIds(count: number): number {
  nextId += count;
  return nextId - count;
}

/** The table with other texts in its cells; the same table if nothing differs. A missing column is added. */
export function withCells(table: WordTable, changes: readonly CellChange[]): WordTable {
  const wider = changes
    .filter(({ text }) => text !== '')
    .reduce((wide, { column }) => withColumn(wide, column), table);
  const byRow = new Map<number, CellChange[]>();
  for (const change of changes) byRow.set(change.id, [...(byRow.get(change.id) ?? []), change]);
  let changed = false;
  const rows = wider.rows.map(row => {
    const texts = (byRow.get(row.id) ?? []).filter(({ column, text }) => cellOf(wider, row, column) !== text);
    if (texts.length === 0) return row;
    changed = true;
    const cells = wider.columns.map((_, i) => row.cells[i] ?? '');
    for (const { column, text } of texts) cells[placeOf(wider, column)] = text;
    return { ...row, cells };
  });
  return changed ? { ...wider, rows } : table;
}

export function withColumn(table: WordTable, column: string, fill = ''): WordTable {
  if (placeOf(table, column) >= 0) return table;
  const { columns, rows } = table;
  return {
    columns: [...columns, column],
    rows: rows.map(row => ({ ...row, cells: [...columns.map((_, i) => row.cells[i] ?? ''), fill] })),
  };
}

/** The table with a column called otherwise, counted from 0. */
export function renamed(table: WordTable, place: number, name: string): WordTable {
  return { ...table, columns: table.columns.map((column, i) => (i === place ? name : column)) };
}

/** The table with rows at its end, and the number of the first of them. */
export function withRows(
  table: WordTable,
  cells: readonly Readonly<Record<string, string>>[],
): { readonly table: WordTable; readonly first: number } {
  const names = [...new Set(cells.flatMap(row => Object.keys(row)))];
  const wide = names.reduce((wider, name) => withColumn(wider, name), table);
  const first = wide.rows.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  const places = names.map(name => [name, placeOf(wide, name)] as const);
  const rows = cells.map((row, i): WordRow => {
    const texts = wide.columns.map(() => '');
    for (const [name, place] of places) texts[place] = row[name] ?? '';
    return { id: first + i, cells: texts };
  });
  return { table: { ...wide, rows: [...wide.rows, ...rows] }, first };
}

/** The table with rows that were taken out of `before` where they were, each after the row that it followed. */
export function withRowsBack(table: WordTable, before: WordTable, ids: ReadonlySet<number>): WordTable {
  const known = new Set(table.rows.map(({ id }) => id));
  const rows = [...table.rows];
  before.rows.forEach((row, at) => {
    if (!ids.has(row.id) || known.has(row.id)) return;
    const above = new Set(before.rows.slice(0, at).map(({ id }) => id));
    const cells = table.columns.map(name => cellOf(before, row, name));
    rows.splice(rows.findLastIndex(({ id }) => above.has(id)) + 1, 0, { id: row.id, cells });
  });
  return rows.length === table.rows.length ? table : { ...table, rows };
}

export function withoutRows(table: WordTable, ids: ReadonlySet<number>): WordTable {
  const rows = table.rows.filter(({ id }) => !ids.has(id));
  return rows.length === table.rows.length ? table : { ...table, rows };
}
