import { didYouMean } from './nearest.js';

export type ProblemLevel = 'error' | 'warning' | 'notice';

/** What fills the placeholder of a sentence: a text, a number, a list, or another sentence. A text stays as it is. */
export type Value = string | number | Decimal | Sentence | readonly (string | Sentence)[];
export type Values = Readonly<Record<string, Value>>;

/** A number with so many decimals, as the language of the sentence writes it. */
export interface Decimal {
  readonly number: number;
  readonly decimals: number;
}

/** A code of `templates/messages/` and the values that fill its placeholders. */
export interface Sentence {
  readonly code: string;
  readonly values: Values;
}

/** Rounded to so many decimals. */
export function decimal(number: number, decimals: number): Decimal {
  return { number: Number(number.toFixed(decimals)), decimals };
}

/** A count as a number; one past all numbers that are exact, as its digits. */
export function countOf(count: bigint): number | string {
  return count <= Number.MAX_SAFE_INTEGER ? Number(count) : String(count);
}

/** A number beside one from which it differs, with as many decimals as show that; at least one. */
export function unlike(number: number, other: number): Decimal {
  const enough = [1, 2, 3, 4, 5, 6].find(each => number.toFixed(each) !== other.toFixed(each));
  return decimal(number, enough ?? 1);
}

/** A sentence inside that of a problem. */
export function sentence(code: string, values: Values = {}): Sentence {
  return { code, values };
}

/** A file, flag or part of the journey, such as `wordlists/yue/classic.csv` or `--paper`; `line` counts from 1. */
export interface Spot {
  readonly place: string;
  readonly line?: number;
}

/** The one shape of an error, a warning or a notice: where, which one, and its values. Its words are data. */
export interface Problem extends Spot, Sentence {
  readonly level: ProblemLevel;
}

/** Stops the run: nothing is written. */
export function error(code: string, at: string | Spot, values: Values = {}): Problem {
  return problem('error', code, at, values);
}

/** The run goes on; a person should look. */
export function warning(code: string, at: string | Spot, values: Values = {}): Problem {
  return problem('warning', code, at, values);
}

/** Good to know. */
export function notice(code: string, at: string | Spot, values: Values = {}): Problem {
  return problem('notice', code, at, values);
}

function problem(level: ProblemLevel, code: string, at: string | Spot, values: Values): Problem {
  const { place, line } = typeof at === 'string' ? { place: at, line: undefined } : at;
  return { level, place, ...(line === undefined ? {} : { line }), code, values };
}

/** Thrown with every problem of one input at once; `problems` holds at least one error. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/** A problem as a programmer reads it: `list.csv:14: words.duplicate {"word":"狐狸"}`. */
export function describeProblem(problem: Problem): string {
  return `${spotOf(problem)}: ${problem.code} ${JSON.stringify(problem.values)}`;
}

/** `wordlists/yue/classic.csv:14` */
export function spotOf({ place, line }: Spot): string {
  return line === undefined ? place : `${place}:${line}`;
}

/** Throws a ProblemError holding all of `problems` when at least one is an error. */
export function throwErrors(problems: readonly Problem[]): void {
  if (problems.some(problem => problem.level === 'error')) throw new ProblemError(problems);
}

/** The values of a sentence that ends in `*choices`: the known word that is nearest, and all of them, by their names if they have some. */
export function choicesFor(
  value: string,
  known: readonly string[],
  nameOf: (id: string) => string | Sentence = id => id,
): Values {
  const near = didYouMean(value, known);
  return {
    suggested: near === undefined ? 'no' : 'yes',
    near: near === undefined ? '' : nameOf(near),
    known: known.map(nameOf),
  };
}
