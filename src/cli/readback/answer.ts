import { type Expectation, type PreflightReport, preflight } from '../../preflight/index.js';
import { type Problem, ProblemError } from '../../problem.js';

/** A PDF to be read back, or `end`. */
export type Question = Asked | 'end';

export interface Asked {
  /** The answer has the same. */
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly expectation: Expectation;
}

export interface Answer {
  readonly id: number;
  readonly report?: PreflightReport;
  /** Why the file could not be read. */
  readonly problems?: readonly Problem[];
  readonly failure?: string;
}

/** Reads a PDF back; never throws. */
export async function answer({ id, bytes, expectation }: Asked): Promise<Answer> {
  try {
    return { id, report: await preflight(bytes, expectation) };
  } catch (error) {
    if (error instanceof ProblemError) return { id, problems: error.problems };
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
