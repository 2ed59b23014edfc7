import type { Client } from '../bridge/client.js';
import type { Answer, Payload } from '../jobs/index.js';

type Wish = Payload<'readBack'>;
type Report = Answer<'readBack'>;
/** Of a client, what is needed here. */
type Asked = { ask(job: 'readBack', wish: Wish, options: { signal: AbortSignal }): Promise<Report> };

interface Waiting {
  readonly wish: Wish;
  readonly done: (report: Promise<Report>) => void;
}

/** Workers that read PDFs back, each one at a time, so that none holds more than one in memory. */
export class Readers {
  readonly #waiting: Waiting[] = [];
  readonly #idle: Asked[];
  readonly #signal: AbortSignal;

  constructor(first: Client | Asked, signal: AbortSignal) {
    this.#idle = [first as Asked];
    this.#signal = signal;
  }

  /** Another worker that helps from now on. */
  join(worker: Client | Asked): void {
    this.#idle.push(worker as Asked);
    this.#go();
  }

  read(wish: Wish): Promise<Report> {
    const report = new Promise<Report>(done => this.#waiting.push({ wish, done }));
    this.#go();
    return report;
  }

  #go(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.shift();
    if (worker === undefined) return;
    const { wish, done } = this.#waiting.shift() as Waiting;
    const report = worker.ask('readBack', wish, { signal: this.#signal });
    done(report);
    const next = () => {
      this.#idle.push(worker);
      this.#go();
    };
    report.then(next, next);
  }
}
