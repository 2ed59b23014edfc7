import { findDelimiter, type Row, readRows } from '../../csv/index.js';
import { error, type Problem, throwErrors } from '../../problem.js';
import { decodeText, quote } from '../../words/index.js';
import type { MapKind, Place } from '../campaign.js';
import { sameSpot } from '../geography.js';
import { type Column, type Columns, checkHeader, columnNamed, DEGREES, EXAMPLE, FREE } from './columns.js';

/** Places of a person's own list: where they lie, and what they are called. */
export interface Places {
  readonly map: MapKind;
  readonly places: readonly Place[];
  /** By id. */
  readonly names: Readonly<Record<string, string>>;
  /** What is not wrong, but should be told. */
  readonly notices: readonly Problem[];
}

/**
 * Bytes of a CSV file with the columns `place` and `longitude,latitude` or `x,y`, and `id` where names are alike.
 * Throws a ProblemError with every fault of every line.
 */
export function readPlaces(bytes: Uint8Array, file: string): Places {
  const decoded = decodeText(bytes);
  const problems: Problem[] = [];
  const tell = (level: Problem['level'], message: string, advice: string, line?: number) =>
    problems.push({ level, place: file, ...(line === undefined ? {} : { line }), message, advice });
  if (!('text' in decoded)) problems.push(error('words.unreadable', file, { why: decoded }));
  const text = 'text' in decoded ? decoded.text : '';
  const [header, ...rows] = readRows(
    text,
    findDelimiter(text, name => columnNamed(name) !== undefined),
  );
  if (problems.length === 0 && header?.fields === undefined)
    tell('error', 'There is no header row that can be read.', EXAMPLE, header?.line);
  const columns = checkHeader(header?.fields ?? [], (level, message, advice) => {
    if (header?.fields) tell(level, message, advice, header.line);
  });
  throwErrors(problems);
  const map: MapKind = columns.includes('longitude') ? 'geographic' : 'schematic';
  const found: Found[] = [];
  for (const row of rows) {
    const fault: Fault = (message, advice) => tell('error', message, advice, row.line);
    const place = readPlace(row, columns, map, fault);
    if (place === undefined) continue;
    const twin = found.find(({ id }) => id === place.id);
    const here = found.find(({ at }) => sameSpot(at, place.at, map));
    if (twin)
      fault(
        `${quote(place.name)} has the id "${place.id}", as ${quote(twin.name)} in line ${twin.line}.`,
        'Remove one of them, or give each an "id" of its own.',
      );
    else if (here)
      fault(
        `${quote(place.name)} lies where ${quote(here.name)} in line ${here.line} does.`,
        'Move one of them or remove it.',
      );
    else found.push(place);
  }
  throwErrors(problems);
  return {
    map,
    places: found.map(({ id, at }) => ({ id, at })),
    names: Object.fromEntries(found.map(({ id, name }) => [id, name])),
    notices: problems,
  };
}

interface Found extends Place {
  readonly name: string;
  readonly line: number;
}
type Fault = (message: string, advice: string) => void;

/** The place of a row; undefined where the row is blank, or its faults were told. */
function readPlace(row: Row, columns: Columns, map: MapKind, tell: Fault): Found | undefined {
  const { line, fields, raw } = row;
  let sound = true;
  const fault: Fault = (message, advice) => {
    sound = false;
    tell(message, advice);
  };
  if (fields === undefined) {
    fault(`The quotes in ${quote(raw)} are broken.`, 'Write a quote inside quotes twice.');
    return undefined;
  }
  if (fields.every(field => field === '')) return undefined;
  if (fields.length !== columns.length) {
    fault(
      `${quote(raw)} has ${fields.length} fields, the header has ${columns.length}.`,
      'Give it as many; put a field that holds the delimiter in quotes.',
    );
    return undefined;
  }
  const cell = (name: Column) => (fields[columns.indexOf(name)] ?? '').normalize('NFC');
  const name = cell('place').replaceAll('\u00ad', '');
  if (/\p{Cc}/u.test(name)) fault(`"place" is ${quote(name)}.`, 'Write it in one line, without tabs.');
  if (name === '') fault('"place" is blank.', 'Write a name, or remove the line.');
  const [x, y] = (map === 'geographic' ? DEGREES : FREE).map(([column, most]) => {
    const value = numberIn(cell(column));
    if (Number.isNaN(value)) fault(`"${column}" is ${quote(cell(column))}.`, 'Write a number such as 14.42.');
    else if (Math.abs(value) > most)
      fault(`"${column}" is ${quote(cell(column))}.`, `Give degrees from -${most} to ${most}.`);
    return value;
  });
  const id = cell('id') || idOf(name);
  if (/\s/.test(id)) fault(`"id" is ${quote(id)}.`, 'Write it without spaces.');
  return sound ? { id, at: [x, y], name, line } : undefined;
}

/** A number as a person types it, with a point or a comma, in Latin, Arabic or Persian figures; NaN where it is none. */
function numberIn(cell: string): number {
  const plain = cell
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) as number) & 15))
    .replace('\u2212', '-')
    .replace(/[,\u066b]/, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Letters that are no other letter with a mark. */
const PLAIN = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' } as const;

/** `San Francisco` -> `san-francisco`; a name in another script keeps its letters. */
function idOf(name: string): string {
  const latin = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øœæßłđðþı]/g, letter => PLAIN[letter as keyof typeof PLAIN]);
  const plain = /[a-z0-9]/.test(latin) ? latin.replace(/[^a-z0-9]+/g, '-') : name.replace(/\s+/g, '-');
  return plain.replace(/^-+|-+$/g, '') || name;
}
