import { Parser } from './parser.js';
import type { StreamReader } from './streams.js';
import { type Entry, entriesIn, tableAt } from './tables.js';
import { countIn, Damaged, type Dictionary, isDictionary, nameOf, targetOf, type Value } from './values.js';

/** All that is written in a file, in whatever of its versions; a reader follows only some of it. */
export interface Objects {
  /** Each dictionary that says where a file begins. */
  readonly trailers: readonly Dictionary[];
  /** Everything that is written under a number, which is more than one value where a file was changed. */
  definitions(number: number): readonly Value[];
  /** All streams that draw, written under a number; undefined for one that isn't simply deflated. Throws Damaged. */
  drawings(number: number): Promise<readonly (Uint8Array | undefined)[]>;
}

/** An object as it is written. */
export interface Written {
  readonly number: number;
  readonly value: Value;
}

/** How often the file tells that it goes on, in bytes. */
const WINDOW = 1024 * 1024;
/** And in objects, of which a stream may hold many. */
const MANY = 10_000;
/** More objects than a deck of a million cards has, and more versions of one than anybody saves. */
const [MOST, MOST_VERSIONS] = [2_000_000, 100];

const END = 'endstream';

/**
 * Reads a PDF from its first byte to its last. Nothing stands between its objects, nothing is found by following a
 * reference, and each table must say what is there: so there is one way to read the file, and nobody finds an object in
 * it that `meet` is not given. Throws Damaged for any other file, and what `streams` throws.
 */
export async function readObjects(
  bytes: Uint8Array,
  streams: StreamReader,
  meet: (object: Written) => void,
  tell: () => void,
): Promise<Objects> {
  const reading = new Reading(bytes, streams, meet, tell);
  await reading.run();
  return reading;
}

class Reading implements Objects {
  readonly trailers: Dictionary[] = [];
  readonly #bytes: Uint8Array;
  readonly #streams: StreamReader;
  readonly #meet: (object: Written) => void;
  readonly #tell: () => void;
  readonly #parser: Parser;
  /** By number: where each of its definitions begins. */
  readonly #places = new Map<number, number[]>();
  /** By number: its definitions in streams of objects. */
  readonly #packed = new Map<number, Value[]>();
  /** By number of a stream of objects: the numbers of what is in it. */
  readonly #packs = new Map<number, (readonly number[])[]>();
  /** By where they begin. */
  readonly #tables = new Map<number, () => Iterable<Entry>>();
  /** Where something says that a table begins. */
  readonly #pointers: number[] = [];
  /** By object: which lengths it may have for each stream whose length it is. */
  readonly #lengths = new Map<number, (readonly number[])[]>();
  #count = 0;

  constructor(bytes: Uint8Array, streams: StreamReader, meet: (object: Written) => void, tell: () => void) {
    this.#bytes = bytes;
    this.#streams = streams;
    this.#meet = meet;
    this.#tell = tell;
    this.#parser = new Parser(bytes);
  }

