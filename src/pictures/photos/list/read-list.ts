import { FITS, type PictureWish } from '../../../platform.js';
import type { Point, Turn } from '../../../scene/geometry/index.js';
import {
  choicesFor,
  didYouMean,
  error,
  fitName,
  type Headings,
  idNamed,
  type Problem,
  ProblemError,
  throwErrors,
  withoutInvisible,
  yesOrNo,
} from '../../../speech/index.js';
import { findDelimiter, isOversize, type Row, readTable } from '../../../words/csv/index.js';
import { decodeText } from '../../../words/index.js';
import { MOST_ZOOM } from '../making/cut.js';
import { checkHeader, type PhotoColumns, photoColumnNamed } from './columns.js';

/** What a list says about a picture. */
export interface ListedPhoto {
  readonly caption?: string;
  readonly childSafe?: boolean;
  /** As `PictureWish` says. */
  readonly turn?: Turn;
  /** Of the turned picture. */
  readonly focus?: Point;
  /** As `PictureWish` says. */
  readonly zoom?: number;
  readonly fit?: PictureWish['fit'];
}

export interface PictureList {
  /** By the name of the file. */
  readonly entries: ReadonlyMap<string, ListedPhoto>;
  /** What is wrong with single rows, and the file that each one means. */
  readonly faults: readonly { readonly name?: string; readonly problem: Problem }[];
  readonly notices: readonly Problem[];
}

/** Bytes of a CSV file -> what it says about the files `names`. Throws a ProblemError if it has no usable header. */
export function readList(
  bytes: Uint8Array,
  file: string,
  names: readonly string[],
  headings?: Headings,
): PictureList {
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) throw new ProblemError([error('words.unreadable', file, { why: decoded })]);
  const delimiter = findDelimiter(decoded.text, name => photoColumnNamed(name, headings) !== undefined);
  const table = readTable(decoded.text, delimiter);
  if (isOversize(table))
    throw new ProblemError([
      error('words.unreadable', { place: file, line: table.line }, { why: table.why }),
    ]);
  const [header, ...rows] = table;
  if (header?.fields === undefined) throw new ProblemError([error('photos.no-header', file)]);
  const columns = header.fields.map(cell => photoColumnNamed(cell, headings));
  const notices = checkHeader(header.fields, columns, { place: file, line: header.line });
  throwErrors(notices);
  const entries = new Map<string, ListedPhoto>();
  const lines = new Map<string, number>();
  const faults = rows.flatMap(row => {
    const read = readRow(row, columns, file, names, headings);
    const first = read.name === undefined ? undefined : lines.get(read.name);
    if (first !== undefined) {
      const repeated = error(
        'photos.repeated-row',
        { place: file, line: row.line },
        { name: read.name ?? '', first },
      );
      return [{ name: read.name, problem: repeated }];
    }
    if (read.name !== undefined) {
      lines.set(read.name, row.line);
      entries.set(read.name, read.entry);
    }
    return read.problems.map(problem => ({ name: read.name, problem }));
  });
  return { entries, faults, notices };
}

interface ReadRow {
  /** Of the file; undefined if the folder has no such file. */
  readonly name?: string;
  readonly entry: ListedPhoto;
  readonly problems: readonly Problem[];
}

function readRow(
  { line, fields, raw }: Row,
  columns: PhotoColumns,
  file: string,
  names: readonly string[],
  headings?: Headings,
): ReadRow {
  const at = { place: file, line };
  if (fields === undefined) return { entry: {}, problems: [error('photos.broken-quotes', at, { row: raw })] };
  if (fields.every(field => field === '')) return { entry: {}, problems: [] };
  if (fields.length > columns.length)
    return { entry: {}, problems: [error('photos.too-many-fields', at, { row: raw, most: columns.length })] };
  const cell = (name: PhotoColumns[number]) => (fields[columns.indexOf(name)] ?? '').normalize('NFC').trim();

  const meant = cell('file');
  const name = names.find(each => each === meant || each.normalize('NFC') === meant);
  const problems: Problem[] = [];
  if (meant === '') problems.push(error('photos.no-file-name', at));
  else if (name === undefined) {
    const near = didYouMean(meant, names);
    problems.push(
      error('photos.file-missing', at, { name: meant, suggested: near ? 'yes' : 'no', near: near ?? '' }),
    );
  }
  const caption = withoutInvisible(cell('caption')).trim();
  const [typed, quarters, spot, close, fit] = (['child_safe', 'turn', 'focus', 'zoom', 'fit'] as const).map(
    cell,
  );
  const childSafe = yesOrNo(typed);
  if (typed !== '' && childSafe === undefined)
    problems.push(error('photos.child-safe', at, { name: meant, value: typed }));
  const turn = quarters === '' ? undefined : turnIn(quarters);
  if (quarters !== '' && turn === undefined)
    problems.push(error('photos.turn', at, { name: meant, value: quarters }));
  const focus = spot === '' ? undefined : focusIn(spot);
  if (spot !== '' && focus === undefined)
    problems.push(error('photos.focus', at, { name: meant, value: spot }));
  const zoom = close === '' ? undefined : zoomIn(close);
  if (close !== '' && zoom === undefined)
    problems.push(error('photos.zoom', at, { name: meant, value: close, most: MOST_ZOOM * 100 }));
  const known = idNamed(fit, FITS, headings?.fits);
  if (fit !== '' && known === undefined)
    problems.push(error('photos.fit', at, { value: fit, ...choicesFor(fit, FITS, fitName) }));
  if (/\p{Cc}/u.test(caption)) problems.push(error('photos.caption-control', at, { name: meant }));
  const entry = {
    ...(caption === '' ? {} : { caption }),
    ...(childSafe === undefined ? {} : { childSafe }),
    ...(turn === undefined ? {} : { turn }),
    ...(focus === undefined ? {} : { focus }),
    ...(zoom === undefined ? {} : { zoom }),
    ...(known === undefined ? {} : { fit: known }),
  };
  return { ...(name === undefined ? {} : { name }), entry, problems };
}

const WORDS: Readonly<Record<string, Partial<Point>>> = {
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
  centre: {},
  center: {},
};

/** `30% 20%`, from the left and from the top, or words such as `top left`; in shares. Undefined for anything else. */
export function focusIn(cell: string): Point | undefined {
  const parts = cell
    .trim()
    .toLowerCase()
    .split(/[\s,;/]+/);
  const shares = parts.map(part =>
    /^\d+(\.\d+)?%?$/.test(part) ? Number.parseFloat(part) / 100 : Number.NaN,
  );
  if (shares.length === 2 && shares.every(share => share <= 1)) return { x: shares[0], y: shares[1] };
  if (parts.length > 2 || parts.some(part => !(part in WORDS))) return undefined;
  return Object.assign({ x: 0.5, y: 0.5 }, ...parts.map(part => WORDS[part]));
}

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** `90` or `90°`: how far a picture is turned clockwise, in whole quarters. Undefined for anything else. */
export function turnIn(cell: string): Turn | undefined {
  const [, digits] = /^(\d+)\s*°?$/.exec(cell.trim()) ?? [];
  return TURNS.find(turn => `${turn}` === digits);
}

/** `150%`, or `1.5` for the same: how much closer than the largest cut, up to 8 times. Undefined for anything else. */
export function zoomIn(cell: string): number | undefined {
  const [, digits, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(cell.trim()) ?? [];
  if (digits === undefined) return undefined;
  const zoom = sign === '%' || Number(digits) >= 100 ? Number(digits) / 100 : Number(digits);
  return zoom >= 1 && zoom <= MOST_ZOOM ? zoom : undefined;
}
