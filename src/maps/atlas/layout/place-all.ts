import { holds, type Point, type Rect, union } from '../../../scene/geometry/index.js';
import { breakoutSearch } from '../search/breakout.js';
import { arcs, type Bend, between, rails } from './bends.js';
import { type Candidate, clash, near } from './candidate.js';
import { trailBox, trailMeetsDisc } from './collisions.js';
import { labelCandidates } from './label-candidates.js';
import type { MapLayout, Placed } from './layout.js';

/** Bends routes and places labels so that as little as possible overlaps. */
export function placeAll(layout: MapLayout): Placed {
  const covered = pointCounter(layout.coast ?? []);
  const things: readonly (readonly Candidate[])[] = [
    ...layout.stops.map((_, i) => labelCandidates(layout, i, covered)),
    ...layout.routes.map((_, i) => routeCandidates(layout, i)),
  ];
  const hulls = things.map(choices => choices.map(({ box }) => box).reduce(union));
  const chosen = breakoutSearch(
    things,
    (a, b) => clash(layout, a, b),
    ({ box }, i) => near(layout, box, hulls[i]),
  );
  return {
    labels: chosen.flatMap(each => (each.kind === 'label' ? [each.label] : [])),
    routes: chosen.flatMap(each => (each.kind === 'route' ? [each.drawn] : [])),
  };
}

/** The side of a bucket of points, in millimetres. */
const BUCKET = 4;

/** Counts the points in a rectangle: asked thousands of times while labels are placed. */
export function pointCounter(points: readonly Point[]): (rect: Rect) => number {
  const buckets = new Map<string, Point[]>();
  for (const point of points) {
    const key = `${Math.floor(point.x / BUCKET)} ${Math.floor(point.y / BUCKET)}`;
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [point]);
    else bucket.push(point);
  }
  return ({ x, y, width, height }) => {
    let count = 0;
    for (let column = Math.floor(x / BUCKET); column <= (x + width) / BUCKET; column++)
      for (let row = Math.floor(y / BUCKET); row <= (y + height) / BUCKET; row++)
        for (const point of buckets.get(`${column} ${row}`) ?? [])
          if (point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height) count += 1;
    return count;
  };
}

function routeCandidates(layout: MapLayout, i: number): readonly Candidate[] {
  const { stops, routes, style, stretch, gap, frame } = layout;
  const [from, to] = routes[i].map(stop => stops[stop]);
  const bends: readonly Bend[] = style === 'arcs' ? arcs(from.at, to.at) : rails(from.at, to.at, 3, stretch);
  // If all leave the frame, the first is the straightest.
  const inside = bends.filter(({ trail }) => holds(frame, trailBox(trail)));
  return (inside.length > 0 ? inside : bends.slice(0, 1)).map(({ d, trail, cost }): Candidate => {
    const seen = between(trail, from.at, to.at, Math.max(from.discs[0].r, to.discs[0].r));
    const strangers = stops.filter(stop => stop !== from && stop !== to);
    const faults = strangers.filter(({ discs }) =>
      discs.some(disc => trailMeetsDisc(seen, disc, gap.route)),
    ).length;
    return { kind: 'route', drawn: { route: i, d, trail: seen }, box: trailBox(seen), cost, faults };
  });
}
