import { didYouMean, type Headings, idNamed, type Sentence, yesOrNo } from '../speech/index.js';
import { findDelimiter, isOversize, readTable } from './csv/index.js';
import { decodeText, type Legacy } from './decode.js';
import { columnNamed } from './header.js';
import { columns, difficulties, type Encoding, type WordColumn } from './word.js';

/** A file as rows and columns, before anything in it is checked: for a person who will edit it. */
export interface WordCells {
  readonly columns: readonly CellColumn[];
  /** As many cells in each row as there are columns. A cell is one line; blank rows are left out. */
  readonly rows: readonly (readonly string[])[];
}

export interface CellColumn {
  /** As it is in the file; '' where the file has no header, or no name for it. */
  readonly name: string;
  /** What it seems to be: by its name, or by what is in it where there is no header. */
  readonly meant?: WordColumn;
}

/** Bytes of a CSV or text file, or pasted text, -> its cells, or why it can't be read. A header may be missing. */
export function readCells(
  bytes: Uint8Array,
  legacy: Legacy,
  headings?: Headings,
): (WordCells & { readonly encoding: Encoding }) | Sentence {
  const decoded = decodeText(bytes, legacy);
  if (!('text' in decoded)) return decoded;
  const { text, encoding } = decoded;
  const delimiter = findDelimiter(text, name => columnNamed(name, headings) !== undefined);
  const table = readTable(text, delimiter);
  if (isOversize(table)) return table.why;
  // A row whose quotes are broken is kept as it is typed, so that nothing is lost.
  const rows = table.map(({ fields, raw }) => fields ?? raw.split(delimiter));
  return { ...cellsOf(rows, headings), encoding };
}

/** Rows, the first of which may be a header, as cells. */
export function cellsOf(rows: readonly (readonly string[])[], headings?: Headings): WordCells {
  const filled = rows
    .map(row => row.map(cell => cell.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()))
    .filter(row => row.some(cell => cell !== ''));
  const [first = []] = filled;
  const header = isHeader(first, headings);
  const body = header ? filled.slice(1) : filled;
  const width = Math.max(header ? first.length : 0, ...body.map(row => row.length));
  const all = Array.from({ length: width }, (_, i) => i);
  const meant = new Map<WordColumn, number>();
  const take = (column: WordColumn | undefined, i: number) => {
    if (column !== undefined && !meant.has(column)) meant.set(column, i);
  };
  if (header) {
    for (const i of all) take(columnNamed(first[i] ?? '', headings), i);
    for (const i of all) if (![...meant.values()].includes(i)) take(nameOf(first[i] ?? ''), i);
  } else
    for (const i of all)
      take(
        seemsToBe(
          body.map(row => row[i] ?? ''),
          headings,
        ),
        i,
      );
  if (!meant.has('word')) {
    const free = all.find(i => ![...meant.values()].includes(i));
    if (free !== undefined && (!header || first[free] === '')) take('word', free);
  }
  const byPlace = new Map([...meant].map(([column, i]) => [i, column]));
  return {
    columns: all.map(i => {
      const column = byPlace.get(i);
      return { name: header ? (first[i] ?? '') : '', ...(column ? { meant: column } : {}) };
    }),
    rows: body.map(row => all.map(i => asId(byPlace.get(i), row[i] ?? '', headings))),
  };
}

/** How hard a word is, by its id; anything else as it is. */
function asId(column: WordColumn | undefined, cell: string, headings?: Headings): string {
  return (column === 'difficulty' ? idNamed(cell, difficulties, headings?.difficulties) : undefined) ?? cell;
}

/** A name that stands alone is a word, as in `isPlainList`. */
function isHeader(first: readonly string[], headings?: Headings): boolean {
  const names = first.filter(cell => cell !== '');
  const known = names.map(name => columnNamed(name, headings));
  if (names.length === 1) return known[0] === 'word';
  if (known.some(each => each === 'word' || each === 'child_safe')) return true;
  // Some names are words too, such as "Hong Kong" and "note": one alone is no proof, least of all beside an answer.
  if (names.some(cell => yesOrNo(cell) !== undefined)) return false;
  const telling = known.filter(column => column !== undefined && !column.startsWith('zh-'));
  return names.some(isName) || telling.length > 1;
}

/** A near miss is no proof where words may be short: "lord" is nearly "word". */
function isName(cell: string): boolean {
  return columnNamed(cell) !== undefined || didYouMean(cell, ['child_safe']) !== undefined;
}

/** The column that a header cell names, or nearly names. */
function nameOf(cell: string): WordColumn | undefined {
  return columnNamed(cell) ?? (didYouMean(cell, columns) as WordColumn | undefined);
}

/** Of a column without a name: only what can't be a word. */
function seemsToBe(cells: readonly string[], headings?: Headings): WordColumn | undefined {
  const filled = cells.filter(cell => cell !== '');
  if (filled.length === 0) return undefined;
  if (filled.every(cell => yesOrNo(cell) !== undefined)) return 'child_safe';
  const rates = (cell: string) => idNamed(cell, difficulties, headings?.difficulties) !== undefined;
  return filled.every(rates) ? 'difficulty' : undefined;
}
