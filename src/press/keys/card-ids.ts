import { sha256 } from '../../data/manifest/index.js';

/** The ids of cards in their order, a line each. */
export class CardIds {
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  add(id: string): void {
    this.#room(id.length + 1);
    // Ids are ASCII.
    for (let i = 0; i < id.length; i++) this.#bytes[this.#length + i] = id.charCodeAt(i);
    this.#bytes[this.#length + id.length] = 10;
    this.#length += id.length + 1;
  }

  addAll(ids: CardIds): void {
    this.#room(ids.#length);
    this.#bytes.set(ids.#bytes.subarray(0, ids.#length), this.#length);
    this.#length += ids.#length;
  }

  /** The same in every format, and for any number of parts. */
  digest(): Promise<string> {
    return sha256(this.#bytes.subarray(0, this.#length));
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
