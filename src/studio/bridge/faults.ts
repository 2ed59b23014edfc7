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

/** The worker's program could not be loaded, as without a connection. */
export class Unreachable extends WorkerDied {}

/** Whether something of the program's own could not be loaded, which a connection sets right. */
export function isOutOfReach(fault: unknown): boolean {
  return (
    fault instanceof Unreachable ||
    (fault instanceof Refused && fault.problems.some(({ code }) => code === 'studio.offline'))
  );
}

/** The person no longer wants the answer. */
export class Stopped extends Error {}
