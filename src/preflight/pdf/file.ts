import { type Entry, readSection, type Section, startOf } from './cross-reference.js';
import { readObject } from './indirect-object.js';
import { Lexer } from './lexer.js';
import { type Dict, isName, type Raw, Ref } from './objects.js';
import { decoded, inflated, isStream, type RawStream } from './streams.js';

/**
 * A PDF as numbered objects, found by its cross-reference tables and streams and in its object streams (ISO 32000-1,
 * 7.5). Never repairs: throws an Error where the file is damaged.
 */
export class PdfFile {
  /** Offset of the newest cross-reference table. */
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

  static async open(bytes: Uint8Array): Promise<PdfFile> {
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
    const file = new PdfFile(bytes, start, trailer as Dict, entries);
    await file.#unpack();
    return file;
  }

  numbers(): Iterable<number> {
    return this.#entries.keys();
  }

  /** The first free object number. */
  get size(): number {
    return Math.max(...this.#entries.keys()) + 1;
  }

  /** Throws an Error where a compressed stream is damaged: each has a checksum. */
  async verify(): Promise<void> {
    for (const number of this.numbers()) {
      const stream = this.object(number);
      if (isStream(stream) && isName(stream.dict.get('Filter'), 'FlateDecode')) await inflated(stream.bytes);
    }
  }

  /** Follows a reference; of a stream, gives its dictionary. Anything else is returned as it is. */
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
    return readObject(this.#bytes, offset, length, number);
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
