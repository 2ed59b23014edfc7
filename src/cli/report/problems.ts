import type { Problem } from '../../problem.js';
import { english } from './say.js';

/** Prints problems on stderr, one a line. */
export function tellProblems(problems: readonly Problem[]): void {
  for (const line of problemLines(problems)) console.error(line);
}

/** A line for each problem. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  return problems.map(problem => `${problem.level}: ${english().format(problem)}`);
}
