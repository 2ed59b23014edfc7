import { error, type Problem, type Sentence } from '../problem.js';
import { CHECKS, type Check, type CheckName } from './report.js';

/** At most this many problems of one check are reported one by one. */
const MOST = 50;

/** Gathers what each check looked at and what it found. */
export class Findings {
  readonly #place: string;
  readonly #found = new Map<CheckName, { count: number; readonly problems: Problem[]; more: number }>();

  constructor(place: string) {
    this.#place = place;
  }

  count(check: CheckName, things = 1): void {
    this.#of(check).count += things;
  }

  /** `page` from 1; without one, the fault is that of the whole file. */
  fault(check: CheckName, fault: Sentence, page?: number): void {
    const place = page === undefined ? this.#place : `${this.#place}, page ${page}`;
    this.add(check, { level: 'error', place, ...fault });
  }

  add(check: CheckName, problem: Problem): void {
    const found = this.#of(check);
    if (found.problems.length < MOST) found.problems.push(problem);
    else found.more += 1;
  }

  checks(): readonly Check[] {
    return CHECKS.flatMap(name => {
      const found = this.#found.get(name);
      if (found === undefined) return [];
      const { count, problems, more } = found;
      const rest = more > 0 ? [error('preflight.more', this.#place, { count: more })] : [];
      return [{ name, count, problems: [...problems, ...rest] }];
    });
  }

  #of(check: CheckName) {
    let found = this.#found.get(check);
    if (found === undefined) {
      found = { count: 0, problems: [], more: 0 };
      this.#found.set(check, found);
    }
    return found;
  }
}
