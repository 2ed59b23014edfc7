import type { Problem } from '../../problem.js';
import { loadMessages, type Messages } from '../../templates/index.js';
import { projectLibrary } from '../files.js';

let messages: Messages | undefined;

/** Prints problems on stderr, one a line. */
export function tellProblems(problems: readonly Problem[]): void {
  for (const line of problemLines(problems)) console.error(line);
}

/** A line for each problem. The sentences are read when the first one is asked for. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  return problems.map(problem => {
    messages ??= loadMessages(projectLibrary());
    return `${problem.level}: ${messages.format(problem)}`;
  });
}
