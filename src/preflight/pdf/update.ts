import type { PdfFile } from './file.js';
import { type Dict, written } from './objects.js';

/** New objects appended to a file, with the table that finds them: ISO 32000-1, 7.5.6. */
export class IncrementalUpdate {
  readonly #chunks: Uint8Array[];
  readonly #offsets = new Map<number, number>();
  #at: number;
  #next: number;

  constructor(bytes: Uint8Array, next: number) {
    this.#chunks = [bytes];
    this.#at = bytes.length;
    this.#next = next;
    this.#put('\n');
  }

  take(): number {
    return this.#next++;
  }

  write(number: number, dict: Dict, stream?: Uint8Array): void {
    this.#offsets.set(number, this.#at);
    this.#put(`${number} 0 obj\n${written(dict)}\n`);
    if (stream !== undefined) {
      this.#put('stream\n');
      this.#chunks.push(stream);
      this.#at += stream.length;
      this.#put('\nendstream\n');
    }
    this.#put('endobj\n');
  }

  finish(file: PdfFile): Uint8Array {
    const start = this.#at;
    const lines = [...this.#offsets].map(
      ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
    );
    const kept = [...file.trailer].filter(([key]) => ['Root', 'Info', 'ID'].includes(key));
    const trailer = new Map([...kept, ['Size', this.#next], ['Prev', file.start]]);
    this.#put(`xref\n${lines.join('')}trailer\n${written(trailer)}\nstartxref\n${start}\n%%EOF\n`);
    const whole = new Uint8Array(this.#at);
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }

  #put(text: string): void {
    this.#chunks.push(Uint8Array.from(text, character => character.charCodeAt(0)));
    this.#at += text.length;
  }
}
