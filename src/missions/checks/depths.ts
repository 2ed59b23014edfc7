import type { Campaign, Route } from '../campaign.js';

/**
 * For each city that can be reached, the routes on the shortest way to it from the start. The checks and the laws count
 * by it; what makes a map counts by `stepsFrom`, so that neither vouches for itself.
 */
export function depths({ start, cities, routes }: Campaign): ReadonlyMap<string, number> {
  const there = new Set(cities.map(({ id }) => id));
  const depth = new Map<string, number>(there.has(start) ? [[start, 0]] : []);
  // A map takes in what is added to it while it is walked.
  for (const [id, steps] of depth)
    for (const next of neighbours(routes, id))
      if (there.has(next) && !depth.has(next)) depth.set(next, steps + 1);
  return depth;
}

export function neighbours(routes: readonly Route[], id: string): readonly string[] {
  return routes.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []));
}
