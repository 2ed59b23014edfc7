import { type Expectation, type PreflightReport, preflight } from '../../preflight/index.js';
import { type Problem, ProblemError } from '../../problem.js';

/** A PDF to be read back, or `end`. */
export type Question = { readonly bytes: Uint8Array; readonly expectation: Expectation } | 'end';

export interface Answer {
  readonly report?: PreflightReport;
  /** Why the file could not be read. */
  readonly problems?: readonly Problem[];
  readonly failure?: string;
}

/** Reads a PDF back; never throws. */
export async function answer({ bytes, expectation }: Exclude<Question, 'end'>): Promise<Answer> {
  try {
    return { report: await preflight(bytes, expectation) };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
