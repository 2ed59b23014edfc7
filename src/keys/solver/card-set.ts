import { canonicalOf } from '../orbit.js';
import type { Random } from '../random.js';
import type { CardRules } from './card-rules.js';
import { keepBalance } from './search/balance.js';
import { keepApart } from './search/distance.js';
import type { Keeper } from './search/open-cells.js';
import { makeSearcher, type Searcher } from './search/search.js';
import type { Wishes } from './wishes.js';

export interface CardSet {
  /** For each card of the plan its layout, as many as were found. */
  readonly layouts: readonly Uint8Array[];
  /** The most cards that were there at a time. */
  readonly best: number;
  /** True when the search went through all cards and the last ones can't exist. */
  readonly proved: boolean;
  readonly nodes: number;
  readonly restarts: number;
}

export interface CardSetOptions {
  readonly random: Random;
  /** Choices to try at most, over all cards. */
  readonly budget: number;
  readonly tell?: (done: number) => void;
}

/** Choices for one card, before earlier ones are taken back: with a distance, patience with one is worth more. */
const CARD_LIMIT = 50_000;

/**
 * Finds the cards of a plan, which holds the rules of each by its start, one after the other. When a card can't be
 * found, the latest ones are taken back, in runs by the sequence of M. Luby, A. Sinclair, D. Zuckerman (Information
 * Processing Letters 47, 1993), and others are looked for instead.
 */
export function findSet(
  plan: readonly CardRules[],
  wishes: Wishes,
  { random, budget, tell }: CardSetOptions,
): CardSet {
  const layouts: Uint8Array[] = [];
  const searchers = new Map<CardRules, Searcher>();
  const neighbours = neighbourhood(plan, wishes);
  // Neither a distance nor a balance depends on which cards came first: then "none" is the last word.
  const final = !wishes.distance && !wishes.balanced;
  let failures = 0;
  let best = 0;
  let back = 0;
  const sum = (pick: (searcher: Searcher) => number) =>
    [...searchers.values()].reduce((total, searcher) => total + pick(searcher), 0);
  const result = (proved: boolean): CardSet => ({
    layouts,
    best,
    proved,
    nodes: sum(searcher => searcher.nodes()),
    restarts: sum(searcher => searcher.restarts()) + back,
  });

  while (layouts.length < plan.length) {
    const rules = plan[layouts.length];
    const searcher = searchers.get(rules) ?? makeSearcher(rules);
    searchers.set(rules, searcher);
    const left = budget - sum(each => each.nodes()) - back;
    if (left <= 0) return result(false);
    const limit = final ? left : Math.min(left, CARD_LIMIT);
    const outcome = neighbours.find(rules, searcher, random, limit);
    if (typeof outcome === 'object') {
      neighbours.add(rules, outcome.layout);
      layouts.push(outcome.layout);
      if (layouts.length <= best) continue;
      best = layouts.length;
      tell?.(best);
    } else {
      if (final) return result(outcome === 'none');
      back++;
      for (let n = Math.min(layouts.length, 2 * luby(++failures)); n > 0; n--) {
        const layout = layouts.pop();
        if (layout) neighbours.drop(plan[layouts.length], layout);
      }
    }
  }
  return result(false);
}

/** What a card must keep towards the cards before it. */
function neighbourhood(plan: readonly CardRules[], wishes: Wishes) {
  const [rules] = plan;
  const fixed = new Set(wishes.fixed?.map(({ cell }) => cell));
  const apart = rules && wishes.distance ? keepApart(rules.space, wishes.distance) : undefined;
  const balance = rules && wishes.balanced ? keepBalance(plan, fixed) : undefined;
  const ranks: (number | bigint)[] = [];
  const known = new Set<number | bigint>();
  const rankOf = ({ space, start }: CardRules, layout: Uint8Array) => canonicalOf(space, start, layout).rank;

  return {
    find(rules: CardRules, searcher: Searcher, random: Random, limit: number) {
      const domains = balance ? balance.narrow(rules) : rules.domains;
      if (!domains) return 'none';
      const keepers: Keeper[] = [];
      if (balance) keepers.push(balance.keeper(rules));
      if (apart) keepers.push(apart.keeper(rules.start));
      const accept = (layout: Uint8Array) => !known.has(rankOf(rules, layout));
      return searcher.search({ random, limit, domains, keepers, accept });
    },
    add(rules: CardRules, layout: Uint8Array) {
      const rank = rankOf(rules, layout);
      ranks.push(rank);
      known.add(rank);
      apart?.add(rules.start, layout);
      balance?.add(rules, layout);
    },
    drop(rules: CardRules, layout: Uint8Array) {
      known.delete(ranks.pop() as number | bigint);
      apart?.drop();
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
