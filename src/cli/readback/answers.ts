import {
  type Expectation,
  type ExpectedPage,
  type ExpectedPages,
  type PreflightReport,
  preflight,
  type Share,
  type TellPages,
} from '../../preflight/index.js';
import { type Problem, ProblemError } from '../../problem.js';
import { loadEye } from '../raster/eye.js';

/** A PDF to be read back, a page of one that is being read, or `end`. */
export type Question = Asked | Sent | 'end';

export interface Asked {
  /** The answer has the same. */
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly expectation: Expectation;
  /** The pages that it must have, if they are to be looked at: each is asked for when it is its turn. */
  readonly pages?: Omit<ExpectedPages, 'page'>;
  readonly share?: Share;
}

/** What a page must look like, as it was asked for. */
export interface Sent {
  readonly id: number;
  readonly number: number;
  readonly page: ExpectedPage | undefined;
}

/** Without a report, problems or a failure it only says that the file is being read, or asks for a page of it. */
export interface Answer {
  readonly id: number;
  /** How many pages have been read, of how many. */
  readonly read?: Parameters<TellPages>;
  /** The number of the page that is to be sent. */
  readonly wants?: number;
  readonly report?: PreflightReport;
  /** Why the file could not be read. */
  readonly problems?: readonly Problem[];
  readonly failure?: string;
}

/** At least so long between two signs of life, in ms. */
const PAUSE = 200;

/** Reads PDFs back as it is asked, one after the other, and asks for their pages in turn. */
export class Answers {
  readonly #post: (answer: Answer) => void;
  readonly #end: () => void;
  #last = Promise.resolve();
  /** The file that is being read. */
  #reading = -1;
  /** Those that wait for its pages, by their numbers. */
  readonly #wanted = new Map<number, (page: ExpectedPage | undefined) => void>();

  constructor(post: (answer: Answer) => void, end: () => void) {
    this.#post = post;
    this.#end = end;
  }

  hear(question: Question): void {
    if (question === 'end') this.#last = this.#last.then(this.#end);
    else if ('bytes' in question) this.#last = this.#last.then(() => this.#answer(question));
    else if (question.id === this.#reading) this.#wanted.get(question.number)?.(question.page);
  }

  /** Tells now and then that it goes on; never throws. */
  async #answer({ id, bytes, expectation, pages, share }: Asked): Promise<void> {
    this.#reading = id;
    this.#wanted.clear();
    const page = (wants: number) =>
      new Promise<ExpectedPage | undefined>(resolve => {
        this.#wanted.set(wants, resolve);
        this.#post({ id, wants });
      });
    let told = 0;
    const tell = (...read: Parameters<TellPages>) => {
      if (performance.now() - told < PAUSE) return;
      told = performance.now();
      this.#post({ id, read });
    };
    tell(0, 0);
    try {
      const looking = pages ? { looking: { pages: { ...pages, page }, eye: await loadEye() } } : {};
      const options = { tell, ...looking, ...(share ? { share } : {}) };
      this.#post({ id, report: await preflight(bytes, expectation, options) });
    } catch (fault) {
      if (fault instanceof ProblemError) this.#post({ id, problems: fault.problems });
      else
        this.#post({ id, failure: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
    }
  }
}
