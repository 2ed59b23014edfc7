import { type Expectation, preflight } from '../preflight/index.js';
import { type Problem, ProblemError } from '../problem.js';

export interface Question {
  readonly bytes: Uint8Array;
  readonly expectation: Expectation;
}

export interface Answer {
  readonly report?: Awaited<ReturnType<typeof preflight>>;
  /** Why the file could not be read. */
  readonly problems?: readonly Problem[];
  readonly failure?: string;
}

/** Reads one PDF back; never throws. Runs on the reading thread, from a bundle of its own. */
export async function answer({ bytes, expectation }: Question): Promise<Answer> {
  try {
    return { report: await preflight(bytes, expectation) };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
