import type { Campaign, Route } from '../campaign.js';

/**
 * For each reachable city, the number of routes on the shortest journey from the start. The checks use this; the making
 * of maps uses its own `stepsFrom`, so that neither vouches for itself.
 */
export function depths({ start, cities, routes }: Campaign): ReadonlyMap<string, number> {
  const there = new Set(cities.map(({ id }) => id));
  const depth = new Map<string, number>(there.has(start) ? [[start, 0]] : []);
  // A Map's iterator visits what is added on the way.
  for (const [id, steps] of depth)
    for (const next of neighbours(routes, id))
      if (there.has(next) && !depth.has(next)) depth.set(next, steps + 1);
  return depth;
}

export function neighbours(routes: readonly Route[], id: string): readonly string[] {
  return routes.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []));
}
