import type { ToldProblem } from './messages.js';

/** The input is at fault: every problem of it. */
export class Refused extends Error {
  readonly problems: readonly ToldProblem[];

  constructor(problems: readonly ToldProblem[]) {
    super(problems.map(({ what }) => what).join('\n'));
    this.problems = problems;
  }
}

/** The worker ended before it answered; the next question starts a new one. */
export class WorkerDied extends Error {}

/** The person no longer wants the answer. */
export class Stopped extends Error {}
