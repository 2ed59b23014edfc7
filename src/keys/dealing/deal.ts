import { ProblemError } from '../../problem.js';
import { keySpace } from '../key-space.js';
import type { Key, KeyKind } from '../kind.js';
import { canonicalOf } from '../orbit.js';
import { randomFrom, type Seed } from '../random.js';
import { cardTable, countCards } from './card-table.js';
import { seededPermutation } from './permutation.js';

export interface DealOptions {
  readonly seed: Seed;
  /** How many cards. */
  readonly count: number;
  /** The place of the first one in the seed's row of cards; 0 when it isn't said. */
  readonly from?: number;
}

/**
 * The row of cards that a seed deals: the function returned gives the card at a place from 0 on, at once. The starting
 * teams take turns. No two places hold the same card, however turned, for each team's cards are gone through in a
 * seeded order and every card is shown as its canonical key. Throws a RangeError past the last card.
 */
export function keyDealer(kind: KeyKind, seed: Seed): (place: number) => Key {
  const space = keySpace(kind);
  const table = cardTable(space);
  const starts = space.roles.length;
  const first = randomFrom(`${seed}/${kind.id}/first`).below(starts);
  const orders = space.roles.map((_, start) => {
    const own = `${seed}/${kind.id}/${start}`;
    return table.size <= Number.MAX_SAFE_INTEGER
      ? seededPermutation(Number(table.size), own)
      : seededPermutation(table.size, own);
  });
  return place => {
    const start = (place + first) % starts;
    return canonicalOf(space, start, table.layout(orders[start](Math.floor(place / starts))));
  };
}

/**
 * The cards from `from` on, made as they are asked for. Shards of one row are disjoint and make the whole together.
 * Throws a ProblemError for a count or a place that isn't a whole number, or beyond the last card of the kind.
 */
export function dealKeys(
  kind: KeyKind,
  { seed, count, from = 0 }: DealOptions,
): Generator<Key, void, undefined> {
  const cards = countCards(kind);
  const whole = [count, from].every(n => Number.isSafeInteger(n) && n >= 0);
  if (!whole || BigInt(from) + BigInt(count) > cards)
    throw new ProblemError([
      {
        level: 'error',
        place: `key kind ${kind.id}`,
        message: `"${count}" cards from place "${from}" on can't be dealt.`,
        advice: `Use whole numbers, ${cards} together at most: so many different cards there are.`,
      },
    ]);
  return deal(keyDealer(kind, seed), from, count);
}

function* deal(dealer: (place: number) => Key, from: number, count: number): Generator<Key, void, undefined> {
  for (let i = 0; i < count; i++) yield dealer(from + i);
}
