import { parse } from 'csv-parse/sync';

export const delimiters = [',', ';', '\t', '，'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A row of the file: its fields trimmed, or a fault in its quotes. Blank lines make no row. */
export interface Row {
  /** 1-based line where the row begins. */
  readonly line: number;
  readonly raw: string;
  readonly fields?: readonly string[];
}

/** CSV text (LF, CRLF or CR) -> rows. A row without `fields` has broken quotes; the next line begins afresh. */
export function readRows(text: string, delimiter: Delimiter): readonly Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  return readWhole(lines, delimiter) ?? readOneByOne(lines, delimiter);
}

/** The fast way, for a file where each line is a row: one call for all. */
function readWhole(lines: readonly string[], delimiter: Delimiter): readonly Row[] | undefined {
  if (lines.some(hasOpenQuote)) return undefined;
  const kept = lines.flatMap((raw, index) => (raw.trim() === '' ? [] : [{ line: index + 1, raw }]));
  const records = tryParse(kept.map(row => row.raw).join('\n'), delimiter);
  if (records?.length !== kept.length) return undefined;
  return kept.map((row, index) => ({ ...row, fields: records[index] }));
}

/**
 * A quoted field may run over several lines. One stray quote would swallow the rest of the list, so a row that does
 * not end well is told at its own line and reading goes on in the next.
 */
function readOneByOne(lines: readonly string[], delimiter: Delimiter): readonly Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < lines.length; start++) {
    if (lines[start].trim() === '') continue;
    let end = start;
    let open = hasOpenQuote(lines[start]);
    while (open && end + 1 < lines.length && end - start < longestRow) {
      end++;
      if (hasOpenQuote(lines[end])) open = false;
    }
    const raw = open ? lines[start] : lines.slice(start, end + 1).join('\n');
    const records = open ? undefined : tryParse(raw, delimiter);
    const line = start + 1;
    if (records?.length === 1) {
      rows.push({ line, raw, fields: records[0] });
      start = end;
    } else rows.push({ line, raw: lines[start] });
  }
  return rows;
}

const longestRow = 50;

/** An odd number of quotes: a quoted field goes on in the next line, or ends one. */
function hasOpenQuote(line: string): boolean {
  let open = false;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) open = !open;
  return open;
}

function tryParse(text: string, delimiter: Delimiter): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 0,
    });
  } catch {
    return undefined;
  }
}

/** The delimiter that divides the first line with text into the most names that `isKnown`, or else into the most parts. */
export function findDelimiter(text: string, isKnown: (name: string) => boolean): Delimiter {
  const header = text.split(/\r\n|\r|\n/).find(line => line.trim() !== '') ?? '';
  const scored = delimiters.map(delimiter => {
    const parts = header.split(delimiter);
    const known = parts.filter(part => isKnown(part.replaceAll('"', ''))).length;
    return { delimiter, score: known * 1000 + parts.length };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}
