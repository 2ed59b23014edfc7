import type { Random } from '../../keys/index.js';
import type { Cell } from './cells.js';
import { type LetterGrid, Mosaic, type StampFit } from './mosaic.js';
import type { Stamp } from './stamps.js';
import type { Tint } from './tints.js';

export interface PlacedStamp {
  readonly stamp: Stamp;
  readonly by: Cell;
  readonly tint: Tint;
}

/**
 * Covers all of a grid with its letters, the first on top: each is the one of some that were tried which covers most of what
 * is still bare, in a tint lighter or darker than its neighbours.
 */
export function coverWith(
  grid: LetterGrid,
  tints: readonly Tint[],
  tries: number,
  random: Random,
): readonly PlacedStamp[] {
  const { stamps } = grid;
  const mosaic = new Mosaic(grid);
  const placed: PlacedStamp[] = [];
  while (mosaic.isOpen) {
    let best: StampFit | undefined;
    for (let i = 0; i < tries; i++) {
      const fit = mosaic.tryOn(random.below(stamps.length), random);
      if (best === undefined || fit.score > best.score) best = fit;
    }
    if (best === undefined) break;
    const tint = contrasting(tints, mosaic.neighbours(best), random);
    mosaic.cover(best, tint);
    placed.push({ stamp: stamps[best.stamp], by: mosaic.shift(best), tint });
  }
  return placed;
}

/** The tint from which most of the outline is a step in lightness. */
function contrasting(tints: readonly Tint[], neighbours: ReadonlyMap<Tint, number>, random: Random): Tint {
  let [best] = tints;
  let most = Number.NEGATIVE_INFINITY;
  for (const tint of random.shuffle(tints)) {
    let sum = 0;
    for (const [other, length] of neighbours) sum += length * worth(tint, other);
    if (sum > most) [best, most] = [tint, sum];
  }
  return best;
}

/** A step hides a word. No outline does not; an outline without a step makes the word's own steps stand out. */
function worth(a: Tint, b: Tint): number {
  if (a === b) return 0;
  return a.lightness === b.lightness ? -1 : 1;
}
