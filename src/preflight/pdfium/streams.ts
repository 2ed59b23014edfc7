import { atMost, MOST, TooMuch } from './limits.js';

/** More than this in one stream, or in all of a file, is no deck of ours, in bytes when inflated. */
const [MOST_OF_ONE, MOST_OF_ALL] = [128 * 1024 * 1024, 1024 * 1024 * 1024];
/** How much is looked at, or inflated, at a time. */
const WINDOW = 1024 * 1024;
/** No dictionary of a stream is longer. */
const LONGEST = 4096;

/** No program deflates a stream more often. */
const MOST_TIMES = 3;

const latin1 = new TextDecoder('latin1');
const END = new TextEncoder().encode('endstream');
/** What sets a clip: ISO 32000-1, 8.5.4. */
const CLIP = /\sW\*?(?=\s)/g;

/**
 * Whether every compressed stream of a PDF inflates to its end, and no picture is out of all bounds: PDFium shows what
 * comes before a hole, and says nothing. `tell` is called with each megabyte. Throws TooMuch for a stream of clips.
 */
export async function isWhole(bytes: Uint8Array, tell: () => void): Promise<boolean> {
  let inflated = 0;
  let read = 0;
  for (const { dict, start } of streamsIn(bytes, tell)) {
    const number = (key: string) => Number(new RegExp(`/${key} (\\d+)(?! \\d+ R)\\b`).exec(dict)?.[1]);
    if (number('Width') * number('Height') > MOST.pixels) return false;
    const times = timesDeflated(dict);
    const length = number('Length');
    if (times === 0) {
      // Streams lie over one another in a hostile file alone: nothing is read twice.
      countClips(bytes.subarray(Math.max(start, read), start + length), tell);
      read = Math.max(read, start + length || 0);
      continue;
    }
    const ends = Number.isNaN(length) ? endsFrom(bytes, start) : [start + length];
    const most = Math.min(MOST_OF_ONE, MOST_OF_ALL - inflated);
    const found = await firstLength(
      ends.map(end => bytes.subarray(start, end)),
      times,
      most,
      tell,
    );
    if (found === undefined) return false;
    inflated += found;
  }
  return true;
}

/** Throws TooMuch for more clips than a stream of ours has. */
function countClips(stream: Uint8Array, tell: () => void): void {
  let clips = 0;
  for (let at = 0; at < stream.length; at += WINDOW) {
    tell();
    clips += clipsIn(stream.subarray(at, at + WINDOW));
    atMost(MOST.written, clips);
  }
}

function clipsIn(piece: Uint8Array): number {
  return latin1.decode(piece).match(CLIP)?.length ?? 0;
}

/** The dictionary of each stream, and where its bytes begin: ISO 32000-1, 7.3.8. */
function* streamsIn(bytes: Uint8Array, tell: () => void) {
  const text = (from: number, to: number) => latin1.decode(bytes.subarray(Math.max(0, from), to));
  for (let from = 0; from < bytes.length; from += WINDOW) {
    tell();
    for (const { index, 0: word } of text(from, from + WINDOW + 8).matchAll(/\bstream\r?\n/g)) {
      const at = from + index;
      // Within a stream, the word stands for nothing.
      if (index >= WINDOW || !/>>\s*$/.test(text(at - 8, at))) continue;
      const before = text(at - LONGEST, at);
      yield { dict: before.slice(before.lastIndexOf(' obj') + 1), start: at + word.length };
    }
  }
}

/** How often a stream is deflated before anything else is done to it; 0 where its filters stand elsewhere in the file. */
function timesDeflated(dict: string): number {
  const plain = dict.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const value = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(plain)?.[1] ?? '';
  const filters = [...value.matchAll(/\/(\w+)/g)].map(([, name]) => name);
  const other = filters.findIndex(name => name !== 'FlateDecode' && name !== 'Fl');
  return other === -1 ? filters.length : other;
}

/** Where a stream may end whose length stands elsewhere in the file: before the end of its last line. */
function endsFrom(bytes: Uint8Array, start: number): readonly number[] {
  for (let at = start; ; at++) {
    at = bytes.indexOf(END[0], at);
    if (at === -1) return [];
    if (END.every((byte, i) => bytes[at + i] === byte)) return [at - 1, at - 2, at];
  }
}

async function firstLength(streams: readonly Uint8Array[], times: number, most: number, tell: () => void) {
  for (const stream of streams) {
    const length = await inflatedLength(stream, times, most, tell);
    if (length !== undefined) return length;
  }
  return undefined;
}

/** Undefined where it breaks off, or is longer than `most` after any of the times. Throws TooMuch. */
async function inflatedLength(
  stream: Uint8Array,
  times: number,
  most: number,
  tell: () => void,
): Promise<number | undefined> {
  if (times > MOST_TIMES) return undefined;
  const [first, ...more] = Array.from({ length: times }, () => new DecompressionStream('deflate'));
  const writer = first.writable.getWriter();
  // What is wrong is told where the answer is read.
  writer.write(new Uint8Array(stream)).catch(() => {});
  writer.close().catch(() => {});
  const read = more.reduce(
    (from, to) => from.pipeThrough(to as ReadableWritablePair<Uint8Array, Uint8Array>),
    first.readable as ReadableStream<Uint8Array>,
  );
  const reader = read.getReader();
  let [length, clips, told] = [0, 0, 0];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return length;
      length += value.length;
      if (length > most) return undefined;
      clips += clipsIn(value);
      atMost(MOST.written, clips);
      if (length - told < WINDOW) continue;
      told = length;
      tell();
    }
  } catch (fault) {
    if (fault instanceof TooMuch) throw fault;
    return undefined;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
