import { choicesFor, error, type Problem, type Spot } from '../../speech/index.js';
import type { Campaign, City, MapKind } from '../campaign.js';
import { FARTHEST_NORTH, onGlobe, sameSpot } from '../geography.js';
import { depths } from './depths.js';

/** Where a value of a campaign stands, by its keys such as `['cities', 3, 'mistakes']`. */
export type Where = (path: readonly (string | number)[]) => Spot;

export interface PlayLimits {
  /** Cities that a page has room for. */
  readonly cities: number;
  /** Tokens in the box. */
  readonly tokens: number;
  readonly map: MapKind;
}

/** All that makes a campaign unplayable, as errors: numbers out of range, repeats, dead ends, a missing start. */
export function checkCampaign(campaign: Campaign, limits: PlayLimits, where: Where): readonly Problem[] {
  const { cities, routes } = campaign;
  const [count, most] = [cities.length, limits.cities];
  return [
    ...(count > most ? [error('missions.too-many-cities', where(['cities']), { count, most })] : []),
    ...cities.flatMap((city, i) => [
      ...checkTokens(city, i, limits.tokens, where),
      ...checkPosition(city, i, limits.map, where),
    ]),
    ...cities.flatMap((city, i) => checkRepeats(city, i, cities.slice(0, i), limits.map, where)),
    ...routes.flatMap((_, i) => checkRoute(campaign, i, where)),
    ...checkReach(campaign, where),
  ];
}

function checkTokens({ id, tokens, mistakes }: City, i: number, most: number, where: Where): Problem[] {
  const problems: Problem[] = [];
  const inBox = Number.isInteger(tokens) && tokens >= 1 && tokens <= most;
  if (!inBox) {
    const key = `cities.${i}.tokens`;
    const at = where(['cities', i, 'tokens']);
    problems.push(error('missions.bad-tokens', at, { key, city: id, tokens, most }));
  }
  const key = `cities.${i}.mistakes`;
  const at = where(['cities', i, 'mistakes']);
  if (!(Number.isInteger(mistakes) && mistakes >= 0))
    problems.push(error('missions.bad-mistakes', at, { key, city: id, mistakes }));
  else if (mistakes > tokens && tokens >= 1) {
    const allowed = inBox ? tokens : most;
    problems.push(error('missions.too-many-mistakes', at, { key, city: id, mistakes, tokens, allowed }));
  }
  return problems;
}

function checkPosition({ id, at: [x, y] }: City, i: number, map: MapKind, where: Where): Problem[] {
  const key = `cities.${i}.at`;
  const position = `${x}, ${y}`;
  const at = where(['cities', i, 'at']);
  if (![x, y].every(Number.isFinite))
    return [error('missions.bad-position', at, { key, city: id, position })];
  if (map === 'schematic') return [];
  if (!onGlobe([x, y])) {
    const order = onGlobe([y, x]) ? 'swapped' : 'right';
    return [error('missions.off-globe', at, { key, city: id, position, order, swapped: `${y}, ${x}` })];
  }
  return Math.abs(y) > FARTHEST_NORTH
    ? [error('missions.near-pole', at, { key, city: id, position, limit: FARTHEST_NORTH })]
    : [];
}

/** An id or a spot that a city shares with one before it. */
function checkRepeats(
  { id, at }: City,
  i: number,
  before: readonly City[],
  map: MapKind,
  where: Where,
): Problem[] {
  const problems: Problem[] = [];
  const twin = before.findIndex(city => city.id === id);
  if (twin >= 0) {
    const [key, other] = [`cities.${i}.id`, `cities.${twin}.id`];
    problems.push(error('missions.repeated-city', where(['cities', i, 'id']), { key, city: id, other }));
  }
  const here = before.find(city => city.id !== id && sameSpot(city.at, at, map));
  if (here) {
    const [key, position] = [`cities.${i}.at`, at.join(', ')];
    const spot = where(['cities', i, 'at']);
    problems.push(error('missions.same-spot', spot, { key, city: id, position, other: here.id }));
  }
  return problems;
}

function checkRoute({ cities, routes }: Campaign, i: number, where: Where): Problem[] {
  const [from, to] = routes[i];
  const key = `routes.${i}`;
  const ids = [...new Set(cities.map(({ id }) => id))];
  const problems = [from, to].flatMap((city, end) => {
    if (ids.includes(city)) return [];
    const at = where(['routes', i, end]);
    return [error('missions.unknown-city', at, { key: `${key}.${end}`, city, ...choicesFor(city, ids) })];
  });
  if (from === to)
    problems.push(error('missions.route-to-itself', where(['routes', i]), { key, city: from }));
  const twin = routes.slice(0, i).findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
  if (twin >= 0) {
    const other = `routes.${twin}`;
    problems.push(error('missions.repeated-route', where(['routes', i]), { key, from, to, other }));
  }
  return problems;
}

/** A start that is no city, or else the cities that can't be reached from it. */
function checkReach(campaign: Campaign, where: Where): Problem[] {
  const { start, cities } = campaign;
  const ids = cities.map(({ id }) => id);
  if (!ids.includes(start)) {
    const known = [...new Set(ids)];
    const at = where(['start']);
    return [error('missions.unknown-city', at, { key: 'start', city: start, ...choicesFor(start, known) })];
  }
  const reached = depths(campaign);
  return ids.flatMap((city, i) => {
    if (reached.has(city) || ids.indexOf(city) < i) return [];
    return [
      error('missions.unreachable', where(['cities', i, 'id']), { key: `cities.${i}.id`, city, start }),
    ];
  });
}
