import { Worker } from 'node:worker_threads';
import type { Expectation, PreflightOptions, PreflightReport, TellPages } from '../../proof/index.js';
import { error, ProblemError } from '../../speech/index.js';
import type { Asked, ReaderAnswer } from './answers.js';
import { Patience } from './patience.js';

interface Waiting {
  readonly asked: Asked;
  readonly tell: TellPages | undefined;
  readonly done: (report: PreflightReport) => void;
  readonly failed: (error: Error) => void;
}

/** A page takes a second; what is silent for longer than this, in ms, reads no deck: a file ends within ten seconds. */
const LIMIT = 8_000;
/** Of the thread's own, in megabytes; PDFium's is limited where it is loaded. */
const MEMORY = 256;

/**
 * Reads finished PDFs back on its own thread, while the next one is drawn: loading PDFium takes a while. A thread that a
 * file holds up, or that dies of it, is replaced: the file has a problem, and the others are read.
 */
export class ReadBack {
  #worker: Worker;
  #ended = false;
  #broken: Error | undefined;
  /** Whether the thread has begun to read. */
  #began = false;
  /** By the ids of their questions: the first is being read. */
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  readonly #patience: Patience;

  /** The built files are all in one folder: see scripts/build.mjs. */
  static thread(): Worker {
    return new Worker(new URL('./reader.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  }

  constructor(limit = LIMIT) {
    this.#patience = new Patience(limit, () => this.#giveUp());
    this.#worker = this.#start();
  }

  #start(): Worker {
    const worker = ReadBack.thread();
    this.#began = false;
    worker.on('message', (answer: ReaderAnswer) => {
      if (worker === this.#worker) this.#hear(answer);
    });
    worker.on('error', fault => {
      if (worker !== this.#worker) return;
      if (this.#began) this.#giveUp();
      else this.#break(fault);
    });
    worker.on('exit', () => {
      if (worker === this.#worker && this.#waiting.size > 0)
        this.#break(new Error('The thread that reads PDFs back ended too soon.'));
    });
    return worker;
  }

  #hear({ id, read, report, problems, failure }: ReaderAnswer): void {
    this.#began = true;
    this.#patience.heard();
    if (read) this.#waiting.get(id)?.tell?.(...read);
    if (!report && !problems && failure === undefined) return;
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#patience.rest();
    if (report) found?.done(report);
    else found?.failed(problems ? new ProblemError(problems) : new Error(failure));
  }

  add(
    bytes: Uint8Array,
    expectation: Expectation,
    { tell, ...options }: PreflightOptions = {},
  ): Promise<PreflightReport> {
    const asked = { id: this.#asked++, bytes, expectation, options };
    const report = new Promise<PreflightReport>((done, failed) => {
      if (this.#broken) failed(this.#broken);
      else this.#waiting.set(asked.id, { asked, tell, done, failed });
    });
    // A failure is reported where the reports are awaited, not here.
    report.catch(() => {});
    if (this.#began) this.#patience.heard();
    this.#worker.postMessage(asked);
    return report;
  }

  /** Lets the thread end after its last report. */
  end(): void {
    this.#worker.postMessage('end');
    this.#ended = true;
  }

  /** Ends the thread for the file that it is at, and reads the others on a fresh one. */
  #giveUp(): void {
    this.#patience.rest();
    void this.#worker.terminate();
    const [first, ...others] = this.#waiting.values();
    if (first === undefined) return;
    this.#waiting.delete(first.asked.id);
    this.#worker = this.#start();
    for (const { asked } of others) this.#worker.postMessage(asked);
    if (this.#ended) this.#worker.postMessage('end');
    first.failed(new ProblemError([error('preflight.gave-up', first.asked.expectation.place)]));
  }

  /** Rejects what still waits for a thread that is gone. */
  #break(error: Error): void {
    this.#broken ??= error;
    this.#patience.rest();
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }

  /** Stops the thread if it is not done. */
  close(): void {
    this.#patience.rest();
    if (!this.#ended) void this.#worker.terminate();
  }
}
