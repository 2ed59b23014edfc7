import { choices, type Problem } from '../../problem.js';
import type { Campaign, City, MapKind } from '../campaign.js';
import { sameSpot } from '../geography.js';
import { depths } from './depths.js';

/** Where a value of a campaign stands, by its keys such as `['cities', 3, 'mistakes']`. */
export type Where = (path: readonly (string | number)[]) => {
  readonly place: string;
  readonly line?: number;
};

export interface Limits {
  /** Cities that a page has room for. */
  readonly cities: number;
  /** Tokens in the box. */
  readonly tokens: number;
  readonly map: MapKind;
}

/**
 * Everything that makes a campaign unplayable, told together: numbers beyond the box, mistakes above tokens, cities
 * twice, routes to nowhere, twice or to themselves, a start that is not there, cities that can't be reached, places
 * off the globe. Nothing when it is sound.
 */
export function checkCampaign(campaign: Campaign, limits: Limits, where: Where): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (path, message, advice) =>
    problems.push({ level: 'error', ...where(path), message: `"${path.join('.')}" ${message}`, advice });
  if (campaign.cities.length > limits.cities)
    fault(
      ['cities'],
      `has ${campaign.cities.length} cities, and a page has room for ${limits.cities}.`,
      'Leave some out.',
    );
  for (const [i, city] of campaign.cities.entries()) checkCity(city, i, limits, fault);
  checkTwice(campaign, limits.map, fault);
  checkRoutes(campaign, fault);
  const ids = campaign.cities.map(({ id }) => id);
  if (!ids.includes(campaign.start))
    fault(['start'], `is "${campaign.start}", which is no city.`, choices(campaign.start, [...new Set(ids)]));
  else {
    const reached = depths(campaign);
    for (const [i, { id }] of campaign.cities.entries())
      if (!reached.has(id) && ids.indexOf(id) === i)
        fault(
          ['cities', i, 'id'],
          `is "${id}", which can't be reached from "${campaign.start}".`,
          'Add a route to it.',
        );
  }
  return problems;
}

type Fault = (path: readonly (string | number)[], message: string, advice: string) => void;

/** At a pole every way is north or south, and no map of ours can say where it lies. */
export const FARTHEST_NORTH = 85;

function checkCity(
  { id, at, tokens, mistakes }: City,
  i: number,
  { tokens: most, map }: Limits,
  fault: Fault,
) {
  const whole = (value: number, least: number) => Number.isInteger(value) && value >= least;
  const inBox = whole(tokens, 1) && tokens <= most;
  if (!inBox)
    fault(
      ['cities', i, 'tokens'],
      `is ${tokens} in "${id}".`,
      `The box holds ${most}: give a whole number from 1 to ${most}.`,
    );
  if (!whole(mistakes, 0))
    fault(['cities', i, 'mistakes'], `is ${mistakes} in "${id}".`, 'Give a whole number from 0 up.');
  else if (mistakes > tokens && tokens >= 1)
    fault(
      ['cities', i, 'mistakes'],
      `is ${mistakes} in "${id}", more than its tokens, ${tokens}.`,
      `Give ${inBox ? tokens : most} at most: a mistake takes a token.`,
    );
  const [x, y] = at;
  const onGlobe = (east: number, north: number) => Math.abs(east) <= 180 && Math.abs(north) <= 90;
  const nearPole = map === 'geographic' && onGlobe(x, y) && Math.abs(y) > FARTHEST_NORTH;
  if (![x, y].every(Number.isFinite))
    fault(['cities', i, 'at'], `is ${x}, ${y} in "${id}".`, 'Give two numbers.');
  else if (nearPole)
    fault(
      ['cities', i, 'at'],
      `is ${x}, ${y} in "${id}", and maps are drawn up to ${FARTHEST_NORTH} degrees north and south.`,
      'Leave it out, or draw the map with map: schematic.',
    );
  else if (map === 'geographic' && !onGlobe(x, y))
    fault(
      ['cities', i, 'at'],
      `is ${x}, ${y} in "${id}", which is not on the globe.`,
      onGlobe(y, x)
        ? `Write the longitude first: ${y}, ${x}.`
        : 'Give degrees: -180 to 180 east, then -90 to 90 north.',
    );
}

function checkTwice({ cities }: Campaign, map: MapKind, fault: Fault): void {
  for (const [i, { id, at }] of cities.entries()) {
    const before = cities.slice(0, i);
    const twin = before.findIndex(city => city.id === id);
    if (twin >= 0)
      fault(
        ['cities', i, 'id'],
        `is "${id}", as is "cities.${twin}.id".`,
        'Give each city an id of its own.',
      );
    const here = before.find(city => city.id !== id && sameSpot(city.at, at, map));
    if (here)
      fault(
        ['cities', i, 'at'],
        `is ${at.join(', ')} in "${id}", where "${here.id}" lies.`,
        'Move one of them: their labels would lie on each other.',
      );
  }
}

function checkRoutes({ cities, routes }: Campaign, fault: Fault): void {
  const ids = [...new Set(cities.map(({ id }) => id))];
  for (const [i, [from, to]] of routes.entries()) {
    for (const [end, id] of [from, to].entries())
      if (!ids.includes(id)) fault(['routes', i, end], `is "${id}", a route to nowhere.`, choices(id, ids));
    if (from === to) fault(['routes', i], `leads from "${from}" to itself.`, 'Remove it.');
    const twin = routes
      .slice(0, i)
      .findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
    if (twin >= 0)
      fault(
        ['routes', i],
        `joins "${from}" and "${to}", as does "routes.${twin}".`,
        'Remove one of them: a route has no direction.',
      );
  }
}
