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

/** CSV text (LF, CRLF or CR) -> rows. A row without `fields` has broken quotes; the next line starts afresh. */
export function readRows(text: string, delimiter: Delimiter): readonly Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  return parseRows(lines, 0, lines.length, delimiter) ?? readOneByOne(lines, delimiter);
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

/** One stray quote would swallow the rest of the list: its row is reported, and reading resumes on the next line. */
function readOneByOne(lines: readonly string[], delimiter: Delimiter): readonly Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < lines.length; start++) {
    if (lines[start].trim() === '') continue;
    let end = start;
    if (hasOpenQuote(lines[start])) {
      do end++;
      while (end < lines.length && !hasOpenQuote(lines[end]));
    }
    const whole = end < lines.length ? parseRows(lines, start, end + 1, delimiter) : undefined;
    if (whole?.length === 1) {
      rows.push(whole[0]);
      start = end;
    } else rows.push({ line: start + 1, raw: lines[start] });
  }
  return rows;
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
