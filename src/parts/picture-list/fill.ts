import type { Random } from '../../keys/index.js';

/**
 * Fills so many places from two pools, evenly where both have enough. The seed chooses; what is chosen stays in the order
 * of its pool.
 */
export function fillFrom<A, B>(
  first: readonly A[],
  second: readonly B[],
  places: number,
  random: Random,
): { readonly first: readonly A[]; readonly second: readonly B[] } {
  const half = Math.ceil(places / 2);
  const ofFirst = Math.min(first.length, Math.max(half, places - second.length));
  return {
    first: chosen(first, ofFirst, random),
    second: chosen(second, places - ofFirst, random),
  };
}

function chosen<T>(pool: readonly T[], count: number, random: Random): readonly T[] {
  if (count >= pool.length) return pool;
  const kept = new Set(random.shuffle(pool.map((_, i) => i)).slice(0, count));
  return pool.filter((_, i) => kept.has(i));
}
