import { choicesFor, error, type Problem } from '../../speech/index.js';
import type { PlaceOnMap } from '../campaign.js';

/** What a generated map should be like. */
export interface MapWishes {
  /** How many of the places to use; all by default. */
  readonly cities?: number;
  /** Id of the city where the players begin; any by default. */
  readonly start?: string;
  /** No city is easier or harder than these chances. */
  readonly easiest: number;
  readonly hardest: number;
  /** The most that the chance may rise along a route away from the start; with 0 it must sink. */
  readonly tolerance: number;
  /** The longest route: kilometres on the globe, or the numbers of a schematic map. */
  readonly longest?: number;
}

/** Where problems with wishes are told. */
export const WISHES = 'wishes';

/** Wishes that make no sense by themselves or for these places; a page has room for `most` cities. */
export function checkWishes(
  places: readonly PlaceOnMap[],
  wishes: MapWishes,
  most: number,
): readonly Problem[] {
  const { cities, start, easiest, hardest, tolerance, longest } = wishes;
  const problems: Problem[] = [];
  const ids = places.map(({ id }) => id);
  const count = places.length;
  if (count < 2) problems.push(error('missions.too-few-places', WISHES, { count }));
  if (cities !== undefined && !(Number.isInteger(cities) && cities >= 2))
    problems.push(error('missions.bad-city-count', WISHES, { cities }));
  else if (cities !== undefined && cities > count && count > 1)
    problems.push(error('missions.more-cities-than-places', WISHES, { cities, count }));
  if ((cities ?? count) > most)
    problems.push(error('missions.too-many-for-a-page', WISHES, { cities: cities ?? count, most }));
  if (start !== undefined && !ids.includes(start))
    problems.push(error('missions.unknown-start', WISHES, { start, ...choicesFor(start, ids) }));
  for (const [name, value] of Object.entries({ easiest, hardest, tolerance }))
    if (!(value >= 0 && value <= 1)) problems.push(error('missions.bad-chance', WISHES, { name, value }));
  if (longest !== undefined && !(longest > 0))
    problems.push(error('missions.bad-length', WISHES, { longest }));
  return problems;
}
