import { ascii, type Dict, isDict, isName, Lexer, type Raw, Ref } from './objects.js';

/** A stream with its bytes as they stand in the file, still compressed. */
export interface RawStream {
  readonly dict: Dict;
  readonly bytes: Uint8Array;
}

type Entry =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'packed'; readonly stream: number };

/**
 * A PDF as numbered objects: its tables and cross-reference streams, and the objects packed into object streams
 * (ISO 32000-1, 7.5). Opens only what is whole; throws an Error at what is damaged.
 */
export class PdfObjects {
  /** Where the newest table of the file begins. */
  readonly start: number;
  readonly trailer: Dict;
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<number, Entry>;
  readonly #packed = new Map<number, Raw>();
  readonly #known = new Map<number, Raw | RawStream>();

  private constructor(bytes: Uint8Array, start: number, trailer: Dict, entries: ReadonlyMap<number, Entry>) {
    this.#bytes = bytes;
    this.start = start;
    this.trailer = trailer;
    this.#entries = entries;
  }

  static async open(bytes: Uint8Array): Promise<PdfObjects> {
    const start = startOf(bytes);
    const entries = new Map<number, Entry>();
    let trailer: Dict | undefined;
    const seen = new Set<number>();
    for (let offset: number | undefined = start; offset !== undefined && !seen.has(offset); ) {
      seen.add(offset);
      const section: Section = await readSection(bytes, offset);
      for (const [number, entry] of section.entries) if (!entries.has(number)) entries.set(number, entry);
      trailer ??= section.trailer;
      const previous = section.trailer.get('Prev');
      offset = typeof previous === 'number' ? previous : undefined;
    }
    const file = new PdfObjects(bytes, start, trailer as Dict, entries);
    await file.#unpack();
    return file;
  }

  numbers(): Iterable<number> {
    return this.#entries.keys();
  }

  /** A free number after every one that is used. */
  get size(): number {
    return Math.max(...this.#entries.keys()) + 1;
  }

  /** Throws an Error where a compressed stream is not whole: each has a checksum. */
  async verify(): Promise<void> {
    for (const number of this.numbers()) {
      const stream = this.object(number);
      if (isStream(stream) && isName(stream.dict.get('Filter'), 'FlateDecode')) await inflated(stream.bytes);
    }
  }

  /** What a reference stands for; anything else is itself. A stream is its dictionary. */
  get(raw: Raw | undefined): Raw {
    if (!(raw instanceof Ref)) return raw ?? null;
    const found = this.object(raw.number);
    return isStream(found) ? found.dict : found;
  }

  object(number: number): Raw | RawStream {
    let found = this.#known.get(number);
    if (found === undefined) {
      const entry = this.#entries.get(number);
      if (entry === undefined) found = null;
      else if (entry.kind === 'packed') found = this.#packed.get(number) ?? null;
      else found = this.#at(number, entry.offset);
      this.#known.set(number, found);
    }
    return found;
  }

  #at(number: number, offset: number): Raw | RawStream {
    const length = (raw: Raw | undefined) => this.get(raw);
    return readObject(this.#bytes, offset, length, number).value;
  }

  async #unpack(): Promise<void> {
    const streams = new Set<number>();
    for (const entry of this.#entries.values()) if (entry.kind === 'packed') streams.add(entry.stream);
    for (const number of streams) {
      const stream = this.object(number);
      if (!isStream(stream)) throw new Error(`object ${number} is no stream`);
      const content = await decoded(stream);
      const header = new Lexer(content);
      const first = stream.dict.get('First') as number;
      const places = Array.from(
        { length: stream.dict.get('N') as number },
        () => [header.integer(), header.integer()] as const,
      );
      for (const [id, offset] of places) {
        const entry = this.#entries.get(id);
        if (entry?.kind === 'packed' && entry.stream === number)
          this.#packed.set(id, new Lexer(content, first + offset).object());
      }
    }
  }
}

export function isStream(raw: Raw | RawStream): raw is RawStream {
  return typeof raw === 'object' && raw !== null && 'dict' in raw;
}

/** The last `startxref` of a file that ends as it should. */
function startOf(bytes: Uint8Array): number {
  const tail = ascii(bytes.subarray(Math.max(0, bytes.length - 1024)));
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail);
  if (found === null) throw new Error('no end');
  return Number(found[1]);
}

interface Section {
  readonly trailer: Dict;
  readonly entries: readonly (readonly [number, Entry])[];
}

async function readSection(bytes: Uint8Array, offset: number): Promise<Section> {
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
  const { value } = readObject(bytes, offset, raw => raw ?? null);
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

/** The object that is written at `offset`: `12 0 obj ... endobj`. */
function readObject(
  bytes: Uint8Array,
  offset: number,
  get: (raw: Raw | undefined) => Raw,
  number?: number,
): { readonly value: Raw | RawStream } {
  const lexer = new Lexer(bytes, offset);
  const own = lexer.integer();
  if (number !== undefined && own !== number) throw new Error(`object ${number} is not in its place`);
  lexer.integer();
  lexer.expect('obj');
  const value = lexer.object();
  if (!isDict(value)) return { value };
  const after = lexer.at;
  if (lexer.word() !== 'stream') {
    lexer.at = after;
    return { value };
  }
  const start = bytes[lexer.at] === 13 ? lexer.at + 2 : lexer.at + 1;
  const length = get(value.get('Length'));
  if (typeof length !== 'number' || start + length > bytes.length) throw new Error('a stream breaks off');
  return { value: { dict: value, bytes: bytes.subarray(start, start + length) } };
}

async function decoded(stream: RawStream): Promise<Uint8Array> {
  const filter = stream.dict.get('Filter');
  const one = Array.isArray(filter) ? filter : filter === undefined ? [] : [filter];
  if (one.length === 0) return stream.bytes;
  if (one.length > 1 || !isName(one[0], 'FlateDecode')) throw new Error('a filter that is not known');
  const data = await inflated(stream.bytes);
  const parms = stream.dict.get('DecodeParms');
  const predictor = isDict(parms) ? parms.get('Predictor') : undefined;
  if (!isDict(parms) || predictor === undefined || predictor === 1) return data;
  return unpredicted(data, (parms.get('Columns') as number | undefined) ?? 1);
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Undoes the PNG filters (ISO 15948, 9) of rows of one-byte pixels. */
function unpredicted(data: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(data.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (columns + 1)];
    for (let i = 0; i < columns; i++) {
      const left = i > 0 ? out[row * columns + i - 1] : 0;
      const up = row > 0 ? out[(row - 1) * columns + i] : 0;
      const corner = i > 0 && row > 0 ? out[(row - 1) * columns + i - 1] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[row * columns + i] = data[row * (columns + 1) + 1 + i] + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