  definitions(number: number): readonly Value[] {
    const plain = (this.#places.get(number) ?? []).map(at => this.#valueAt(at)[0]);
    return [...plain, ...(this.#packed.get(number) ?? [])];
  }

  async drawings(number: number): Promise<readonly (Uint8Array | undefined)[]> {
    const streams: (Uint8Array | undefined)[] = [];
    for (const at of this.#places.get(number) ?? []) {
      const [dict, end, parser] = this.#valueAt(at);
      if (end !== 'stream' || !isDictionary(dict)) continue;
      streams.push(await this.#streams.drawing(dict, this.#dataOf(dict, parser)));
    }
    return streams;
  }

  async run(): Promise<void> {
    const parser = this.#parser;
    let told = 0;
    while (!parser.isDone()) {
      const { at } = parser;
      if (at - told > WINDOW) {
        told = at;
        this.#tell();
      }
      const word = parser.word();
      if (word === 'xref') this.#table(at);
      else if (word === 'startxref') this.#pointers.push(parser.count());
      else await this.#object(at);
    }
    this.#check();
  }

  #table(at: number): void {
    const entries = tableAt(this.#bytes, this.#parser);
    for (;;) {
      const { value, done } = entries.next();
      if (done) {
        this.#trailer(value);
        break;
      }
    }
    this.#tables.set(at, () => tableAt(this.#bytes, new Parser(this.#bytes, at + 'xref'.length)));
  }

  #trailer(dict: Dictionary): void {
    this.trailers.push(dict);
    for (const key of ['Prev', 'XRefStm']) if (dict.has(key)) this.#pointers.push(countIn(dict.get(key)));
    this.#meet({ number: 0, value: dict });
  }

  async #object(at: number): Promise<void> {
    const [value, end, parser] = this.#valueAt(at);
    const number = new Parser(this.#bytes, at).count();
    add(this.#places, number, at);
    if ((this.#places.get(number)?.length ?? 0) > MOST_VERSIONS) throw new Damaged();
    this.#met(number, value);
    if (end === 'stream') await this.#stream(number, at, value, parser);
    this.#parser.at = parser.at;
  }

  #valueAt(at: number): readonly [Value, string, Parser] {
    const parser = new Parser(this.#bytes, at);
    parser.count();
    if (parser.count() !== 0 || parser.word() !== 'obj') throw new Damaged();
    return [...parser.valueUpTo('endobj', 'stream'), parser];
  }

  async #stream(number: number, at: number, dict: Value, parser: Parser): Promise<void> {
    if (!isDictionary(dict)) throw new Damaged();
    const data = this.#dataOf(dict, parser);
    if (parser.word() !== END || parser.word() !== 'endobj') throw new Damaged();
    const type = nameOf(dict.get('Type'));
    if (type === 'XRef') {
      const inflated = await this.#streams.inflated(dict, data);
      this.#trailer(dict);
      this.#tables.set(at, () => entriesIn(dict, inflated));
    } else if (type === 'ObjStm') this.#pack(number, dict, await this.#streams.inflated(dict, data));
    else await this.#streams.check(dict, data);
  }

  /** The bytes of a stream, after which the parser goes on. */
  #dataOf(dict: Dictionary, parser: Parser): Uint8Array {
    const bytes = this.#bytes;
    const start = parser.at + (bytes[parser.at] === 13 ? 2 : 1);
    if (bytes[start - 1] !== 10) throw new Damaged();
    parser.at = this.#endOf(start, dict.get('Length'));
    return bytes.subarray(start, parser.at);
  }

  /** Where they end. */
  #endOf(start: number, length: Value | undefined): number {
    const reference = targetOf(length);
    if (reference === undefined) {
      const end = start + countIn(length);
      if (!isEndAt(this.#bytes, end)) throw new Damaged();
      return end;
    }
    const at = indexOfEnd(this.#bytes, start);
    const ends = [at - 2, at - 1, at].filter(end => end >= start && isEndAt(this.#bytes, end));
    add(
      this.#lengths,
      reference,
      ends.map(end => end - start),
    );
    return ends[0];
  }

  /** A stream of objects: ISO 32000-1, 7.5.7. */
  #pack(container: number, dict: Dictionary, inflated: Uint8Array): void {
    const [count, first] = [countIn(dict.get('N')), countIn(dict.get('First'))];
    if (count > first) throw new Damaged();
    const head = new Parser(inflated);
    const places = Array.from({ length: count }, () => [head.count(), head.count()] as const);
    const parser = new Parser(inflated, head.at);
    for (const [number, at] of places) {
      // None lies in another.
      if (first + at < parser.at) throw new Damaged();
      parser.at = first + at;
      const value = parser.value();
      add(this.#packed, number, value);
      this.#met(number, value);
    }
    add(
      this.#packs,
      container,
      places.map(([number]) => number),
    );
  }

  #met(number: number, value: Value): void {
    if (++this.#count > MOST) throw new Damaged();
    if (this.#count % MANY === 0) this.#tell();
    this.#meet({ number, value });
  }

  #check(): void {
    if (this.#pointers.length === 0 || this.trailers.length === 0) throw new Damaged();
    // Of a file for the web, whose end is not there yet, the first says nothing.
    if (!this.#pointers.every(at => at === 0 || this.#tables.has(at))) throw new Damaged();
    for (const entries of this.#tables.values())
      for (const entry of entries()) {
        const isThere =
          'at' in entry
            ? this.#places.get(entry.number)?.includes(entry.at)
            : this.#packs.get(entry.within)?.some(numbers => numbers[entry.index] === entry.number);
        if (!isThere) throw new Damaged();
      }
    for (const [number, lengths] of this.#lengths) {
      const written = this.definitions(number);
      const isOne = (possible: readonly number[]) =>
        written.every(length => typeof length === 'number' && possible.includes(length));
      if (written.length === 0 || !lengths.every(isOne)) throw new Damaged();
    }
  }
}

function add<Each>(map: Map<number, Each[]>, number: number, each: Each): void {
  const before = map.get(number);
  if (before) before.push(each);
  else map.set(number, [each]);
}

/** Whether a stream may end here: before the end of a line, or at the word itself. */
function isEndAt(bytes: Uint8Array, at: number): boolean {
  const after = bytes[at] === 13 && bytes[at + 1] === 10 ? 2 : bytes[at] === 13 || bytes[at] === 10 ? 1 : 0;
  for (let i = 0; i < END.length; i++) if (bytes[at + after + i] !== END.charCodeAt(i)) return false;
  return true;
}

function indexOfEnd(bytes: Uint8Array, start: number): number {
  for (let at = start; ; at++) {
    at = bytes.indexOf(END.charCodeAt(0), at);
    if (at === -1) throw new Damaged();
    if (isEndAt(bytes, at)) return at;
  }
}
