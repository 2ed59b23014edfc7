/** Reads numbers of a file; beyond its end all are zero. */
export class Bytes {
  readonly all: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.all = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.all.length;
  }

  u8(at: number): number {
    return this.all[at] ?? 0;
  }

  u16(at: number, little = false): number {
    return at + 2 > this.length ? 0 : this.#view.getUint16(at, little);
  }

  u24(at: number): number {
    return this.u8(at) + 256 * this.u8(at + 1) + 65_536 * this.u8(at + 2);
  }

  u32(at: number, little = false): number {
    return at + 4 > this.length ? 0 : this.#view.getUint32(at, little);
  }

  /** So many letters. */
  letters(at: number, count = 4): string {
    return String.fromCharCode(...this.all.subarray(at, at + count));
  }
}
