import { Worker } from 'node:worker_threads';
import { faultsOf, provedTogether } from '../../pipeline/verify.js';
import type { Check, Expectation, PreflightReport } from '../../preflight/index.js';
import { ProblemError } from '../../problem.js';
import type { Answer } from './reader.js';

/**
 * Reads finished PDFs back while the program goes on: on a thread of its own, for loading the reader takes as long as
 * drawing a deck. Reports come in the order of the files.
 */
export class Verifying {
  readonly #worker: Worker;
  #ended = false;
  readonly #waiting: { done: (report: PreflightReport) => void; failed: (error: Error) => void }[] = [];
  readonly #reports: Promise<PreflightReport>[] = [];

  constructor() {
    // All that is built lies in one folder: see scripts/build.mjs.
    this.#worker = new Worker(new URL('./reader.js', import.meta.url));
    this.#worker.on('message', ({ report, problems, failure }: Answer) => {
      const asked = this.#waiting.shift();
      if (report) asked?.done(report);
      else asked?.failed(problems ? new ProblemError(problems) : new Error(failure));
    });
    this.#worker.on('error', error => {
      for (const { failed } of this.#waiting.splice(0)) failed(error);
    });
  }

  add(bytes: Uint8Array, expectation: Expectation): Promise<PreflightReport> {
    const report = new Promise<PreflightReport>((done, failed) => {
      this.#waiting.push({ done, failed });
    });
    // A failure is told where the reports are asked for, not here.
    report.catch(() => {});
    this.#reports.push(report);
    this.#worker.postMessage({ bytes, expectation });
    return report;
  }

  /** What was proved of all files. Throws a ProblemError with every fault. */
  async finish(): Promise<readonly Pick<Check, 'name' | 'count'>[]> {
    const reports = await Promise.all(this.#reports);
    this.end();
    const faults = reports.flatMap(faultsOf);
    if (faults.length > 0) throw new ProblemError(faults);
    return provedTogether(reports);
  }

  /** Lets the thread end when it has answered all. */
  end(): void {
    this.#worker.postMessage('end');
    this.#ended = true;
  }

  /** Stops the thread where it is not done. */
  close(): void {
    if (!this.#ended) void this.#worker.terminate();
  }
}

/** One line of what was proved; empty where nothing was. */
export function provedLine(checks: readonly Pick<Check, 'name' | 'count'>[]): string {
  const count = (name: Check['name']) => checks.find(check => check.name === name)?.count ?? 0;
  const things = (name: Check['name'], one: string, many: string) =>
    count(name) === 0 ? [] : [count(name) === 1 ? `1 ${one}` : `${many.replace('#', `${count(name)}`)}`];
  const told = [
    ...things('key cards', 'key card legal and true to its id', '# key cards legal and true to their ids'),
    ...things(
      'front and back',
      'card with matching front and back',
      '# cards with matching fronts and backs',
    ),
    ...things('words', 'word present', 'all # words present'),
    ...things('agents', 'agent as in the box', '# agents as in the box'),
    ...things('tokens', 'token as in the box', '# tokens as in the box'),
    ...things('map', 'city in place with its numbers', '# cities in place with their numbers'),
    ...(count('safe zone') > 0 ? ['nothing cut off'] : []),
    ...(count('fonts') > 0 ? ['all fonts embedded'] : []),
  ];
  return told.length === 0 ? '' : `Read back from the finished PDFs: ${told.join(', ')}.`;
}
