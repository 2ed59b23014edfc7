// The build for browsers runs on Node too; the other needs its Buffer.
import { parse } from 'csv-parse/browser/esm/sync';

export const delimiters = [',', ';', '\t', '，'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A row of the file: its fields trimmed, or none where its quotes are broken. Blank lines make no row. */
export interface Row {
  /** 1-based line where the row begins. */
  readonly line: number;
  readonly raw: string;
  readonly fields?: readonly string[];
}

/** The rows of a text, or those above the line at which reading stopped because too many of them are broken. */
interface Read {
  readonly rows: Row[];
  readonly most: number;
  broken: number;
  stopped?: number;
}

/**
 * CSV text (LF, CRLF or CR) -> rows. A row without `fields` has broken quotes: one stray quote would swallow the rest of
 * the list, so the next line starts afresh. Stops after so many of those.
 */
export function readRows(text: string, delimiter: Delimiter, mostBroken: number): Readonly<Read> {
  const lines = text.split(/\r\n|\r|\n/);
  const read: Read = { rows: [], most: mostBroken, broken: 0 };
  // Where each row begins, of those since the last stray quote.
  let begins: number[] = [];
  for (let line = 0; line < lines.length && read.stopped === undefined; ) {
    const last = lastLineOf(lines, line, delimiter);
    if (last === undefined) {
      readWhole(lines, [...begins, line], delimiter, read);
      addBroken(read, lines, line);
      begins = [];
    } else begins.push(line);
    line = (last ?? line) + 1;
  }
  readWhole(lines, [...begins, lines.length], delimiter, read);
  return read;
}

/** Adds a row with broken quotes. */
function addBroken(read: Read, lines: readonly string[], at: number): void {
  read.rows.push({ line: at + 1, raw: lines[at] });
  read.broken += 1;
  if (read.broken > read.most) read.stopped ??= at + 1;
}

/** A quoted field that spans more lines than this is taken for a stray quote. */
const MOST_LINES = 50;

/** The rows in `lines[from..to)`, or undefined where a quote is broken or never closed. */
function parseRows(
  lines: readonly string[],
  from: number,
  to: number,
  delimiter: Delimiter,
): readonly Row[] | undefined {
  try {
    const records = parse(lines.slice(from, to).join('\n'), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 0,
      raw: true,
      info: true,
      // csv-parse's types know no `raw` and `info`.
    }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
    const rows = records.flatMap(({ record, raw, info }) => {
      // `raw` begins with the blank lines above the record; `info.lines` is its last line.
      const length = raw.trim().split('\n').length;
      const start = from + info.lines - length;
      const text = lines.slice(start, start + length).join('\n');
      return text.trim() === '' ? [] : [{ line: start + 1, raw: text, fields: record, length }];
    });
    if (rows.some(({ length }) => length > MOST_LINES)) return undefined;
    return rows.map(({ length: _, ...row }) => row);
  } catch {
    return undefined;
  }
}

/** Adds rows by the lines where they begin and where the last one ends. Halves them until those with broken quotes are alone. */
function readWhole(
  lines: readonly string[],
  begins: readonly number[],
  delimiter: Delimiter,
  read: Read,
): void {
  const [from, to] = [begins[0], begins[begins.length - 1]];
  if (from === to || read.stopped !== undefined) return;
  const whole = parseRows(lines, from, to, delimiter);
  if (whole !== undefined) for (const row of whole) read.rows.push(row);
  else if (begins.length === 2) addBroken(read, lines, from);
  else {
    const middle = begins.length >> 1;
    readWhole(lines, begins.slice(0, middle + 1), delimiter, read);
    readWhole(lines, begins.slice(middle), delimiter, read);
  }
}

/** The last line of the row that begins on a line; undefined where its quotes don't close within the limit of a cell. */
function lastLineOf(lines: readonly string[], line: number, delimiter: Delimiter): number | undefined {
  if (!hasOpenQuote(lines[line])) return line;
  const end = Math.min(lines.length, line + MOST_LINES);
  for (let last = line + 1; last < end; last++)
    if (hasOpenQuote(lines[last]))
      return parseRows(lines, line, last + 1, delimiter)?.length === 1 ? last : undefined;
  return undefined;
}

/** An odd number of quotes opens or closes a field of several lines. */
function hasOpenQuote(line: string): boolean {
  return line.split('"').length % 2 === 0;
}

/** The delimiter that splits the first non-blank line into the most names that `isKnown`, or else into the most parts. */
export function findDelimiter(text: string, isKnown: (name: string) => boolean): Delimiter {
  const header = text.split(/\r\n|\r|\n/).find(line => line.trim() !== '') ?? '';
  const scored = delimiters.map(delimiter => {
    const parts = header.split(delimiter);
    const known = parts.filter(part => isKnown(part.replaceAll('"', ''))).length;
    return { delimiter, score: known * 1000 + parts.length };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}
