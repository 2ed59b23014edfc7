import { ProblemError, throwErrors } from '../../problem.js';
import { keySpace, startIndex } from '../key-space.js';
import type { Key, KeyKind } from '../kind.js';
import { canonicalOf } from '../orbit.js';
import { randomFrom, type Seed } from '../random.js';
import { type CardRules, cardRules } from './card-rules.js';
import { findSet } from './card-set.js';
import { countDifferent } from './count/count-cards.js';
import { COUNT_WORK, countLayouts } from './count/count-layouts.js';
import { provedImpossible } from './impossibility.js';
import { contradiction, givenUp, tooMany } from './refusal.js';
import { planStarts, roomFor } from './start-plan.js';
import { checkWishes, type Wishes } from './wishes.js';

/** A key as it must be printed: its cells upright, with what is wished in the fixed ones. Its rank is the card's. */
export type SolvedKey = Key;

export interface SolvedSet {
  readonly keys: readonly SolvedKey[];
  /** Layouts that keep the wishes of a single card, all starts together, where they are quickly counted. */
  readonly count?: bigint;
  /** Choices tried. */
  readonly nodes: number;
  /** Beginnings anew, of a card or of the end of the set. */
  readonly restarts: number;
}

export interface SolveOptions {
  readonly seed: Seed;
  /** How many cards. */
  readonly count: number;
  /** Choices to try at most: some seconds' worth when it isn't said. */
  readonly budget?: number;
  /** Told each time that there are more cards than before. */
  readonly tell?: (done: number) => void;
}

const BUDGET = 2_000_000;
/** Sums for a count on the side: a small part of a second. */
const QUICK_WORK = 10_000_000;

/**
 * A set of different cards that keeps all wishes, the same for the same seed. Without a wish for the starts the teams
 * take turns as long as each has cards left. Throws a ProblemError that tells wishes without sense, wishes that
 * contradict each other (a smallest set of them), more cards than there are, or a search that was given up.
 */
export function solveKeys(kind: KeyKind, wishes: Wishes, options: SolveOptions): SolvedSet {
  const { seed, count: wanted, budget = BUDGET, tell } = options;
  const rules = wishedRules(kind, wishes, wanted);
  if (provedImpossible(kind, wishes, wanted)) throw new ProblemError([contradiction(kind, wishes, wanted)]);

  const layouts = countEach(rules, each => countLayouts(each, QUICK_WORK));
  const room = rules.map((each, start) => roomFor(each, layouts[start], wanted, QUICK_WORK));
  const count = sumWished(kind, wishes, layouts);
  const random = randomFrom(`${seed}/${kind.id}/wishes`);
  const first = random.below(rules.length);
  let spent = { nodes: 0, restarts: 0 };
  for (;;) {
    const plan = planStarts(rules[0], wishes, wanted, room, first);
    if (plan.length < wanted) throw new ProblemError([tooMany(wanted, plan.length)]);
    const set = findSet(
      plan.map(start => rules[start]),
      wishes,
      { random, budget: budget - spent.nodes, tell },
    );
    const found = set.layouts.length;
    spent = { nodes: spent.nodes + set.nodes, restarts: spent.restarts + set.restarts };
    if (found === wanted) {
      const keys = set.layouts.map((layout, i) => solvedKey(rules[plan[i]], layout));
      return { keys, ...(count === undefined ? {} : { count }), ...spent };
    }
    if (!set.proved) throw new ProblemError([givenUp(kind, wishes, wanted, set.best)]);
    // All cards of this start are in the set: the next plan knows.
    const full = plan[found];
    room[full] = plan.slice(0, found).filter(start => start === full).length;
  }
}

/**
 * How many layouts keep the wishes of a single card, for all starts that are wished together, each turn by itself;
 * undefined when the count would take more than `work` sums. Throws a ProblemError for wishes without sense.
 */
export function countWished(kind: KeyKind, wishes: Wishes, work = COUNT_WORK): bigint | undefined {
  const rules = wishedRules(kind, wishes, 0);
  return sumWished(
    kind,
    wishes,
    countEach(rules, each => countLayouts(each, work)),
  );
}

/** The same for different cards: layouts that turn into each other are one. */
export function countWishedCards(kind: KeyKind, wishes: Wishes, work = COUNT_WORK): bigint | undefined {
  const rules = wishedRules(kind, wishes, 0);
  return sumWished(
    kind,
    wishes,
    countEach(rules, each => countDifferent(each, work)),
  );
}

function wishedRules(kind: KeyKind, wishes: Wishes, count: number): CardRules[] {
  const space = keySpace(kind);
  throwErrors(checkWishes(kind, wishes, count));
  return space.roles.map((_, start) => cardRules(kind, wishes, start));
}

/** For each start. Where no cell is fixed to a team they are all the same, and counted once. */
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

function sumWished(kind: KeyKind, { starts }: Wishes, counts: readonly (bigint | undefined)[]) {
  const one = starts === undefined || starts === 'equal' ? undefined : startIndex(kind, starts);
  const wished = one === undefined ? counts : [counts[one]];
  return wished.reduce((sum, n) => (sum === undefined || n === undefined ? undefined : sum + n), 0n);
}

function solvedKey({ space, start }: CardRules, layout: Uint8Array): SolvedKey {
  const cells = Array.from(layout, symbol => space.roles[start][symbol]);
  return { ...canonicalOf(space, start, layout), cells };
}
