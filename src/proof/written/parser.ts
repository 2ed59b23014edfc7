import { Damaged, type Dictionary, nameOf, type Value } from './values.js';

/** No file of ours is nested deeper than eight, or has a list or a dictionary near to so long. */
const [DEEPEST, LONGEST] = [64, 1_000_000];
/** Nor has one a name or a text near to so long, in bytes. */
const [LONGEST_NAME, LONGEST_TEXT] = [1000, 1_000_000];

/** What a byte is (ISO 32000-1, 7.2.2). */
const [REGULAR, SPACE, DELIMITER] = [0, 1, 2];
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = SPACE;
for (const letter of '()<>[]{}/%') KINDS[letter.charCodeAt(0)] = DELIMITER;

const [LINE_FEED, RETURN, PERCENT, OPEN, CLOSE, SLASH] = [10, 13, 37, 40, 41, 47];
const [LESS, GREATER, BRACKET, END_BRACKET, BACKSLASH] = [60, 62, 91, 93, 92];
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** So many letters are put together at once. */
const PIECE = 4096;

/** What ends an array, a dictionary and an object. */
const [ENDS_ARRAY, ENDS_DICTIONARY] = [Symbol(']'), Symbol('>>')];
type End = typeof ENDS_ARRAY | typeof ENDS_DICTIONARY;

/** Reads values one after the other; what is not written as it should be throws Damaged. */
export class Parser {
  readonly #bytes: Uint8Array;
  /** Where it goes on. */
  at: number;
  /** Values read, of those that are returned together. */
  #read = 0;

  constructor(bytes: Uint8Array, at = 0) {
    if (at > bytes.length) throw new Damaged();
    this.#bytes = bytes;
    this.at = at;
  }

  /** Whether only white space and comments are left. */
  isDone(): boolean {
    this.#skip();
    return this.at >= this.#bytes.length;
  }

  /** A word without quotes, such as `obj`, or a number as it is written. */
  word(): string {
    this.#skip();
    const from = this.at;
    while (this.at < this.#bytes.length && KINDS[this.#bytes[this.at]] === REGULAR) this.at++;
    if (this.at === from || this.at - from > LONGEST_NAME) throw new Damaged();
    return this.#text(from, this.at);
  }

  count(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new Damaged();
    return Number(word);
  }

  /** One value, up to one of these words, which is returned with it. */
  valueUpTo(...ends: readonly string[]): readonly [Value, string] {
    this.#read = 0;
    const [values, end] = this.#values(undefined, ends, 0);
    if (values.length !== 1) throw new Damaged();
    return [values[0], end];
  }

  /** The first value. */
  value(): Value {
    this.#read = 0;
    const from = this.#token(0);
    if (typeof from === 'symbol') throw new Damaged();
    // A reference is told from a number by what follows.
    if (typeof from !== 'number') return from;
    const after = this.at;
    try {
      const [generation, word] = [this.count(), this.word()];
      if (word === 'R' && generation === 0) return { to: from };
    } catch (fault) {
      if (!(fault instanceof Damaged)) throw fault;
    }
    this.at = after;
    return from;
  }

  dictionary(): Dictionary {
    const value = this.#token(0);
    if (value instanceof Map) return value as Dictionary;
    throw new Damaged();
  }

  #values(closer: End | undefined, ends: readonly string[], depth: number): readonly [Value[], string] {
    const out: Value[] = [];
    for (;;) {
      const token = this.#token(depth);
      if (typeof token === 'symbol') {
        if (token === closer) return [out, ''];
        throw new Damaged();
      }
      const word = typeof token === 'object' && token !== null && 'word' in token ? token.word : '';
      if (word === 'R') {
        const [generation, number] = [out.pop(), out.pop()];
        // Numbers are used a second time only by programs that change a file again and again.
        if (generation !== 0 || typeof number !== 'number' || !Number.isInteger(number)) throw new Damaged();
        out.push({ to: number });
      } else if (closer === undefined && ends.includes(word)) return [out, word];
      else out.push(token);
    }
  }

