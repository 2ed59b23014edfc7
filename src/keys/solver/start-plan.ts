import { symmetriesOf } from '../orbit.js';
import { randomFrom } from '../random.js';
import type { CardRules } from './card-rules.js';
import { countDistinct } from './count/count-cards.js';
import { makeSearcher } from './search/search.js';
import type { Wishes } from './wishes.js';

const SEARCH_LIMIT = 20_000;

/**
 * How many cards a team can start; Infinity when they are more than enough, or unknown. `layouts` is how many layouts
 * keep the wishes, where that is known.
 */
export function roomFor(rules: CardRules, layouts: bigint | undefined, count: number, work: number): number {
  if (layouts === undefined) {
    const outcome = makeSearcher(rules).search({ random: randomFrom('room'), limit: SEARCH_LIMIT });
    return outcome === 'none' ? 0 : Number.POSITIVE_INFINITY;
  }
  const ways = symmetriesOf(rules.space).length;
  if (layouts >= BigInt(count) * BigInt(ways)) return Number.POSITIVE_INFINITY;
  const cards = countDistinct(rules, work);
  return cards === undefined ? Number.POSITIVE_INFINITY : Number(cards);
}

/** The starting team of each card, taking turns; fewer than `count` where there is no room for more. */
export function planStarts(
  { space }: CardRules,
  { starts }: Wishes,
  count: number,
  room: readonly number[],
  first: number,
): number[] {
  const { teams } = space.kind;
  const least = Math.min(...room);
  const left = room.map((n, start) =>
    starts === 'equal' ? least : starts === undefined || teams[start] === starts ? n : 0,
  );
  const plan: number[] = [];
  for (let place = first; plan.length < count && left.some(n => n > 0); place++) {
    const start = place % left.length;
    if (left[start] <= 0) continue;
    left[start]--;
    plan.push(start);
  }
  return plan;
}
