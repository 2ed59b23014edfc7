/**
 * Small objects gathered into compressed object streams, and the cross-reference stream that finds them
 * (ISO 32000-1, 7.5.7 and 7.5.8): a page of key cards costs a third of the bytes.
 */
export class Packing {
  /** For each object number its type (1 at an offset, 2 in a stream), and the two fields that go with it. */
  readonly #entries: (readonly [number, number, number])[] = [[0, 0, 65535]];
  #waiting: { readonly id: number; readonly text: string }[] = [];

  placeAt(id: number, offset: number): void {
    this.#entries[id] = [1, offset, 0];
  }

  /** Takes an object without a stream; returns how many are waiting. `text` is one character for each byte. */
  add(id: number, text: string): number {
    return this.#waiting.push({ id, text });
  }

  /** The waiting objects as the content of the object stream `stream`, its dictionary's N and First beside it. */
  pack(stream: number): { readonly count: number; readonly first: number; readonly content: string } {
    const waiting = this.#waiting;
    this.#waiting = [];
    let offset = 0;
    const head = waiting.map(({ id, text }, index) => {
      const entry = `${id} ${offset}`;
      offset += text.length + 1;
      this.#entries[id] = [2, stream, index];
      return entry;
    });
    const header = `${head.join(' ')}\n`;
    const content = header + waiting.map(({ text }) => text).join('\n');
    return { count: waiting.length, first: header.length, content };
  }

  has(id: number): boolean {
    return this.#entries[id] !== undefined;
  }

  /** The table for objects 0 to `last`: one byte of type, four and two bytes of fields. */
  table(last: number): Uint8Array {
    const bytes = new Uint8Array((last + 1) * 7);
    const view = new DataView(bytes.buffer);
    for (let id = 0; id <= last; id++) {
      const [type, a, b] = this.#entries[id] ?? [0, 0, 65535];
      view.setUint8(id * 7, type);
      view.setUint32(id * 7 + 1, a);
      view.setUint16(id * 7 + 5, b);
    }
    return bytes;
  }
}
