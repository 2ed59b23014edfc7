import { countOf, error, ProblemError } from '../../speech/index.js';
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
  /** How many cards of the seed to skip; none by default. */
  readonly from?: number;
}

/**
 * The cards that a seed deals, in their order: the function returned gives the card at a place, from 0 on, without
 * dealing those before it. The starting teams take turns. No two places hold the same card, however it is turned:
 * each team's cards come in a seeded order, and every card is shown as its canonical key. The function throws a
 * RangeError past the last card.
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
    return canonicalOf(space, start, table.layout(BigInt(orders[start](Math.floor(place / starts)))));
  };
}

/**
 * `count` cards, each made when it is asked for. Pieces of a batch that are dealt by `from` and `count` never overlap.
 * Throws a ProblemError for numbers that are not whole, or that go past the last card of the kind.
 */
export function dealKeys(
  kind: KeyKind,
  { seed, count, from = 0 }: DealOptions,
): Generator<Key, void, undefined> {
  const cards = countCards(kind);
  const whole = [count, from].every(n => Number.isSafeInteger(n) && n >= 0);
  if (!whole || BigInt(from) + BigInt(count) > cards)
    throw new ProblemError([
      error('keys.deal-range', `key kind ${kind.id}`, { count, from, cards: countOf(cards) }),
    ]);
  return deal(keyDealer(kind, seed), from, count);
}

function* deal(dealer: (place: number) => Key, from: number, count: number): Generator<Key, void, undefined> {
  for (let i = 0; i < count; i++) yield dealer(from + i);
}
