import { ProblemError, throwErrors } from '../../problem.js';
import { keySpace, startIndex } from '../key-space.js';
import type { Key, KeyKind } from '../kind.js';
import { canonicalOf } from '../orbit.js';
import { randomFrom, type Seed } from '../random.js';
import { type CardRules, cardRules } from './card-rules.js';
import { findSet } from './card-set.js';
import { checkWishes } from './check-wishes.js';
import { COUNT_WORK, countLayouts } from './count/count-layouts.js';
import { provedImpossible } from './impossibility.js';
import { contradiction, givenUp, tooMany } from './refusal.js';
import { planStarts, roomFor } from './start-plan.js';
import type { Wishes } from './wishes.js';

export interface SolvedSet {
  /** As they must be printed: upright, with the wished cells in their places. The ranks are those of the cards. */
  readonly keys: readonly Key[];
  /** Layouts that keep the wishes of a single card, all starts together, where they are quickly counted. */
  readonly count?: bigint;
}

export interface SolveOptions {
  readonly seed: Seed;
  /** How many cards. */
  readonly count: number;
  /** The most choices to try; some seconds' worth by default. */
  readonly budget?: number;
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
  const { seed, count: wanted, budget = BUDGET } = options;
  const rules = rulesByStart(kind, wishes, wanted);
  if (provedImpossible(kind, wishes, wanted)) throw new ProblemError([contradiction(kind, wishes, wanted)]);

  const layouts = countEach(rules, each => countLayouts(each, QUICK_WORK));
  const room = rules.map((each, start) => roomFor(each, layouts[start], wanted, QUICK_WORK));
  const count = sumOfStarts(kind, wishes, layouts);
  const random = randomFrom(`${seed}/${kind.id}/wishes`);
  const first = random.below(rules.length);
  let nodes = 0;
  for (;;) {
    const plan = planStarts(rules[0], wishes, wanted, room, first);
    if (plan.length < wanted) throw new ProblemError([tooMany(wanted, plan.length)]);
    const set = findSet(
      plan.map(start => rules[start]),
      wishes,
      { random, budget: budget - nodes },
    );
    nodes += set.nodes;
    const found = set.layouts.length;
    if (found === wanted) {
      const keys = set.layouts.map((layout, i) => solvedKey(rules[plan[i]], layout));
      return { keys, ...(count === undefined ? {} : { count }) };
    }
    if (!set.proved) throw new ProblemError([givenUp(kind, wishes, wanted, set.best)]);
    // The set has all cards of this start: the next plan takes that into account.
    const full = plan[found];
    room[full] = plan.slice(0, found).filter(start => start === full).length;
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
