import type { Problem } from '../problem.js';
import { CHECKS, type Check, type CheckName } from './report.js';

/** Advice where the fault can only be ours. */
export const AGAIN = 'Print the deck again, and tell us if it happens twice.';

/** Of one check, so many problems are told one by one. */
const MOST = 50;

/** Gathers what each check looked at and found. */
export class Findings {
  readonly #place: string;
  readonly #found = new Map<CheckName, { count: number; problems: Problem[]; more: number }>();

  constructor(place: string) {
    this.#place = place;
  }

  count(name: CheckName, things = 1): void {
    this.#of(name).count += things;
  }

  /** `page` from 1, or undefined for what concerns the whole file. */
  fault(name: CheckName, page: number | undefined, message: string, advice: string): void {
    const place = page === undefined ? this.#place : `${this.#place}, page ${page}`;
    this.add(name, { level: 'error', place, message, advice });
  }

  add(name: CheckName, problem: Problem): void {
    const found = this.#of(name);
    if (found.problems.length < MOST) found.problems.push(problem);
    else found.more += 1;
  }

  checks(): readonly Check[] {
    return CHECKS.flatMap(name => {
      const found = this.#found.get(name);
      if (found === undefined) return [];
      const { count, problems, more } = found;
      const rest: Problem = {
        level: 'error',
        place: this.#place,
        message: `${more} more problems of this kind were found.`,
        advice: 'Mend the first ones and check again.',
      };
      return [{ name, count, problems: more > 0 ? [...problems, rest] : problems }];
    });
  }

  #of(name: CheckName) {
    let found = this.#found.get(name);
    if (found === undefined) {
      found = { count: 0, problems: [], more: 0 };
      this.#found.set(name, found);
    }
    return found;
  }
}
