import type { Point, Rect } from '../geometry/index.js';
import type { PlacedLabel, Stop } from './place.js';

/** So much farther from another city than from its own a label stands at least. */
const FARTHER = 1.3;
/** From the middle of a strange city to a label with a line to its own, in radii of the sign. */
const APART = 1.75;

/** The city that a reader might take a label for, because it stands nearer to it than to its own; by its index. */
export function strangerOf(
  { stop, box, leader }: Pick<PlacedLabel, 'stop' | 'box' | 'leader'>,
  stops: readonly Stop[],
): number | undefined {
  const own = distanceToBox(stops[stop].at, box);
  let nearest: { readonly at: number; readonly away: number } | undefined;
  for (const [i, { at }] of stops.entries()) {
    const away = distanceToBox(at, box);
    if (i !== stop && (nearest === undefined || away < nearest.away)) nearest = { at: i, away };
  }
  const least = leader === undefined ? own * FARTHER : Math.min(own, stops[stop].discs[0].r * APART);
  return nearest !== undefined && nearest.away < least ? nearest.at : undefined;
}

function distanceToBox({ x, y }: Point, box: Rect): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}
