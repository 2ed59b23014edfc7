import type { Point } from '../../scene/geometry/index.js';
import type { Pdfium } from './library.js';

const BYTES = 4096;

/** A little memory of PDFium's, to which it writes answers. */
export class Scratch {
  readonly #pdfium: Pdfium['pdfium'];
  /** Its address. */
  readonly at: number;

  constructor({ pdfium }: Pdfium) {
    this.#pdfium = pdfium;
    this.at = pdfium.wasmExports.malloc(BYTES);
  }

  /** Two floats. */
  point(): Point {
    const { HEAPF32 } = this.#pdfium;
    return { x: HEAPF32[this.at / 4], y: HEAPF32[this.at / 4 + 1] };
  }

  floats(count: number): readonly number[] {
    return numbers(this.#pdfium.HEAPF32, this.at / 4, count);
  }

  doubles(count: number): readonly number[] {
    return numbers(this.#pdfium.HEAPF64, this.at / 8, count);
  }

  integers(count: number): readonly number[] {
    return numbers(this.#pdfium.HEAP32, this.at / 4, count);
  }

  /** A text that `write` puts to an address of so many bytes; it returns how long it is. */
  utf16(write: (at: number, bytes: number) => number): string {
    const length = Math.min(write(this.at, BYTES), BYTES);
    return length < 2 ? '' : new TextDecoder('utf-16le').decode(this.#copy(length - 2));
  }

  utf8(write: (at: number, bytes: number) => number): string {
    const length = Math.min(write(this.at, BYTES), BYTES);
    return length < 1 ? '' : new TextDecoder().decode(this.#copy(length - 1));
  }

  close(): void {
    this.#pdfium.wasmExports.free(this.at);
  }

  #copy(length: number): Uint8Array {
    return this.#pdfium.HEAPU8.slice(this.at, this.at + length);
  }
}

/** A plain loop: each object of a page is asked for several, and `Array.from` takes three times as long. */
function numbers(memory: ArrayLike<number>, from: number, count: number): readonly number[] {
  const out: number[] = [];
  for (let i = from; i < from + count; i++) out.push(memory[i]);
  return out;
}
