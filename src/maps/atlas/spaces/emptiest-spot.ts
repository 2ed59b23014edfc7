import { centre, distanceToRect, type Point } from '../../../scene/geometry/index.js';
import type { MapLayout, Placed } from '../layout/layout.js';
import { distanceTo } from '../polyline.js';

const STEPS = 48;
/** More room than this is no better: then the spot nearest to a corner wins. */
const ENOUGH = 15;

/** What each point of a nearby coast takes from the worth of a spot, and the most that all of them take. */
const COAST = { each: 0.6, most: 45, reach: 11 } as const;

/**
 * The emptiest spot of the map and its distance from everything else. Among spots with enough room, one away from the
 * coasts wins, then the outermost.
 */
export function emptiestSpot(
  { frame, stops }: MapLayout,
  placed: Placed,
  coast: readonly Point[] = [],
): { readonly at: Point; readonly free: number } {
  const middle = centre(frame);
  let best = { at: middle, free: 0, worth: -Infinity };
  for (let column = 1; column < STEPS; column++)
    for (let row = 1; row < STEPS; row++) {
      const at = { x: frame.x + (frame.width * column) / STEPS, y: frame.y + (frame.height * row) / STEPS };
      let free = Math.min(
        at.x - frame.x,
        frame.x + frame.width - at.x,
        at.y - frame.y,
        frame.y + frame.height - at.y,
      );
      for (const { discs } of stops)
        for (const disc of discs) free = Math.min(free, Math.hypot(disc.x - at.x, disc.y - at.y) - disc.r);
      for (const { box } of placed.labels) free = Math.min(free, distanceToRect(at, box));
      if (Math.min(free, ENOUGH) * 10 + 0.02 * frame.width < best.worth) continue;
      for (const { trail } of placed.routes)
        for (let i = 1; i < trail.length; i++) free = Math.min(free, distanceTo(at, trail[i - 1], trail[i]));
      const out = Math.hypot(at.x - middle.x, at.y - middle.y);
      let worth = Math.min(free, ENOUGH) * 10 + out * 0.02;
      if (worth <= best.worth) continue;
      const near = coast.filter(
        ({ x, y }) => Math.abs(x - at.x) < COAST.reach && Math.abs(y - at.y) < COAST.reach,
      );
      worth -= Math.min(COAST.most, near.length * COAST.each);
      if (worth > best.worth) best = { at, free, worth };
    }
  return best;
}
