import type { Problem } from '../../problem.js';
import { loadMessages, type Messages } from '../../templates/index.js';
import { projectLibrary } from '../files.js';

let messages: Messages | undefined;

/** Prints problems on stderr, one a line. Their sentences are read when the first one is told. */
export function tellProblems(problems: readonly Problem[]): void {
  for (const problem of problems) {
    messages ??= loadMessages(projectLibrary());
    console.error(`${problem.level}: ${messages.format(problem)}`);
  }
}
