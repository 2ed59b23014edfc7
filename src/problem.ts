/** The one shape of an error or a warning: where, what is wrong, the value, what to do. */
export type ProblemLevel = 'error' | 'warning' | 'notice';

export interface Problem {
  readonly level: ProblemLevel;
  /** File, flag or part of the journey: `wordlists/yue/classic.csv`, `--paper`. */
  readonly place: string;
  /** 1-based line in the file, where there is one. */
  readonly line?: number;
  /** What is wrong, with the value in quotes. A sentence that ends in a full stop. */
  readonly message: string;
  /** What to do about it. A sentence that ends in a full stop. */
  readonly advice: string;
}

/** Thrown with every problem of one input at once; `problems` holds at least one error. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/** `wordlists/yue/classic.csv:14: "狐狸" is already in line 3. Remove one of them.` */
export function formatProblem(problem: Problem): string {
  const place = problem.line === undefined ? problem.place : `${problem.place}:${problem.line}`;
  return `${place}: ${problem.message} ${problem.advice}`.trimEnd();
}

/** Throws a ProblemError holding all of `problems` when at least one is an error. */
export function throwErrors(problems: readonly Problem[]): void {
  if (problems.some(problem => problem.level === 'error')) throw new ProblemError(problems);
}

/** The nearest of `known` to a mistyped word, or undefined when none is near. */
export function didYouMean(value: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(value.length / 2));
  let best: { word: string; distance: number } | undefined;
  for (const word of known) {
    const distance = editDistance(value.toLowerCase(), word.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { word, distance };
  }
  return best?.word;
}

/** Advice for a value that is not one of `known`: the nearest one, and all of them. */
export function choices(value: string, known: readonly string[]): string {
  const near = didYouMean(value, known);
  return `${near ? `Did you mean "${near}"? ` : ''}It can be: ${known.join(', ')}.`;
}

/** Edits from one word to the other, two neighbours that changed places counting as one (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(other, row[j] + 1, next[j - 1] + 1, swapped ? before[j - 2] + 1 : Number.POSITIVE_INFINITY),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
