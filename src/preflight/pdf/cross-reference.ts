import { readObject } from './indirect-object.js';
import { Lexer } from './lexer.js';
import { ascii, type Dict, isDict, isName } from './objects.js';
import { decoded, isStream } from './streams.js';

/** Where an object is: at an offset of the file, or packed into a stream of objects. */
export type Entry =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'packed'; readonly stream: number };

/** One table of a file: what it says of objects, and the trailer that leads to older tables. */
export interface Section {
  readonly trailer: Dict;
  readonly entries: readonly (readonly [number, Entry])[];
}

export async function readSection(bytes: Uint8Array, offset: number): Promise<Section> {
  const lexer = new Lexer(bytes, offset);
  return lexer.word() === 'xref' ? readTable(lexer) : readTableStream(bytes, offset);
}

function readTable(lexer: Lexer): Section {
  const entries: [number, Entry][] = [];
  for (let word = lexer.word(); word !== 'trailer'; word = lexer.word()) {
    const [first, count] = [Number(word), lexer.integer()];
    for (let i = 0; i < count; i++) {
      const offset = lexer.integer();
      lexer.integer();
      if (lexer.word() === 'n') entries.push([first + i, { kind: 'offset', offset }]);
    }
  }
  const trailer = lexer.object();
  if (!isDict(trailer)) throw new Error('no trailer');
  return { trailer, entries };
}

async function readTableStream(bytes: Uint8Array, offset: number): Promise<Section> {
  const value = readObject(bytes, offset, raw => raw ?? null);
  if (!isStream(value) || !isName(value.dict.get('Type'), 'XRef')) throw new Error('no table of objects');
  const { dict } = value;
  const data = await decoded(value);
  const widths = dict.get('W') as number[];
  const index = (dict.get('Index') as number[] | undefined) ?? [0, dict.get('Size') as number];
  const entries: [number, Entry][] = [];
  let at = 0;
  const field = (width: number, missing: number) => {
    if (width === 0) return missing;
    let number = 0;
    for (let i = 0; i < width; i++) number = number * 256 + data[at++];
    return number;
  };
  for (let i = 0; i < index.length; i += 2) {
    for (let number = index[i]; number < index[i] + index[i + 1]; number++) {
      const [type, a] = [field(widths[0], 1), field(widths[1], 0)];
      field(widths[2], 0);
      if (type === 1) entries.push([number, { kind: 'offset', offset: a }]);
      if (type === 2) entries.push([number, { kind: 'packed', stream: a }]);
    }
  }
  return { trailer: dict, entries };
}

/** The last `startxref` of a file that ends as it should. */
export function startOf(bytes: Uint8Array): number {
  const tail = ascii(bytes.subarray(Math.max(0, bytes.length - 1024)));
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail);
  if (found === null) throw new Error('no end');
  return Number(found[1]);
}
