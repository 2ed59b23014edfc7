import type { Parser } from './parser.js';
import { countIn, Damaged, type Dictionary, isDictionary, type Value } from './values.js';

/** Where a table says that an object is: at a byte of the file, or the how manieth of a stream of objects. */
export type Entry =
  | { readonly number: number; readonly at: number }
  | { readonly number: number; readonly within: number; readonly index: number };

/** `0000000015 00000 n`, and two bytes for the end of the line. */
const ROW = 20;
const [IN_USE, FREE] = ['n', 'f'].map(letter => letter.charCodeAt(0));
const [ZERO, NINE, SPACE] = ['0', '9', ' '].map(letter => letter.charCodeAt(0));

/** The entries of a table after its `xref` (ISO 32000-1, 7.5.4), up to its trailer, which is returned. */
export function* tableAt(bytes: Uint8Array, parser: Parser): Generator<Entry, Dictionary> {
  for (;;) {
    parser.isDone();
    const isTrailer = bytes[parser.at] > NINE;
    if (isTrailer) {
      if (parser.word() !== 'trailer') throw new Damaged();
      return parser.dictionary();
    }
    const [first, count] = [parser.count(), parser.count()];
    parser.isDone();
    for (let i = 0; i < count; i++, parser.at += ROW) {
      const row = bytes.subarray(parser.at, parser.at + ROW);
      const kind = row[17];
      if (row.length < ROW || (kind !== IN_USE && kind !== FREE)) throw new Damaged();
      if (kind === FREE) continue;
      // Programs that write a file anew give each number once.
      if (row[10] !== SPACE || digits(row, 11, 16) !== 0) throw new Damaged();
      yield { number: first + i, at: digits(row, 0, 10) };
    }
  }
}

function digits(row: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let i = from; i < to; i++) {
    if (row[i] < ZERO || row[i] > NINE) throw new Damaged();
    number = 10 * number + row[i] - ZERO;
  }
  return number;
}

/** The entries of a stream of such a table (ISO 32000-1, 7.5.8), inflated. */
export function* entriesIn(dict: Dictionary, inflated: Uint8Array): Generator<Entry> {
  const widths = countsIn(dict.get('W'));
  if (widths.length !== 3 || widths.some(width => width > 7)) throw new Damaged();
  const row = widths[0] + widths[1] + widths[2];
  const rows = unpredicted(inflated, dict.get('DecodeParms'));
  const ranges = dict.has('Index') ? countsIn(dict.get('Index')) : [0, countIn(dict.get('Size'))];
  if (ranges.length % 2 > 0) throw new Damaged();
  let at = 0;
  const field = (width: number) => {
    let number = 0;
    for (const end = at + width; at < end; at++) number = 256 * number + rows[at];
    return number;
  };
  for (let range = 0; range < ranges.length; range += 2)
    for (let i = 0; i < ranges[range + 1]; i++) {
      if (row === 0 || at + row > rows.length) throw new Damaged();
      const number = ranges[range] + i;
      const kind = widths[0] === 0 ? 1 : field(widths[0]);
      const [second, third] = [field(widths[1]), field(widths[2])];
      if (kind === 2) yield { number, within: second, index: third };
      else if (kind === 1 && third === 0) yield { number, at: second };
      else if (kind !== 0) throw new Damaged();
    }
}

function countsIn(value: Value | undefined): readonly number[] {
  if (!Array.isArray(value) || value.length > 100_000) throw new Damaged();
  return value.map(countIn);
}

/** Undoes PNG's ways to write a row as what differs from the one above (RFC 2083, 6). */
function unpredicted(bytes: Uint8Array, parameters: Value | undefined): Uint8Array {
  if (parameters === undefined || parameters === null) return bytes;
  if (!isDictionary(parameters)) throw new Damaged();
  const number = (key: string, other: number) => countIn(parameters.get(key) ?? other);
  if (number('Predictor', 1) === 1) return bytes;
  const columns = number('Columns', 1);
  if (number('Predictor', 1) < 10 || number('Colors', 1) !== 1 || number('BitsPerComponent', 8) !== 8)
    throw new Damaged();
  if (columns === 0 || columns > 64 || bytes.length % (columns + 1) !== 0) throw new Damaged();
  const rows = bytes.length / (columns + 1);
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (columns + 1)];
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = column > 0 ? out[at - 1] : 0;
      const above = row > 0 ? out[at - columns] : 0;
      const before = column > 0 && row > 0 ? out[at - columns - 1] : 0;
      out[at] = bytes[row * (columns + 1) + 1 + column] + foretold(kind, left, above, before);
    }
  }
  return out;
}

function foretold(kind: number, left: number, above: number, before: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) throw new Damaged();
  const guess = left + above - before;
  const far = [left, above, before].map(each => Math.abs(guess - each));
  return far[0] <= far[1] && far[0] <= far[2] ? left : far[1] <= far[2] ? above : before;
}
