/** A word list as rows and columns. Its first line in the CSV is the header, so row 0 is line 2. */
export interface WordTable {
  readonly columns: readonly string[];
  readonly rows: readonly WordRow[];
}

export interface WordRow {
  /** Stays the same while the row is edited, moved and sorted. */
  readonly id: number;
  readonly cells: readonly string[];
}

/** A word list as CSV text, quoted only where it must be (RFC 4180). */
export function csvOf({ columns, rows }: WordTable): string {
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\n`;
  return line(columns) + rows.map(({ cells }) => line(columns.map((_, i) => cells[i] ?? ''))).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
