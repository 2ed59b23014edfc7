import type { At, MapKind } from '../campaign.js';
import { between, cross, distance, wraps } from '../geography.js';

/** A direct way between two places, by their indices. */
export interface Way {
  readonly ends: readonly [number, number];
  /** Kilometres on the globe, or the numbers of a schematic map. */
  readonly length: number;
}

export interface Network {
  /** Ways that don't cross, with those that join everything first. */
  readonly ways: readonly Way[];
  /** The nearest two places that nothing joins, where the network falls apart. */
  readonly apart?: { readonly ends: readonly [number, number]; readonly length: number };
}

/**
 * All short ways of a map. First the shortest tree that joins the places (J. B. Kruskal, 1956); then ways between two
 * places with no third between them, no longer than the longest of the tree. None crosses another, leads over the edge
 * of the map or is longer than `longest`.
 */
export function shortWays(places: readonly At[], map: MapKind, longest = Number.POSITIVE_INFINITY): Network {
  const all = places
    .flatMap((a, i) => places.slice(0, i).map((b, j): Way => ({ ends: [j, i], length: distance(a, b, map) })))
    .sort((a, b) => a.length - b.length || a.ends[1] - b.ends[1] || a.ends[0] - b.ends[0]);
  const ways: Way[] = [];
  const part = places.map((_, i) => i);
  const free = ({ ends: [i, j], length }: Way) =>
    length <= longest &&
    !wraps(places[i], places[j], map) &&
    !ways.some(({ ends: [k, l] }) => cross(places[i], places[j], places[k], places[l], map));
  for (const way of all) {
    const [i, j] = way.ends;
    if (part[i] === part[j] || !free(way)) continue;
    ways.push(way);
    const [from, to] = [part[j], part[i]];
    for (const [k, of] of part.entries()) if (of === from) part[k] = to;
  }
  const gap = all.find(({ ends: [i, j] }) => part[i] !== part[j]);
  if (gap) return { ways, apart: gap };
  const most = Math.max(0, ...ways.map(({ length }) => length));
  for (const way of all) {
    const [i, j] = way.ends;
    const known = ways.some(({ ends }) => ends[0] === i && ends[1] === j);
    const open = !places.some((third, k) => k !== i && k !== j && between(places[i], places[j], third, map));
    if (!known && open && way.length <= most && free(way)) ways.push(way);
  }
  return { ways };
}

/** For each place, the number of ways on the shortest journey from `start`. All places must be joined. */
export function stepsFrom(start: number, count: number, ways: readonly Way[]): readonly number[] {
  const steps: number[] = Array(count).fill(Number.POSITIVE_INFINITY);
  steps[start] = 0;
  for (const queue = [start]; queue.length > 0; ) {
    const here = queue.shift() as number;
    for (const next of waysOf(here, ways).map(({ ends: [i, j] }) => (i === here ? j : i)))
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = steps[here] + 1;
        queue.push(next);
      }
  }
  return steps;
}

export function waysOf(place: number, ways: readonly Way[]): readonly Way[] {
  return ways.filter(({ ends }) => ends.includes(place));
}
