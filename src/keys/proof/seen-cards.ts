/**
 * Remembers which drawings were seen, by a text for each or by an exact number: a table of numbers takes a tenth of the
 * memory of a Map, and a batch may hold a million cards. A value is a whole number below 2^32.
 */
export class Seen {
  #keys = new Float64Array(1 << 10).fill(-1);
  #values = new Uint32Array(1 << 10);
  #held = 0;
  readonly #texts = new Map<string, number>();

  /** The value that the key had before; where it had none, it gets this one. */
  meet(key: number | string, value: number): number | undefined {
    if (typeof key === 'string') {
      const before = this.#texts.get(key);
      if (before === undefined) this.#texts.set(key, value);
      return before;
    }
    const slot = this.#slot(key);
    if (this.#keys[slot] === key) return this.#values[slot];
    this.#keys[slot] = key;
    this.#values[slot] = value;
    this.#held += 1;
    if (this.#held * 2 > this.#keys.length) this.#grow();
    return undefined;
  }

  /** Where the key stands, or the free place for it: linear probing (D. Knuth, TAOCP 3, 6.4). */
  #slot(key: number): number {
    const mask = this.#keys.length - 1;
    const high = Math.floor(key / 2 ** 32);
    let slot = (Math.imul((key >>> 0) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> 7) & mask;
    while (this.#keys[slot] !== -1 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Float64Array(keys.length * 2).fill(-1);
    this.#values = new Uint32Array(keys.length * 2);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === -1) continue;
      const slot = this.#slot(keys[i]);
      this.#keys[slot] = keys[i];
      this.#values[slot] = values[i];
    }
  }
}
