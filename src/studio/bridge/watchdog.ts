/** Calls `bark` when nothing was heard for a while. Times in ms. */
export class Watchdog {
  readonly #patience: number;
  readonly #bark: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(patience: number, bark: () => void) {
    this.#patience = patience;
    this.#bark = bark;
  }

  /** Begins to wait; one that waits already goes on as it is, however often it is asked. */
  watch(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#bark();
    }, this.#patience);
  }

  /** A sign of life: begins to wait anew. */
  heard(): void {
    this.rest();
    this.watch();
  }

  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
