import { ascii, Name, type Raw, Ref, Verbatim } from './objects.js';

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map(character => character.charCodeAt(0)));

/** Reads PDF syntax, object by object. Throws an Error at anything else. */
export class Lexer {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  skipWhite(): void {
    for (;;) {
      while (WHITE.has(this.#bytes[this.at])) this.at++;
      if (this.#bytes[this.at] !== 0x25) return;
      while (this.at < this.#bytes.length && this.#bytes[this.at] !== 10 && this.#bytes[this.at] !== 13)
        this.at++;
    }
  }

  /** The next run of plain characters: a number or a keyword. */
  word(): string {
    this.skipWhite();
    const start = this.at;
    while (this.at < this.#bytes.length && !WHITE.has(this.#peek()) && !DELIMITERS.has(this.#peek()))
      this.at++;
    return ascii(this.#bytes.subarray(start, this.at));
  }

  integer(): number {
    const word = this.word();
    if (!/^\d+$/.test(word)) throw this.#fault();
    return Number(word);
  }

  expect(word: string): void {
    if (this.word() !== word) throw this.#fault();
  }

  object(depth = 0): Raw {
    if (depth > 50) throw this.#fault();
    this.skipWhite();
    switch (this.#peek()) {
      case 0x2f:
        this.at++;
        return new Name(
          this.word().replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        );
      case 0x5b:
        return this.#array(depth);
      case 0x28:
        return this.#string();
      case 0x3c:
        return this.#bytes[this.at + 1] === 0x3c ? this.#dict(depth) : this.#hex();
      default:
        return this.#plain();
    }
  }

  #peek(): number {
    return this.#bytes[this.at];
  }

  #array(depth: number): Raw {
    this.at++;
    const items: Raw[] = [];
    for (this.skipWhite(); this.#peek() !== 0x5d; this.skipWhite()) items.push(this.object(depth + 1));
    this.at++;
    return items;
  }

  #dict(depth: number): Raw {
    this.at += 2;
    const entries = new Map<string, Raw>();
    for (this.skipWhite(); this.#peek() !== 0x3e; this.skipWhite()) {
      const key = this.object(depth + 1);
      if (!(key instanceof Name)) throw this.#fault();
      entries.set(key.text, this.object(depth + 1));
    }
    this.at += 2;
    return entries;
  }

  #string(): Raw {
    const start = this.at;
    let open = 0;
    do {
      const byte = this.#peek();
      if (byte === undefined) throw this.#fault();
      if (byte === 0x28) open++;
      else if (byte === 0x29) open--;
      else if (byte === 0x5c) this.at++;
      this.at++;
    } while (open > 0);
    return new Verbatim(this.#bytes.subarray(start, this.at));
  }

  #hex(): Raw {
    const end = this.#bytes.indexOf(0x3e, this.at);
    if (end < 0) throw this.#fault();
    const found = new Verbatim(this.#bytes.subarray(this.at, end + 1));
    this.at = end + 1;
    return found;
  }

  /** A number, a reference (two integers and an R), true, false or null. */
  #plain(): Raw {
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    const value = Number(word);
    if (word === '' || Number.isNaN(value)) throw this.#fault();
    if (!/^\d+$/.test(word)) return value;
    const after = this.at;
    if (/^\d+$/.test(this.word()) && this.word() === 'R') return new Ref(value);
    this.at = after;
    return value;
  }

  #fault(): Error {
    return new Error(`no PDF object at byte ${this.at}`);
  }
}
