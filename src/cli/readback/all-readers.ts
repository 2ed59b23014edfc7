import { availableParallelism } from 'node:os';
import type { ReadOptions } from '../../press/index.js';
import {
  canBeShared,
  type Expectation,
  joined,
  type PreflightReport,
  type TellPages,
} from '../../proof/index.js';
import { type Problem, ProblemError, throwErrors } from '../../speech/index.js';
import { ReadBack } from './read-back.js';

/** A smaller file is read sooner than another thread has loaded PDFium, in bytes. */
const LEAST = 100 * 1024;
/** PDFium takes some 100 MB in each thread. */
const MOST_THREADS = 8;

/** Reads finished PDFs back like ReadBack, and shares a large batch of key cards out over all cores. */
export class AllReaders {
  readonly #cores: number;
  readonly #threads = [new ReadBack()];
  readonly #reports: Promise<PreflightReport>[] = [];

  constructor(cores = availableParallelism()) {
    this.#cores = Math.min(cores, MOST_THREADS);
  }

  /** See `ReadBack.add`; `tell` is called while a batch is read. */
  add(
    bytes: Uint8Array,
    expectation: Expectation,
    options: ReadOptions = {},
    tell: TellPages = () => {},
  ): Promise<PreflightReport> {
    const isAll = options.sheets === undefined;
    const isLarge = isAll && this.#cores > 1 && bytes.length >= LEAST && canBeShared(expectation);
    const report = isLarge
      ? this.#shared(bytes, expectation, options, tell)
      : this.#threads[0].add(bytes, expectation, { ...options, tell });
    // A failure is reported where the reports are awaited, not here.
    report.catch(() => {});
    this.#reports.push(report);
    return report;
  }

  async #shared(
    bytes: Uint8Array,
    expectation: Expectation,
    options: ReadOptions,
    tell: TellPages,
  ): Promise<PreflightReport> {
    while (this.#threads.length < this.#cores) this.#threads.push(new ReadBack());
    const done = this.#threads.map(() => 0);
    const shares = this.#threads.map((thread, i) =>
      thread.add(bytes, expectation, {
        ...options,
        share: { share: i, of: this.#cores },
        tell: (pages, all) => {
          done[i] = pages;
          tell(
            done.reduce((sum, each) => sum + each),
            all,
          );
        },
      }),
    );
    try {
      const report = joined(await Promise.all(shares), expectation);
      if (report !== undefined) return report;
    } catch (fault) {
      if (!(fault instanceof ProblemError)) throw fault;
    }
    return this.#threads[0].add(bytes, expectation, { ...options, tell });
  }

  /** The reports of all files, in their order. Throws a ProblemError with every fault, as it is told. */
  async finish(
    told: (faults: readonly Problem[]) => readonly Problem[] = faults => faults,
  ): Promise<readonly PreflightReport[]> {
    const reports = await Promise.all(this.#reports);
    this.end();
    const { faultsIn } = await import('../../press/index.js');
    throwErrors(told(faultsIn(reports)));
    return reports;
  }

  /** Lets the threads end. Nothing may be added any more. */
  end(): void {
    for (const thread of this.#threads) thread.end();
  }

  close(): void {
    for (const thread of this.#threads) thread.close();
  }
}
