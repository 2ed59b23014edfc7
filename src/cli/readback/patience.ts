/** How often it is looked whether anything was heard, in ms. */
const TICK = 500;
/** Counted where a thread had no turn, as on a busy machine: it may also wait for what never comes. */
const LEAST = TICK / 20;

/**
 * Calls `over` once a thread has said nothing for `limit` ms in which it could have worked: neither the time in which this
 * thread was busy counts, nor that of other programs.
 */
export class Patience {
  readonly #limit: number;
  readonly #over: () => void;
  #timer: NodeJS.Timeout | undefined;
  #silent = 0;
  #used = 0;

  constructor(limit: number, over: () => void) {
    this.#limit = limit;
    this.#over = over;
  }

  /** A sign of life: begins to wait anew. */
  heard(): void {
    this.#silent = 0;
    if (this.#timer) return;
    this.#used = used();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const now = used();
    this.#silent += Math.min(Math.max(now - this.#used, LEAST), TICK);
    this.#used = now;
    if (this.#silent < this.#limit) return;
    this.rest();
    this.#over();
  }
}

/** The processor's time so far, in ms. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
