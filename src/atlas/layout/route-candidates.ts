import { holds } from '../../geometry/index.js';
import { arcs, type Bend, between, rails } from './bends.js';
import type { Candidate } from './candidate.js';
import { boxOf, trailMeetsDisc } from './collisions.js';
import type { Layout } from './layout.js';

export function routeCandidates(layout: Layout, i: number): readonly Candidate[] {
  const { stops, routes, style, stretch, gap, frame } = layout;
  const [from, to] = routes[i].map(stop => stops[stop]);
  const bends: readonly Bend[] = style === 'arcs' ? arcs(from.at, to.at) : rails(from.at, to.at, 3, stretch);
  // If all leave the frame, the first is the straightest.
  const inside = bends.filter(({ trail }) => holds(frame, boxOf(trail)));
  return (inside.length > 0 ? inside : bends.slice(0, 1)).map(({ d, trail, cost }): Candidate => {
    const seen = between(trail, from.at, to.at, Math.max(from.discs[0].r, to.discs[0].r));
    const strangers = stops.filter(stop => stop !== from && stop !== to);
    const faults = strangers.filter(({ discs }) =>
      discs.some(disc => trailMeetsDisc(seen, disc, gap.route)),
    ).length;
    return { kind: 'route', drawn: { route: i, d, trail: seen }, box: boxOf(seen), cost, faults };
  });
}
