import { distanceToRect, type Point, type Rect } from '../../geometry/index.js';
import { type Disc, type Trail, trailsMeet } from './collisions.js';
import type { PlacedLabel, Stop } from './layout.js';

/** From the rim of another city a label is this many times as far as from its own, and a share of the radius more. */
const FARTHER = { times: 1.5, more: 0.24 } as const;
/** A small disc counts as if it lay so much farther off, in radii of the sign. */
const SMALL = 0.25;
/** From the rim of a strange city to a label with a line to its own, in radii of the sign. */
const APART = 0.8;

/** The city that a reader might take a label for, because it stands nearer to it than to its own; by its index. */
export function rivalCity(
  label: Pick<PlacedLabel, 'stop' | 'box' | 'side' | 'leader'>,
  stops: readonly Stop[],
): number | undefined {
  const { stop, leader } = label;
  const rows = labelRows(label, stops[stop]);
  const away = (disc: Disc) => Math.min(...rows.map(row => distanceToRect(disc, row))) - disc.r;
  const [disc] = stops[stop].discs;
  const own = away(disc);
  let nearest: { readonly at: number; readonly away: number } | undefined;
  for (const [i, { discs }] of stops.entries()) {
    if (i === stop) continue;
    const near = Math.min(...discs.map((each, k) => away(each) + (k > 0 ? SMALL * disc.r : 0)));
    if (nearest === undefined || near < nearest.away) nearest = { at: i, away: near };
  }
  const least = leader === undefined ? own * FARTHER.times + disc.r * FARTHER.more : disc.r * APART;
  return nearest !== undefined && nearest.away < least ? nearest.at : undefined;
}

/** Whether the line to a label runs along another line: near its city it may, but not farther on. */
export function runsAlong([from, to]: readonly [Point, Point], trail: Trail): boolean {
  const later = { x: from.x + (to.x - from.x) * 0.4, y: from.y + (to.y - from.y) * 0.4 };
  return trailsMeet([later, to], trail, BITE);
}

/** The white around a line to a label reaches so far, in millimetres, and must not bite into a route. */
const BITE = 1.05;

/** The lines of a label where they stand in its box. */
export function labelRows(
  { box, side }: Pick<PlacedLabel, 'box' | 'side'>,
  { rows }: Pick<Stop, 'rows'>,
): readonly Rect[] {
  if (rows === undefined) return [box];
  let y = box.y;
  return rows.map(({ width, height }) => {
    const free = box.width - width;
    const row = { x: box.x + (side === 'left' ? 0 : side === 'right' ? free : free / 2), y, width, height };
    y += height;
    return row;
  });
}
