import type { Problem } from '../../problem.js';
import type { At, Campaign, MapKind, Route } from '../campaign.js';
import { between, cross, distance, onMap, wraps } from '../geography.js';
import { type Chance, percent } from '../odds/chance.js';
import { depths } from './depths.js';
import type { Where } from './playable.js';

/** How a good map is laid out. */
export interface Laws {
  readonly map: MapKind;
  readonly chance: Chance;
  /** Along a route away from the start, the chance rises by so much at most. With 0 it must sink. */
  readonly tolerance: number;
  /** The chance in any city is within these. */
  readonly easiest?: number;
  readonly hardest?: number;
}

/**
 * What is not as it should be on a map that can be played, as warnings: routes away from the start that lead to an
 * easier city, routes that cross, that run over a third city or over the edge of the map, chances out of bounds.
 * The campaign must have passed `checkCampaign`.
 */
export function checkLaws(campaign: Campaign, laws: Laws, where: Where): readonly Problem[] {
  const { routes } = campaign;
  const { map, chance, tolerance, easiest = 1, hardest = 0 } = laws;
  const cities = onMap(campaign.cities, map);
  const problems: Problem[] = [];
  const warn = (path: readonly (string | number)[], message: string, advice: string) =>
    problems.push({ level: 'warning', ...where(path), message: `"${path.join('.')}" ${message}`, advice });
  const city = (id: string) => cities.find(each => each.id === id) as Campaign['cities'][number];
  const at = (id: string): At => city(id).at;
  const chanceIn = (id: string) => chance(city(id).tokens, city(id).mistakes);
  const told = ([from, to]: Route) => `from "${from}" to "${to}"`;

  for (const [i, { id, tokens, mistakes }] of cities.entries()) {
    const here = chance(tokens, mistakes);
    if (here > easiest)
      warn(['cities', i], `has a chance of ${percent(here)} in "${id}", above ${percent(easiest)}.`, HARDER);
    if (here < hardest)
      warn(['cities', i], `has a chance of ${percent(here)} in "${id}", below ${percent(hardest)}.`, EASIER);
  }
  const depth = depths(campaign);
  for (const [i, route] of routes.entries()) {
    const [near, far] = outward(route, depth);
    if (depth.get(near) !== depth.get(far) && !harder(chanceIn(near), chanceIn(far), tolerance))
      warn(
        ['routes', i],
        `leads from "${near}", ${percent(chanceIn(near))}, to "${far}", ${percent(chanceIn(far))}: it gets no harder.`,
        'Give the farther city fewer tokens or mistakes.',
      );
    if (wraps(at(near), at(far), map))
      warn(['routes', i], `leads ${told(route)} over the edge of the map.`, 'Go another way.');
    for (const { id } of cities)
      if (id !== near && id !== far && runsOver(at(near), at(far), at(id), map))
        warn(['routes', i], `leads ${told(route)} over "${id}".`, 'Join the city in the middle to both.');
    for (const [j, other] of routes.slice(0, i).entries())
      if (cross(at(near), at(far), at(other[0]), at(other[1]), map))
        warn(['routes', i], `leads ${told(route)} across "routes.${j}", ${told(other)}.`, 'Leave one out.');
  }
  return problems;
}

/** How much the chance rises at most along a route away from the start; below 0 it sinks along each. */
export function greatestRise(campaign: Campaign, chance: Chance): number {
  const depth = depths(campaign);
  const chanceIn = (id: string) => {
    const city = campaign.cities.find(each => each.id === id);
    return city ? chance(city.tokens, city.mistakes) : 0;
  };
  return campaign.routes
    .map(route => outward(route, depth))
    .filter(([near, far]) => depth.get(near) !== depth.get(far))
    .reduce((most, [near, far]) => Math.max(most, chanceIn(far) - chanceIn(near)), Number.NEGATIVE_INFINITY);
}

/** Whether the chance sinks along a route, or rises by no more than is tolerated. */
export function harder(near: number, far: number, tolerance: number): boolean {
  return far < near || (tolerance > 0 && far - near <= tolerance);
}

/** A route from the end that is nearer to the start to the other one. */
function outward([from, to]: Route, depth: ReadonlyMap<string, number>): Route {
  return (depth.get(from) ?? 0) <= (depth.get(to) ?? 0) ? [from, to] : [to, from];
}

/** A third city lies on the way where it is hardly a detour: one part in a hundred. */
function runsOver(a: At, b: At, third: At, map: MapKind): boolean {
  if (!between(a, b, third, map)) return false;
  return distance(a, third, map) + distance(third, b, map) < 1.01 * distance(a, b, map);
}

const HARDER = 'Give it fewer tokens or mistakes.';
const EASIER = 'Give it more tokens or mistakes.';
