import {
  type Expectation,
  type Looking,
  type PreflightReport,
  preflight,
  type Share,
  type TellPages,
} from '../../preflight/index.js';
import { type Problem, ProblemError } from '../../problem.js';
import { eye } from '../raster/eye.js';

/** A PDF to be read back, and what its pages look like if they are to be looked at; or `end`. */
export type Question = Asked | 'end';

export interface Asked {
  /** The answer has the same. */
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly expectation: Expectation;
  readonly pages?: Looking['pages'];
  readonly share?: Share;
}

/** Without a report, problems or a failure it only says that the file is being read. */
export interface Answer {
  readonly id: number;
  /** How many pages have been read, of how many. */
  readonly read?: Parameters<TellPages>;
  readonly report?: PreflightReport;
  /** Why the file could not be read. */
  readonly problems?: readonly Problem[];
  readonly failure?: string;
}

/** Reads a PDF back, telling now and then that it goes on; never throws. */
export async function answer(
  { id, bytes, expectation, pages, share }: Asked,
  tell: TellPages = () => {},
): Promise<Answer> {
  try {
    const looking = pages && { pages, eye };
    const options = { tell, ...(looking ? { looking } : {}), ...(share ? { share } : {}) };
    return { id, report: await preflight(bytes, expectation, options) };
  } catch (error) {
    if (error instanceof ProblemError) return { id, problems: error.problems };
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
