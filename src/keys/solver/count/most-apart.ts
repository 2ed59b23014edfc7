import { multinomial } from '../../combinatorics.js';
import { keySpace } from '../../key-space.js';
import type { KeyKind } from '../../kind.js';
import { type CardRules, cardRules } from '../card-rules.js';
import { symbolIn } from '../search/open-cells.js';
import type { Wishes } from '../wishes.js';

/** At most so many cards can keep the wish for a distance; Infinity without it. There may be fewer. */
export function mostApart(kind: KeyKind, wishes: Wishes): number {
  const { distance, starts } = wishes;
  if (distance === undefined) return Number.POSITIVE_INFINITY;
  const each = keySpace(kind).roles.map((_, start) => mostOfStart(cardRules(kind, wishes, start), distance));
  if (starts === 'equal') return Math.min(...each) * each.length;
  return each.reduce(
    (sum, most, i) => (starts === undefined || kind.teams[i] === starts ? sum + most : sum),
    0,
  );
}

function mostOfStart({ space, domains }: CardRules, distance: number): number {
  const left = [...space.counts];
  for (const domain of domains)
    if ((domain & (domain - 1)) === 0 && left.length > 1) left[symbolIn(domain)]--;
  return left.some(count => count < 0) ? 0 : mostWords(left, distance, new Map());
}

/**
 * Of words with these counts of symbols, any two `distance` apart. In some place as many as the average share a symbol;
 * without it they are as far apart (S. Johnson, IRE Transactions 8, 1962). Where symbols must agree too often, all pairs
 * together do (M. Plotkin, IRE Transactions 6, 1960).
 */
function mostWords(counts: readonly number[], distance: number, known: Map<string, number>): number {
  const left = counts.filter(count => count > 0).sort((a, b) => a - b);
  const key = `${left}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const cells = left.reduce((sum, count) => sum + count, 0);
  let most = Number(multinomial(left));
  const [largest = 0] = left.slice(-1);
  if (distance > Math.min(cells, 2 * (cells - largest))) most = Math.min(most, 1);
  else if (most > 1) {
    const agreeing = left.reduce((sum, count) => sum + count * count, 0) / cells;
    const excess = agreeing - (cells - distance);
    if (excess > 0) most = Math.min(most, Math.floor(distance / excess + 1e-9));
    for (const [i, count] of left.entries()) {
      const rest = mostWords(left.with(i, count - 1), distance, known);
      most = Math.min(most, Math.floor((cells * rest) / count + 1e-9));
    }
  }
  known.set(key, most);
  return most;
}
