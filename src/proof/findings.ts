import type { Rect } from '../scene/geometry/index.js';
import { error, type Sentence } from '../speech/index.js';
import { CHECKS, type Check, type CheckName, type PaperProblem } from './report.js';

/** At most this many problems of one check are reported one by one. */
const MOST = 50;

/** What a check finds, and where on the page, in millimetres, if it can tell. */
export interface Fault extends Sentence {
  readonly box?: Rect;
}

export function faultAt(box: Rect, { code, values }: Sentence): Fault {
  return { code, values, box };
}

/** Gathers what each check looked at and what it found. */
export class Findings {
  readonly #place: string;
  readonly #found = new Map<CheckName, { count: number; readonly problems: PaperProblem[]; more: number }>();

  constructor(place: string) {
    this.#place = place;
  }

  count(check: CheckName, things = 1): void {
    this.#of(check).count += things;
  }

  /** `page` from 1; without one, the fault is that of the whole file. */
  fault(check: CheckName, { box, ...fault }: Fault, page?: number): void {
    const place = page === undefined ? this.#place : `${this.#place}, page ${page}`;
    const mark = page === undefined ? {} : { mark: { page, ...(box ? { box } : {}) } };
    this.add(check, { level: 'error', place, ...fault, ...mark });
  }

  add(check: CheckName, problem: PaperProblem): void {
    const found = this.#of(check);
    if (found.problems.length < MOST) found.problems.push(problem);
    else found.more += 1;
  }

  /** Whether a check has found anything so far, on a page if one is named. */
  has(check: CheckName, page?: number): boolean {
    const { problems } = this.#of(check);
    return problems.some(({ mark }) => page === undefined || mark?.page === page);
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
