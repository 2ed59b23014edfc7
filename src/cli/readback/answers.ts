import {
  type Expectation,
  type PreflightOptions,
  type PreflightReport,
  preflight,
  type TellPages,
} from '../../proof/index.js';
import { type Problem, ProblemError } from '../../speech/index.js';

/** A PDF to be read back, or `end`. */
export type ReaderQuestion = Asked | 'end';

export interface Asked {
  /** The answer has the same. */
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly expectation: Expectation;
  readonly options: Omit<PreflightOptions, 'tell'>;
}

/** Without a report, problems or a failure it only says that the file is being read. */
export interface ReaderAnswer {
  readonly id: number;
  /** How many pages have been read, of how many. */
  readonly read?: Parameters<TellPages>;
  readonly report?: PreflightReport;
  /** Why the file could not be read. */
  readonly problems?: readonly Problem[];
  readonly failure?: string;
}

/** At least so long between two signs of life, in ms. */
const PAUSE = 200;

/** Reads PDFs back as it is asked, one after the other. */
export class Answers {
  readonly #post: (answer: ReaderAnswer) => void;
  readonly #end: () => void;
  #last = Promise.resolve();

  constructor(post: (answer: ReaderAnswer) => void, end: () => void) {
    this.#post = post;
    this.#end = end;
  }

  hear(question: ReaderQuestion): void {
    if (question === 'end') this.#last = this.#last.then(this.#end);
    else this.#last = this.#last.then(() => this.#answer(question));
  }

  /** Tells now and then that it goes on; never throws. */
  async #answer({ id, bytes, expectation, options }: Asked): Promise<void> {
    let told = 0;
    const tell = (...read: Parameters<TellPages>) => {
      if (performance.now() - told < PAUSE) return;
      told = performance.now();
      this.#post({ id, read });
    };
    tell(0, 0);
    try {
      this.#post({ id, report: await preflight(bytes, expectation, { ...options, tell }) });
    } catch (fault) {
      if (fault instanceof ProblemError) this.#post({ id, problems: fault.problems });
      else
        this.#post({ id, failure: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
    }
  }
}
