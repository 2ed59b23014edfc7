const SIZE = 1 << 16;

/** Collects small pieces of bytes into blocks of 64 KiB. */
export class Blocks {
  #whole: Uint8Array[] = [];
  #block = new Uint8Array(SIZE);
  #used = 0;

  add(bytes: Uint8Array): void {
    let rest = bytes;
    while (this.#used + rest.length >= SIZE) {
      const room = SIZE - this.#used;
      this.#block.set(rest.subarray(0, room), this.#used);
      rest = rest.subarray(room);
      this.#used = SIZE;
      this.end();
    }
    this.#block.set(rest, this.#used);
    this.#used += rest.length;
  }

  /** Ends the block that is being filled, however short. */
  end(): void {
    this.#whole.push(this.#block.subarray(0, this.#used));
    this.#block = new Uint8Array(SIZE);
    this.#used = 0;
  }

  /** The blocks since the last call. */
  take(): readonly Uint8Array[] {
    const whole = this.#whole;
    this.#whole = [];
    return whole;
  }
}
