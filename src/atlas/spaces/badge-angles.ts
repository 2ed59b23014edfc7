import type { Point } from '../../geometry/index.js';

/** The sign of a city: a disc, and a small one that stands on its rim. */
export interface SignDiscs {
  readonly r: number;
  readonly small: number;
  /** Between their centres. */
  readonly away: number;
}

/** A route longer than this, in radii, stays visible beside any small disc. */
const SHORT = 5.2;

/**
 * The angle of each city's small disc, clockwise from the right: the first of `corners` where it hides no short route,
 * or else the first.
 */
export function badgeAngles(
  points: readonly Point[],
  routes: readonly (readonly [number, number])[],
  { r, small, away }: SignDiscs,
  corners: readonly number[],
): readonly number[] {
  const shadow = Math.asin(Math.min(1, small / away)) + 0.2;
  return points.map((point, i) => {
    const leaving = routes
      .filter(route => route.includes(i))
      .map(([a, b]) => points[a === i ? b : a])
      .filter(other => Math.hypot(other.x - point.x, other.y - point.y) < SHORT * r)
      .map(other => Math.atan2(other.y - point.y, other.x - point.x));
    const free = corners.find(corner => leaving.every(angle => between(angle, corner) > shadow));
    return free ?? corners[0];
  });
}

/** The angle between two directions, from 0 to half a turn. */
function between(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
