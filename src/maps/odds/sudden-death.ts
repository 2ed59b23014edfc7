import type { Pair } from './pair.js';

/** What is left of a game, seen by the player who gives the next clue. */
export interface Left {
  /** Green words of the giver alone, of the partner alone, and of both. */
  readonly own: number;
  readonly partner: number;
  readonly shared: number;
  /** Of the giver's green words, those that the partner remembers from a clue; and the other way round. */
  readonly kept: number;
  readonly partnerKept: number;
}

/**
 * The chance to find all words left without a clue.
 *
 * The kept words of either player are a random part of that player's green ones, so the number of shared words among
 * them is hypergeometric, and so is the number kept by both. With k words kept by anyone and n left, all are found
 * with the chance remembered^k * other^(n - k).
 */
export function suddenDeath({ sudden }: Pair, left: Left): number {
  const { own, partner, shared, kept, partnerKept } = left;
  const words = own + partner + shared;
  let chance = 0;
  for (let mine = 0; mine <= Math.min(kept, shared); mine++)
    for (let theirs = 0; theirs <= Math.min(partnerKept, shared); theirs++)
      for (let both = 0; both <= Math.min(mine, theirs); both++) {
        const known = kept + partnerKept - both;
        chance +=
          drawn(own + shared, shared, kept, mine) *
          drawn(partner + shared, shared, partnerKept, theirs) *
          drawn(shared, mine, theirs, both) *
          power(sudden.remembered, known) *
          power(sudden.other, words - known);
      }
  return chance;
}

/** Hypergeometric: the chance that of `draws` out of `all`, of which `marked` are marked, `hits` are. */
function drawn(all: number, marked: number, draws: number, hits: number): number {
  return (choose(marked, hits) * choose(all - marked, draws - hits)) / choose(all, draws);
}

/** By plain products, which every engine rounds the same way. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
