import { chanceName, type Problem, warning } from '../../speech/index.js';
import type { At, Campaign, City, MapKind, Route } from '../campaign.js';
import { between, cross, distance, onMap, wraps } from '../geography.js';
import type { Chance } from '../odds/chance.js';
import { depths } from './depths.js';
import type { Where } from './playable.js';

/** What a good map keeps. */
export interface Standards {
  readonly map: MapKind;
  readonly chance: Chance;
  /** The most that the chance may rise along a route away from the start; with 0 it must sink. */
  readonly tolerance: number;
  /** The greatest and the least chance of any city. */
  readonly easiest?: number;
  readonly hardest?: number;
}

/**
 * What could be better on a map that passed `checkCampaign`, as warnings: chances out of bounds, routes away from the
 * start that get no harder, that cross, or that run over a third city or the edge of the map.
 */
export function checkQuality(campaign: Campaign, standards: Standards, where: Where): readonly Problem[] {
  const { routes } = campaign;
  const { map, chance, tolerance, easiest = 1, hardest = 0 } = standards;
  const cities = onMap(campaign.cities, map);
  const city = (id: string) => cities.find(each => each.id === id) as City;
  const at = (id: string): At => city(id).at;
  const chanceIn = (id: string) => chance(city(id).tokens, city(id).mistakes);
  const problems: Problem[] = [];

  for (const [i, { id }] of cities.entries()) {
    const [key, spot, here] = [`cities.${i}`, where(['cities', i]), chanceIn(id)];
    if (here > easiest)
      problems.push(
        warning('missions.too-easy', spot, {
          key,
          city: id,
          given: chanceName(here, easiest),
          limit: chanceName(easiest),
        }),
      );
    if (here < hardest)
      problems.push(
        warning('missions.too-hard', spot, {
          key,
          city: id,
          given: chanceName(here, hardest),
          limit: chanceName(hardest),
        }),
      );
  }
  const depth = depths(campaign);
  for (const [i, route] of routes.entries()) {
    const [key, spot] = [`routes.${i}`, where(['routes', i])];
    const [from, to] = outward(route, depth);
    if (depth.get(from) !== depth.get(to) && !harder(chanceIn(from), chanceIn(to), tolerance)) {
      const [before, after] = [from, to].map(id => chanceName(chanceIn(id)));
      problems.push(warning('missions.no-harder', spot, { key, from, to, before, after }));
    }
    if (wraps(at(from), at(to), map))
      problems.push(warning('missions.over-the-edge', spot, { key, from, to }));
    for (const { id } of cities)
      if (id !== from && id !== to && runsOver(at(from), at(to), at(id), map))
        problems.push(warning('missions.over-a-city', spot, { key, from, to, city: id }));
    for (const [j, [a, b]] of routes.slice(0, i).entries())
      if (cross(at(from), at(to), at(a), at(b), map))
        problems.push(warning('missions.crossing', spot, { key, from, to, other: `routes.${j}`, a, b }));
  }
  return problems;
}

/** The most that the chance rises along a route away from the start; below 0 it sinks along each. */
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

/** Whether the chance sinks along a route, or rises by no more than the tolerance. */
export function harder(near: number, far: number, tolerance: number): boolean {
  return far < near || (tolerance > 0 && far - near <= tolerance);
}

/** A route turned so that it leads away from the start. */
function outward([from, to]: Route, depth: ReadonlyMap<string, number>): Route {
  return (depth.get(from) ?? 0) <= (depth.get(to) ?? 0) ? [from, to] : [to, from];
}

/** A third city lies on a route when a detour by way of it is hardly longer: by less than one part in a hundred. */
function runsOver(a: At, b: At, third: At, map: MapKind): boolean {
  if (!between(a, b, third, map)) return false;
  return distance(a, third, map) + distance(third, b, map) < 1.01 * distance(a, b, map);
}
