import type { Point } from '../../geometry/index.js';

/** The sign of a city: a disc, and a small one that stands on its rim. */
export interface SignDiscs {
  readonly r: number;
  readonly small: number;
  /** Between their middles. */
  readonly away: number;
}

/** Routes longer than this, in radii, are seen beside any small disc. */
const SHORT = 5.2;

/**
 * Where the small disc of each city stands, as an angle clockwise from the right: at the first of `corners` where it
 * hides no short route, or at the first.
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

/** Between two directions, from 0 to a half turn. */
function between(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
