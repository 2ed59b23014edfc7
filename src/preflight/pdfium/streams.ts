/** More than this in one file is no deck of ours, in bytes when inflated. */
const MOST = 1024 * 1024 * 1024;

const latin1 = new TextDecoder('latin1');

/** Whether every compressed stream of a PDF inflates to its end: PDFium shows what comes before a hole, and says nothing. */
export async function isWhole(bytes: Uint8Array): Promise<boolean> {
  let inflated = 0;
  for (const stream of compressedStreams(bytes)) {
    const length = await inflatedLength(stream, MOST - inflated);
    if (length === undefined) return false;
    inflated += length;
  }
  return true;
}

/** The streams that are deflated and nothing else, and say how long they are: ISO 32000-1, 7.3.8. */
function* compressedStreams(bytes: Uint8Array): Generator<Uint8Array> {
  const text = latin1.decode(bytes);
  for (const { index, 0: found } of text.matchAll(/>>\s*stream\r?\n/g)) {
    const head = text.slice(Math.max(0, index - 1000), index);
    const dict = head.slice(head.lastIndexOf(' obj') + 1);
    const length = /\/Length (\d+)(?! \d+ R)/.exec(dict)?.[1];
    const isDeflated = /\/Filter\s*(\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dict);
    const start = index + found.length;
    if (isDeflated && length !== undefined) yield bytes.subarray(start, start + Number(length));
  }
}

/** Undefined where it breaks off, or is longer than `most`. */
async function inflatedLength(stream: Uint8Array, most: number): Promise<number | undefined> {
  const inflate = new DecompressionStream('deflate');
  const writer = inflate.writable.getWriter();
  // What is wrong is told where the answer is read.
  writer.write(new Uint8Array(stream)).catch(() => {});
  writer.close().catch(() => {});
  const reader = inflate.readable.getReader();
  let length = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return length;
      length += value.length;
      if (length > most) return undefined;
    }
  } catch {
    return undefined;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