  #token(depth: number): Value | End {
    if (depth > DEEPEST || ++this.#read > LONGEST) throw new Damaged();
    this.#skip();
    const bytes = this.#bytes;
    const from = this.at;
    if (from >= bytes.length) throw new Damaged();
    const byte = bytes[from];
    if (KINDS[byte] === REGULAR) return this.#number();
    this.at++;
    if (byte === SLASH) return { name: this.#name() };
    if (byte === OPEN) return { text: this.#string() };
    if (byte === BRACKET) return this.#values(ENDS_ARRAY, [], depth + 1)[0];
    if (byte === END_BRACKET) return ENDS_ARRAY;
    const isDouble = bytes[this.at] === byte;
    if (byte === LESS && !isDouble) return { text: this.#hexadecimal() };
    if (!isDouble || (byte !== LESS && byte !== GREATER)) throw new Damaged();
    this.at++;
    return byte === LESS ? this.#dictionary(depth) : ENDS_DICTIONARY;
  }

  #dictionary(depth: number): Dictionary {
    const [values] = this.#values(ENDS_DICTIONARY, [], depth + 1);
    const entries = new Map<string, Value>();
    for (let i = 0; i < values.length; i += 2) {
      const name = nameOf(values[i]);
      // Of a name that stands twice, some readers take the first and others the last.
      if (name === undefined || entries.has(name) || i + 1 === values.length) throw new Damaged();
      entries.set(name, values[i + 1]);
    }
    return entries;
  }

  #number(): Value {
    const word = this.word();
    if (NUMBER.test(word)) return Number(word);
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : { word };
  }

  #name(): string {
    const from = this.at;
    while (this.at < this.#bytes.length && KINDS[this.#bytes[this.at]] === REGULAR) this.at++;
    if (this.at - from > LONGEST_NAME) throw new Damaged();
    const name = this.#text(from, this.at);
    if (!name.includes('#')) return name;
    return name.replace(/#(..)?/g, (_, digits: string | undefined) => {
      if (digits === undefined || !/^[0-9a-f]{2}$/i.test(digits)) throw new Damaged();
      return String.fromCharCode(Number.parseInt(digits, 16));
    });
  }

  #string(): string {
    const bytes = this.#bytes;
    const from = this.at;
    let depth = 1;
    for (; depth > 0; this.at++) {
      if (this.at >= bytes.length || this.at - from > LONGEST_TEXT) throw new Damaged();
      const byte = bytes[this.at];
      if (byte === BACKSLASH) this.at++;
      else if (byte === OPEN) depth++;
      else if (byte === CLOSE) depth--;
    }
    const text = this.#text(from, this.at - 1);
    if (!text.includes('\\')) return text;
    return text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, letter = '') => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      return /[\r\n]/.test(letter) ? '' : (ESCAPES[letter] ?? letter);
    });
  }

  #hexadecimal(): string {
    const end = this.#bytes.indexOf(GREATER, this.at);
    if (end === -1 || end - this.at > LONGEST_TEXT) throw new Damaged();
    const digits = this.#text(this.at, end).replace(/[\0\t\n\f\r ]/g, '');
    if (!/^[0-9a-f]*$/i.test(digits)) throw new Damaged();
    this.at = end + 1;
    const pairs = digits.match(/..?/g) ?? [];
    return pairs.map(pair => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16))).join('');
  }

  #skip(): void {
    const bytes = this.#bytes;
    for (;;) {
      while (this.at < bytes.length && KINDS[bytes[this.at]] === SPACE) this.at++;
      if (bytes[this.at] !== PERCENT) return;
      while (this.at < bytes.length && bytes[this.at] !== LINE_FEED && bytes[this.at] !== RETURN) this.at++;
    }
  }

  /** A letter for each byte. */
  #text(from: number, to: number): string {
    let text = '';
    for (let at = from; at < to; at += PIECE)
      text += String.fromCharCode(...this.#bytes.subarray(at, Math.min(to, at + PIECE)));
    return text;
  }
}
