import { Worker } from 'node:worker_threads';
import type { Expectation, ExpectedPage, PreflightReport } from '../../preflight/index.js';
import { ProblemError, throwErrors } from '../../problem.js';
import type { Answer } from './answer.js';

/**
 * Reads finished PDFs back on its own thread, while the next one is drawn: loading PDFium takes a while.
 * Reports are in the order of the files.
 */
export class ReadBack {
  readonly #worker: Worker;
  #ended = false;
  #broken: Error | undefined;
  /** By the ids of their questions. */
  readonly #waiting = new Map<
    number,
    { done: (report: PreflightReport) => void; failed: (error: Error) => void }
  >();
  readonly #reports: Promise<PreflightReport>[] = [];

  /** The built files are all in one folder: see scripts/build.mjs. */
  static thread(): Worker {
    return new Worker(new URL('./reader.js', import.meta.url));
  }

  constructor() {
    this.#worker = ReadBack.thread();
    this.#worker.on('message', ({ id, report, problems, failure }: Answer) => {
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (report) asked?.done(report);
      else asked?.failed(problems ? new ProblemError(problems) : new Error(failure));
    });
    this.#worker.on('error', error => this.#break(error));
    this.#worker.on('exit', () => this.#break(new Error('The thread that reads PDFs back ended too soon.')));
  }

  /** With `pages`, it looks at each page too. */
  add(
    bytes: Uint8Array,
    expectation: Expectation,
    pages?: readonly ExpectedPage[],
  ): Promise<PreflightReport> {
    const id = this.#reports.length;
    const report = new Promise<PreflightReport>((done, failed) => {
      if (this.#broken) failed(this.#broken);
      else this.#waiting.set(id, { done, failed });
    });
    // A failure is reported where the reports are awaited, not here.
    report.catch(() => {});
    this.#reports.push(report);
    this.#worker.postMessage({ id, bytes, expectation, ...(pages ? { pages } : {}) });
    return report;
  }

  /** The reports of all files. Throws a ProblemError with every fault. */
  async finish(): Promise<readonly PreflightReport[]> {
    const reports = await Promise.all(this.#reports);
    this.end();
    const { faultsIn } = await import('../../pipeline/index.js');
    throwErrors(faultsIn(reports));
    return reports;
  }

  /** Lets the thread end after its last report. */
  end(): void {
    this.#worker.postMessage('end');
    this.#ended = true;
  }

  /** Rejects what still waits for a thread that is gone. */
  #break(error: Error): void {
    this.#broken ??= error;
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }

  /** Stops the thread if it is not done. */
  close(): void {
    if (!this.#ended) void this.#worker.terminate();
  }
}
