/** Type, four bytes and two bytes for each object: 1 at an offset, 2 in an object stream. */
const ENTRY = 7;

/**
 * Small objects gathered into compressed object streams, and the cross-reference stream that finds them
 * (ISO 32000-1, 7.5.7 and 7.5.8): a page of key cards costs a third of the bytes.
 */
export class Packing {
  #table = new DataView(new ArrayBuffer(ENTRY << 10));
  #waiting: { readonly id: number; readonly text: string }[] = [];

  constructor() {
    this.#place(0, 0, 0, 65535);
  }

  placeAt(id: number, offset: number): void {
    this.#place(id, 1, offset, 0);
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
      this.#place(id, 2, stream, index);
      return entry;
    });
    const header = `${head.join(' ')}\n`;
    const content = header + waiting.map(({ text }) => text).join('\n');
    return { count: waiting.length, first: header.length, content };
  }

  has(id: number): boolean {
    return (id + 1) * ENTRY <= this.#table.byteLength && this.#table.getUint8(id * ENTRY) !== 0;
  }

  /** The table for objects 0 to `last`. */
  table(last: number): Uint8Array {
    this.#reach(last);
    return new Uint8Array(this.#table.buffer, 0, (last + 1) * ENTRY);
  }

  #place(id: number, type: number, a: number, b: number): void {
    this.#reach(id);
    this.#table.setUint8(id * ENTRY, type);
    this.#table.setUint32(id * ENTRY + 1, a);
    this.#table.setUint16(id * ENTRY + 5, b);
  }

  #reach(id: number): void {
    if ((id + 1) * ENTRY <= this.#table.byteLength) return;
    const larger = new Uint8Array(Math.max((id + 1) * ENTRY, this.#table.byteLength * 2));
    larger.set(new Uint8Array(this.#table.buffer));
    this.#table = new DataView(larger.buffer);
  }
}
