import { canonicalOf } from '../orbit.js';
import type { Random } from '../random.js';
import type { CardRules } from './card-rules.js';
import { keepBalance } from './search/balance.js';
import { keepDistance } from './search/distance.js';
import type { Constraint } from './search/open-cells.js';
import { makeSearcher, type Searcher, type SearchOutcome } from './search/search.js';
import type { Wishes } from './wishes.js';

export interface CardSet {
  /** The layouts of the first cards of the plan: the most that were found at a time. */
  readonly layouts: readonly Uint8Array[];
  /** True when the search was exhaustive: the cards that are missing can't exist. */
  readonly proved: boolean;
}

export interface CardSetOptions {
  readonly random: Random;
  /** The most choices to try for each card that is more than were found before. */
  readonly budget: number;
  /** Only a set of a multiple of so many cards is of use. */
  readonly step?: number;
}

/** Choices for one card before earlier ones are taken back: with a distance, patience with one card pays. */
const CARD_LIMIT = 50_000;

/**
 * Finds the cards of a plan one after another; `plan` has the rules of each by its start. When no card is found, the
 * latest ones are replaced, as many as the sequence of M. Luby, A. Sinclair, D. Zuckerman says (Information Processing
 * Letters 47, 1993). Tells now and then how many it has; `true` in return ends the search.
 */
export function* findSet(
  plan: readonly CardRules[],
  wishes: Wishes,
  { random, budget, step = 1 }: CardSetOptions,
): Generator<number, CardSet, boolean> {
  const layouts: Uint8Array[] = [];
  const searchers = new Map<CardRules, Searcher>();
  const earlier = earlierCards(plan, wishes);
  // Without distance and balance, no card depends on those before it: "none" is final.
  const final = !wishes.distance && !wishes.balanced;
  let kept: readonly Uint8Array[] = [];
  let failures = 0;
  let spent = 0;

  /** The cards as they were when there were most of them for the first time. */
  const keep = () => {
    const most = layouts.length - (layouts.length % step);
    if (most > kept.length) kept = layouts.slice(0, most);
    return kept;
  };
  let best = 0;
  function* find(rules: CardRules): Generator<number, SearchOutcome | 'stopped', boolean> {
    const searcher = searchers.get(rules) ?? makeSearcher(rules);
    searchers.set(rules, searcher);
    const left = budget - spent;
    if (left <= 0) return 'gave up';
    const before = searcher.nodes();
    const runs = earlier.find(rules, searcher, random, final ? left : Math.min(left, CARD_LIMIT));
    for (;;) {
      const next = runs.next(false);
      if (next.done) {
        spent += searcher.nodes() - before;
        return next.value;
      }
      if (yield best) return 'stopped';
    }
  }

  while (layouts.length < plan.length) {
    const rules = plan[layouts.length];
    const outcome = yield* find(rules);
    if (typeof outcome === 'object') {
      earlier.add(rules, outcome.layout);
      layouts.push(outcome.layout);
      if (layouts.length > best) spent = 0;
      best = Math.max(best, layouts.length);
      if (layouts.length < plan.length && (yield best)) return { layouts: keep(), proved: false };
    } else if (final || spent >= budget || outcome === 'stopped')
      return { layouts: keep(), proved: final && outcome === 'none' };
    else {
      spent++;
      keep();
      for (let n = Math.min(layouts.length, 2 * luby(++failures)); n > 0; n--) {
        const layout = layouts.pop();
        if (layout) earlier.drop(plan[layouts.length], layout);
      }
    }
  }
  return { layouts, proved: false };
}

/** The constraints that earlier cards put on the next one. */
function earlierCards(plan: readonly CardRules[], wishes: Wishes) {
  const [rules] = plan;
  const fixed = new Set(wishes.fixed?.map(({ cell }) => cell));
  const distance = rules && wishes.distance ? keepDistance(rules.space, wishes.distance) : undefined;
  const balance = rules && wishes.balanced ? keepBalance(plan, fixed) : undefined;
  const ranks: bigint[] = [];
  const known = new Set<bigint>();
  const rankOf = ({ space, start }: CardRules, layout: Uint8Array) => canonicalOf(space, start, layout).rank;

  return {
    *find(
      rules: CardRules,
      searcher: Searcher,
      random: Random,
      limit: number,
    ): Generator<void, SearchOutcome, boolean> {
      const domains = balance ? balance.narrow(rules) : rules.domains;
      if (!domains) return 'none';
      const constraints: Constraint[] = [];
      if (balance) constraints.push(balance.constraint(rules));
      if (distance) constraints.push(distance.constraint(rules.start));
      const accept = (layout: Uint8Array) => !known.has(rankOf(rules, layout));
      return yield* searcher.runs({ random, limit, domains, constraints, accept });
    },
    add(rules: CardRules, layout: Uint8Array) {
      const rank = rankOf(rules, layout);
      ranks.push(rank);
      known.add(rank);
      distance?.add(rules.start, layout);
      balance?.add(rules, layout);
    },
    drop(rules: CardRules, layout: Uint8Array) {
      known.delete(ranks.pop() as bigint);
      distance?.drop();
      balance?.drop(rules, layout);
    },
  };
}

/** 1 1 2 1 1 2 4 1 1 2 ... */
export function luby(n: number): number {
  let power = 1;
  while (power * 2 - 1 < n) power *= 2;
  return power * 2 - 1 === n ? power : luby(n - power + 1);
}
