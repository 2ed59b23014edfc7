import { union } from '../../geometry/index.js';
import { breakoutSearch } from '../search/breakout.js';
import { type Candidate, clash, near } from './candidate.js';
import { labelCandidates } from './label-candidates.js';
import type { Layout, Placed } from './layout.js';
import { pointCounter } from './point-counter.js';
import { routeCandidates } from './route-candidates.js';

/** Bends routes and places labels so that as little as possible overlaps. */
export function placeAll(layout: Layout): Placed {
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
