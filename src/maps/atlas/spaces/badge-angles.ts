import type { Point } from '../../../scene/geometry/index.js';

/** The sign of a city: a disc, and a small one that stands on its rim. */
export interface SignDiscs {
  readonly r: number;
  readonly small: number;
  /** Between their centres. */
  readonly away: number;
}

/** A route longer than this, in radii, stays visible beside any small disc. */
const SHORT = 5.2;

/** A small disc keeps this far from the discs of other cities, in radii: the start has a second ring. */
const CLEAR = 0.3;

/**
 * The angle of each city's small disc, clockwise from the right: the first of `corners` where it meets no other disc and
 * hides no short route, or else the first of those where it meets fewest.
 */
export function badgeAngles(
  points: readonly Point[],
  routes: readonly (readonly [number, number])[],
  { r, small, away }: SignDiscs,
  corners: readonly number[],
): readonly number[] {
  const shadow = Math.asin(Math.min(1, small / away)) + 0.2;
  const smalls: Point[] = [];
  return points.map((point, i) => {
    const leaving = routes
      .filter(route => route.includes(i))
      .map(([a, b]) => points[a === i ? b : a])
      .filter(other => distance(other, point) < SHORT * r)
      .map(other => Math.atan2(other.y - point.y, other.x - point.x));
    const choices = corners.map(corner => {
      const at = { x: point.x + Math.cos(corner) * away, y: point.y + Math.sin(corner) * away };
      const met =
        points.filter((other, j) => j !== i && distance(other, at) < small + r * (1 + CLEAR)).length +
        smalls.filter(other => distance(other, at) < 2 * small).length;
      return { corner, at, met, free: leaving.every(angle => between(angle, corner) > shadow) };
    });
    const least = Math.min(...choices.map(({ met }) => met));
    const best = choices.filter(({ met }) => met === least);
    const { corner, at } = best.find(({ free }) => free) ?? best[0];
    smalls.push(at);
    return corner;
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The angle between two directions, from 0 to half a turn. */
function between(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
