import { type Problem, ProblemError, throwErrors } from '../../speech/index.js';
import { keySpace, startIndex } from '../key-space.js';
import type { Key, KeyKind } from '../kind.js';
import { canonicalOf } from '../orbit.js';
import { randomFrom, type Seed } from '../random.js';
import { type CardRules, cardRules } from './card-rules.js';
import { findSet } from './card-set.js';
import { checkWishes } from './check-wishes.js';
import { COUNT_WORK, countLayouts } from './count/count-layouts.js';
import { provedImpossible } from './impossibility.js';
import { contradiction, givenUp, tooMany, tooManyApart } from './refusal.js';
import { toTheEnd } from './search/search.js';
import { planStarts, roomFor } from './start-plan.js';
import type { Wishes } from './wishes.js';

export interface SolvedSet {
  /** As they must be printed: upright, with the wished cells in their places. The ranks are those of the cards. */
  readonly keys: readonly Key[];
  /** Layouts that keep the wishes of a single card, all starts together, where they are quickly counted. */
  readonly count?: bigint;
  /** Why there are fewer cards than asked for, where those that were found are kept. */
  readonly fewer?: Problem;
}

export interface SolveOptions {
  readonly seed: Seed;
  /** How many cards. */
  readonly count: number;
  /** The most choices to try for each card; some seconds' worth by default. */
  readonly budget?: number;
  /** Fewer cards are better than none: what else would be refused is told in `fewer`. */
  readonly keepFound?: boolean;
}

const BUDGET = 2_000_000;
/** Sums for a count on the side: a fraction of a second. */
const QUICK_WORK = 10_000_000;

/**
 * A set of different cards that keeps all wishes, the same for the same seed. Without a wish for the starts the teams
 * take turns as long as each has cards left. Throws a ProblemError for wishes that make no sense or contradict each
 * other (a smallest set of them), more cards than there are, or a search that was given up.
 */
export function solveKeys(kind: KeyKind, wishes: Wishes, options: SolveOptions): SolvedSet {
  return toTheEnd(searchKeys(kind, wishes, options));
}

/**
 * The same search, which tells now and then how many cards it has; `true` in return ends it with those. As many cards
 * asked for from the start are the same.
 */
export function* searchKeys(
  kind: KeyKind,
  wishes: Wishes,
  options: SolveOptions,
): Generator<number, SolvedSet, boolean> {
  const { seed, count: wanted, budget = BUDGET, keepFound = false } = options;
  const rules = rulesByStart(kind, wishes, wanted);
  const apart = tooManyApart(kind, wishes, wanted);
  if (apart) return yield* fewer(apart.problem, apart.most);
  if (provedImpossible(kind, wishes, wanted)) throw new ProblemError([contradiction(kind, wishes, wanted)]);

  const layouts = countEach(rules, each => countLayouts(each, QUICK_WORK));
  const room = rules.map((each, start) => roomFor(each, layouts[start], wanted, QUICK_WORK));
  const count = sumOfStarts(kind, wishes, layouts);
  const random = randomFrom(`${seed}/${kind.id}/wishes`);
  const first = random.below(rules.length);
  const step = wishes.starts === 'equal' ? kind.teams.length : 1;
  for (;;) {
    const plan = planStarts(rules[0], wishes, wanted, room, first);
    if (plan.length < wanted) return yield* fewer(tooMany(wanted, plan.length), plan.length);
    const search = findSet(
      plan.map(start => rules[start]),
      wishes,
      { random, budget, step },
    );
    let stopped = false;
    let next = search.next(false);
    while (!next.done) {
      stopped ||= yield next.value;
      next = search.next(stopped);
    }
    const set = next.value;
    const found = set.layouts.length;
    const solved = (): SolvedSet => {
      const keys = set.layouts.map((layout, i) => solvedKey(rules[plan[i]], layout));
      return { keys, ...(count === undefined ? {} : { count }) };
    };
    if (found === wanted) return solved();
    if (!set.proved) {
      const problem = givenUp(kind, wishes, wanted, found);
      if (!(keepFound || stopped) || found === 0) throw new ProblemError([problem]);
      // What is balanced as a whole is not when some of it is missing.
      if (wishes.balanced) return yield* again(problem, found);
      return { ...solved(), fewer: problem };
    }
    // The set has all cards of this start: the next plan takes that into account.
    const full = plan[found];
    room[full] = plan.slice(0, found).filter(start => start === full).length;
  }

  function* fewer(problem: Problem, most: number) {
    if (!keepFound || most === 0) throw new ProblemError([problem]);
    return yield* again(problem, most);
  }

  function* again(problem: Problem, most: number): Generator<number, SolvedSet, boolean> {
    const less = { ...options, count: most, keepFound: true };
    return { ...(yield* searchKeys(kind, wishes, less)), fewer: problem };
  }
}

/**
 * How many layouts keep the wishes of a single card, for all starts that are wished together, each turn by itself;
 * undefined when the count would take more than `work` sums. Throws a ProblemError for wishes that make no sense.
 */
export function countWished(kind: KeyKind, wishes: Wishes, work = COUNT_WORK): bigint | undefined {
  const rules = rulesByStart(kind, wishes, 0);
  return sumOfStarts(
    kind,
    wishes,
    countEach(rules, each => countLayouts(each, work)),
  );
}

function rulesByStart(kind: KeyKind, wishes: Wishes, count: number): CardRules[] {
  const space = keySpace(kind);
  throwErrors(checkWishes(kind, wishes, count));
  return space.roles.map((_, start) => cardRules(kind, wishes, start));
}

/** A count for each start. Where no cell is fixed to a team they are all the same, and counted once. */
function countEach(
  rules: readonly CardRules[],
  count: (rules: CardRules) => bigint | undefined,
): (bigint | undefined)[] {
  const known = new Map<string, bigint | undefined>();
  return rules.map(each => {
    const key = `${each.domains}`;
    if (!known.has(key)) known.set(key, count(each));
    return known.get(key);
  });
}

function sumOfStarts(kind: KeyKind, { starts }: Wishes, counts: readonly (bigint | undefined)[]) {
  const one = starts === undefined || starts === 'equal' ? undefined : startIndex(kind, starts);
  const wished = one === undefined ? counts : [counts[one]];
  return wished.reduce((sum, n) => (sum === undefined || n === undefined ? undefined : sum + n), 0n);
}

function solvedKey({ space, start }: CardRules, layout: Uint8Array): Key {
  const cells = Array.from(layout, symbol => space.roles[start][symbol]);
  return { ...canonicalOf(space, start, layout), cells };
}
