import { atMost, MOST } from '../pdfium/limits.js';
import { Damaged, type Dictionary, nameOf, type Value } from './values.js';

/** More than this in one stream, or in all of a file, is no deck of ours, in bytes when inflated. */
const [MOST_OF_ONE, MOST_OF_ALL] = [128 * 1024 * 1024, 1024 * 1024 * 1024];
/** And in all the streams that hold tables and objects. */
const MOST_OBJECTS = 32 * 1024 * 1024;
/** And in one that draws: a page in A3 has some two million. */
const MOST_DRAWN = 16 * 1024 * 1024;
/** How much is looked at, or inflated, at a time. */
const WINDOW = 1024 * 1024;
/** No program deflates a stream more often. */
const MOST_TIMES = 3;

const latin1 = new TextDecoder('latin1');
/** What sets a clip: ISO 32000-1, 8.5.4. */
const CLIP = /\sW\*?(?=\s)/g;

/** Looks into the streams of one file. */
export class StreamReader {
  readonly #tell: () => void;
  #inflated = 0;
  #kept = 0;

  /** `tell` is called with each megabyte. */
  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /**
   * Throws Damaged where a compressed stream doesn't inflate to its end, or a picture is out of all bounds: PDFium shows
   * what comes before a hole, and says nothing. Throws TooMuch for a stream of clips.
   */
  async check(dict: Dictionary, data: Uint8Array): Promise<void> {
    if (Number(dict.get('Width')) * Number(dict.get('Height')) > MOST.pixels) throw new Damaged();
    const times = timesDeflated(dict.get('Filter'));
    if (times === 0) return this.#countClips(data);
    let clips = 0;
    for await (const piece of this.#pieces(data, times)) {
      clips += clipsIn(piece);
      atMost(MOST.written, clips);
    }
  }

  /** The bytes of a stream that holds objects or a table. Throws Damaged. */
  async inflated(dict: Dictionary, data: Uint8Array): Promise<Uint8Array> {
    const all = await this.#whole(dict, data, MOST_OBJECTS - this.#kept);
    this.#kept += all.length;
    return all;
  }

  /** The bytes of a stream that draws; undefined where it is written in a way that no program needs. Throws Damaged. */
  async drawing(dict: Dictionary, data: Uint8Array): Promise<Uint8Array | undefined> {
    const isPlain = !dict.has('DecodeParms') && isDeflatedOnly(dict.get('Filter'));
    return isPlain ? this.#whole(dict, data, MOST_DRAWN) : undefined;
  }

  async #whole(dict: Dictionary, data: Uint8Array, most: number): Promise<Uint8Array> {
    const filter = dict.get('Filter');
    if (!isDeflatedOnly(filter)) throw new Damaged();
    const times = timesDeflated(filter);
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of times === 0 ? [data] : this.#pieces(data, times)) {
      length += piece.length;
      if (length > most) throw new Damaged();
      pieces.push(piece);
    }
    const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  /** Throws Damaged where it breaks off, or is longer than it may be after any of the times. */
  async *#pieces(data: Uint8Array, times: number): AsyncGenerator<Uint8Array> {
    if (times > MOST_TIMES) throw new Damaged();
    const [first, ...more] = Array.from({ length: times }, () => new DecompressionStream('deflate'));
    const writer = first.writable.getWriter();
    // What is wrong is told where the answer is read.
    writer.write(new Uint8Array(data)).catch(() => {});
    writer.close().catch(() => {});
    const read = more.reduce(
      (from, to) => from.pipeThrough(to as ReadableWritablePair<Uint8Array, Uint8Array>),
      first.readable as ReadableStream<Uint8Array>,
    );
    const reader = read.getReader();
    const broken = () => {
      throw new Damaged();
    };
    let [length, told] = [0, 0];
    try {
      for (;;) {
        const { value, done } = await reader.read().catch(broken);
        if (done) return;
        length += value.length;
        this.#inflated += value.length;
        if (length > MOST_OF_ONE || this.#inflated > MOST_OF_ALL) throw new Damaged();
        yield value;
        if (length - told < WINDOW) continue;
        told = length;
        this.#tell();
      }
    } finally {
      await reader.cancel().catch(() => {});
    }
  }

  #countClips(stream: Uint8Array): void {
    let clips = 0;
    for (let at = 0; at < stream.length; at += WINDOW) {
      this.#tell();
      clips += clipsIn(stream.subarray(at, at + WINDOW));
      atMost(MOST.written, clips);
    }
  }
}

function clipsIn(piece: Uint8Array): number {
  return latin1.decode(piece).match(CLIP)?.length ?? 0;
}

/** Whether nothing else is done to a stream. */
function isDeflatedOnly(filter: Value | undefined): boolean {
  const filters = Array.isArray(filter) ? filter.length : filter === undefined ? 0 : 1;
  return timesDeflated(filter) === filters;
}

/** How often a stream is deflated before anything else is done to it; 0 where its filters stand elsewhere in the file. */
function timesDeflated(filter: Value | undefined): number {
  const filters = (Array.isArray(filter) ? filter : [filter]).map(nameOf);
  const other = filters.findIndex(name => name !== 'FlateDecode' && name !== 'Fl');
  return other === -1 ? filters.length : other;
}
