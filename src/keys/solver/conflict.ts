import type { KeyKind } from '../kind.js';
import { provedImpossible } from './impossibility.js';
import { keepWishes, type WishName, wishNames } from './wish-names.js';
import type { Wishes } from './wishes.js';

/** Wishes that contradict each other. */
export interface WishConflict {
  /** Without any one of them the others no longer do, as far as can be proved. */
  readonly wishes: readonly WishName[];
  /** True when no smaller set of wishes could be proved contradictory. */
  readonly smallest: boolean;
}

/** The most sets of wishes to try in the search for a smaller one, and the most steps to choose them. */
const MOST_TRIES = 150;
const MOST_STEPS = 50_000;

/**
 * A smallest set of wishes that provably contradict each other in a set of `count` cards; undefined when nothing is
 * proved against the wishes.
 *
 * The implicit hitting sets of A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva, "Smallest MUS extraction with
 * minimal hitting set dualization", CP 2015: what must be left out to satisfy the rest has a wish in every
 * contradiction; so the smallest set that hits all of these is a contradiction, or leads to another.
 */
export function conflictingWishes(kind: KeyKind, wishes: Wishes, count: number): WishConflict | undefined {
  const names = wishNames(kind, wishes);
  const ids = names.map(({ id }) => id);
  const impossible = (chosen: readonly string[]) =>
    provedImpossible(kind, keepWishes(kind, wishes, new Set(chosen)), count);
  if (!impossible(ids)) return undefined;

  const conflict = (chosen: readonly string[], smallest: boolean): WishConflict => ({
    wishes: names.filter(({ id }) => chosen.includes(id)),
    smallest,
  });
  const needed = shrink(ids, impossible);
  const leftOut: string[][] = [];
  const steps = { left: MOST_STEPS };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const hitting = smallestHitting(leftOut, needed.length - 1, steps);
    if (hitting === 'gave up') break;
    if (hitting === 'none') return conflict(needed, true);
    if (impossible(hitting)) return conflict(hitting, true);
    const kept = grow(hitting, ids, impossible);
    leftOut.push(ids.filter(id => !kept.includes(id)));
  }
  return conflict(needed, false);
}

/** Drops whatever the contradiction does not need. */
function shrink(ids: readonly string[], impossible: (chosen: readonly string[]) => boolean): string[] {
  let needed = [...ids];
  for (const id of ids) {
    const without = needed.filter(other => other !== id);
    if (impossible(without)) needed = without;
  }
  return needed;
}

/** Adds whatever does not lead to a contradiction. */
function grow(
  chosen: readonly string[],
  ids: readonly string[],
  impossible: (chosen: readonly string[]) => boolean,
): string[] {
  const kept = [...chosen];
  for (const id of ids) if (!kept.includes(id) && !impossible([...kept, id])) kept.push(id);
  return kept;
}

/** A smallest choice of at most `most` ids that hits every set. */
function smallestHitting(
  sets: readonly (readonly string[])[],
  most: number,
  steps: { left: number },
): string[] | 'none' | 'gave up' {
  const hit = (chosen: readonly string[], more: number): string[] | undefined => {
    const missed = sets.find(set => !set.some(id => chosen.includes(id)));
    if (!missed) return [...chosen];
    if (more === 0 || steps.left-- <= 0) return undefined;
    for (const id of missed) {
      const found = hit([...chosen, id], more - 1);
      if (found) return found;
    }
    return undefined;
  };
  for (let size = 0; size <= most && steps.left > 0; size++) {
    const found = hit([], size);
    if (found) return found;
  }
  return steps.left > 0 ? 'none' : 'gave up';
}
