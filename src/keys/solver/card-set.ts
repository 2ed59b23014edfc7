import { canonicalOf } from '../orbit.js';
import type { Random } from '../random.js';
import type { CardRules } from './card-rules.js';
import { keepBalance } from './search/balance.js';
import { keepDistance } from './search/distance.js';
import type { Constraint } from './search/open-cells.js';
import { makeSearcher, type Searcher } from './search/search.js';
import type { Wishes } from './wishes.js';

export interface CardSet {
  /** The layouts of the first cards of the plan, as many as were found. */
  readonly layouts: readonly Uint8Array[];
  /** The most cards found at a time. */
  readonly best: number;
  /** True when the search was exhaustive: the cards that are missing can't exist. */
  readonly proved: boolean;
  /** Choices tried. */
  readonly nodes: number;
}

export interface CardSetOptions {
  readonly random: Random;
  /** The most choices to try, over all cards. */
  readonly budget: number;
}

/** Choices for one card before earlier ones are taken back: with a distance, patience with one card pays. */
const CARD_LIMIT = 50_000;

/**
 * Finds the cards of a plan one after another; `plan` has the rules of each by its start. When no card is found, the
 * latest ones are replaced, as many as the sequence of M. Luby, A. Sinclair, D. Zuckerman says (Information Processing
 * Letters 47, 1993).
 */
export function findSet(
  plan: readonly CardRules[],
  wishes: Wishes,
  { random, budget }: CardSetOptions,
): CardSet {
  const layouts: Uint8Array[] = [];
  const searchers = new Map<CardRules, Searcher>();
  const earlier = earlierCards(plan, wishes);
  // Without distance and balance, no card depends on those before it: "none" is final.
  const final = !wishes.distance && !wishes.balanced;
  let failures = 0;
  let best = 0;
  let back = 0;
  const nodes = () => [...searchers.values()].reduce((total, searcher) => total + searcher.nodes(), 0);
  const result = (proved: boolean): CardSet => ({ layouts, best, proved, nodes: nodes() });

  while (layouts.length < plan.length) {
    const rules = plan[layouts.length];
    const searcher = searchers.get(rules) ?? makeSearcher(rules);
    searchers.set(rules, searcher);
    const left = budget - nodes() - back;
    if (left <= 0) return result(false);
    const limit = final ? left : Math.min(left, CARD_LIMIT);
    const outcome = earlier.find(rules, searcher, random, limit);
    if (typeof outcome === 'object') {
      earlier.add(rules, outcome.layout);
      layouts.push(outcome.layout);
      best = Math.max(best, layouts.length);
    } else {
      if (final) return result(outcome === 'none');
      back++;
      for (let n = Math.min(layouts.length, 2 * luby(++failures)); n > 0; n--) {
        const layout = layouts.pop();
        if (layout) earlier.drop(plan[layouts.length], layout);
      }
    }
  }
  return result(false);
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
    find(rules: CardRules, searcher: Searcher, random: Random, limit: number) {
      const domains = balance ? balance.narrow(rules) : rules.domains;
      if (!domains) return 'none';
      const constraints: Constraint[] = [];
      if (balance) constraints.push(balance.constraint(rules));
      if (distance) constraints.push(distance.constraint(rules.start));
      const accept = (layout: Uint8Array) => !known.has(rankOf(rules, layout));
      return searcher.search({ random, limit, domains, constraints, accept });
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
