import { type Sentence, sentence } from '../../speech/index.js';
import { type Delimiter, type Row, readRows } from './rows.js';

/** No table of ours has a tenth of it, and what can be drawn on a card has far less. */
const [MOST_COLUMNS, MOST_CHARACTERS] = [1000, 2000];
/** A dictionary, and more faults than anyone mends one by one. */
const [MOST_ROWS, MOST_OPEN_QUOTES] = [100_000, 1000];

/** Why a table is not read, and the line. */
interface Oversize {
  readonly why: Sentence;
  readonly line: number;
}

/** CSV text -> rows, or what in it is too much. */
export function readTable(
  text: string,
  delimiter: Delimiter,
  mostRows = MOST_ROWS,
): readonly Row[] | Oversize {
  // Before it is parsed: that takes seconds for a few megabytes in one cell.
  const over = roughly(text, delimiter, mostRows);
  if (over) return over;
  const { rows, stopped } = readRows(text, delimiter, MOST_OPEN_QUOTES);
  if (stopped !== undefined)
    return { line: stopped, why: sentence('csv.many-quotes', { most: MOST_OPEN_QUOTES }) };
  for (const { fields = [], line } of rows) {
    const longest = fields.reduce((most, field) => Math.max(most, field.length), 0);
    const found = tooMuch(fields.length, longest, line);
    if (found) return found;
  }
  return rows;
}

export function isOversize(table: readonly Row[] | Oversize): table is Oversize {
  return 'why' in table;
}

/** Between two delimiters is never more than one cell; quotes only make cells longer, and fewer. */
function roughly(text: string, delimiter: Delimiter, mostRows: number): Oversize | undefined {
  let count = 0;
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    count += line === '' ? 0 : 1;
    if (line.length <= MOST_COLUMNS) continue;
    const parts = line.split(delimiter);
    const columns = line.includes('"') ? 0 : parts.length;
    const found = tooMuch(columns, Math.max(...parts.slice(0, MOST_COLUMNS).map(part => part.length)), i + 1);
    if (found) return found;
  }
  return count > mostRows
    ? { line: mostRows + 1, why: sentence('csv.too-long', { count, most: mostRows }) }
    : undefined;
}

function tooMuch(columns: number, characters: number, line: number): Oversize | undefined {
  if (columns > MOST_COLUMNS)
    return { line, why: sentence('csv.too-wide', { count: columns, most: MOST_COLUMNS }) };
  if (characters > MOST_CHARACTERS)
    return { line, why: sentence('csv.long-cell', { count: characters, most: MOST_CHARACTERS }) };
  return undefined;
}
