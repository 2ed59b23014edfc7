import type { Random } from '../../keys/index.js';
import { ProblemError, throwErrors } from '../../problem.js';
import type { Campaign, MapKind, Place, Route } from '../campaign.js';
import { distance, onMap, wraps } from '../geography.js';
import type { Chance } from '../odds/chance.js';
import { allNumbers, dealNumbers, levels } from './games.js';
import { type Network, shortWays, stepsFrom, type Way, waysOf } from './network.js';
import type { Obstacle } from './obstacle.js';
import { refusal } from './refusal.js';
import { checkWishes, type MapWishes } from './wishes.js';

export interface MapGround {
  /** The id of the campaign. */
  readonly id: string;
  readonly map: MapKind;
  /** Tokens in the box. */
  readonly tokens: number;
  /** A page has room for so many. */
  readonly cities: number;
  readonly chance: Chance;
}

/**
 * A campaign from places alone: a start, short routes that don't cross, and numbers that get harder along each of them.
 * The same places, wishes and randomness give the same one. Throws a ProblemError that names wishes without sense, or
 * the wishes that contradict each other and why. `random` begins anew at each call of it.
 */
export function makeCampaign(
  places: readonly Place[],
  wishes: MapWishes,
  ground: MapGround,
  random: () => Random,
): Campaign {
  throwErrors(checkWishes(places, wishes, ground.cities));
  const made = tryToMake(places, wishes, ground, random());
  if ('kind' in made)
    throw new ProblemError([refusal(wishes, each => obstacle(places, each, ground, random()), ground.map)]);
  return made;
}

function obstacle(places: readonly Place[], wishes: MapWishes, ground: MapGround, random: Random) {
  const made = tryToMake(places, wishes, ground, random);
  return 'kind' in made ? made : undefined;
}

function tryToMake(
  all: readonly Place[],
  wishes: MapWishes,
  ground: MapGround,
  random: Random,
): Campaign | Obstacle {
  const { easiest, hardest, tolerance, longest } = wishes;
  const { id, map } = ground;
  const every = allNumbers(ground.tokens, ground.chance);
  const numbers = every.filter(({ chance }) => chance >= hardest && chance <= easiest);
  if (numbers.length === 0) {
    const above = every.findLast(({ chance }) => chance > easiest);
    const below = every.find(({ chance }) => chance < hardest);
    return { kind: 'no game', ...(above ? { above } : {}), ...(below ? { below } : {}) };
  }
  const places = choose(all, wishes, map, random);
  const drawn = onMap(places, map);
  const points = drawn.map(({ at }) => at);
  const { ways, apart }: Network = shortWays(points, map, longest);
  if (apart) {
    const [a, b] = apart.ends.map(i => drawn[i]);
    return { kind: 'apart', places: [a, b], length: apart.length, wraps: wraps(a.at, b.at, map) };
  }
  // Of the starts whose journeys are short enough, the seed takes one.
  const starts =
    wishes.start === undefined ? places.map((_, i) => i) : [places.findIndex(p => p.id === wishes.start)];
  const depth = starts.map(start => Math.max(...stepsFrom(start, places.length, ways)));
  const ladder = levels(numbers).length;
  const fit = starts.filter((_, i) => tolerance > 0 || depth[i] < ladder);
  if (fit.length === 0) {
    const steps = Math.min(...depth);
    return { kind: 'too deep', start: places[starts[depth.indexOf(steps)]].id, steps, levels: ladder };
  }
  const start = fit[random.below(fit.length)];
  const steps = stepsFrom(start, places.length, ways);
  const chosen = chooseWays(ways, steps, random);
  const dealt = dealNumbers(numbers, steps, chosen, tolerance, random);
  const order = [...places.keys()].sort((a, b) => steps[a] - steps[b] || a - b);
  return {
    id,
    start: places[start].id,
    cities: order.map(i => {
      const { tokens, mistakes } = dealt[i];
      return { id: places[i].id, at: places[i].at, tokens, mistakes };
    }),
    routes: chosen.map(({ ends }): Route => {
      const [near, far] = [...ends].sort((a, b) => steps[a] - steps[b]).map(i => places[i].id);
      return [near, far];
    }),
  };
}

/** So many places as are wished: each new one is among the farthest from those before it that a route may reach. */
function choose(places: readonly Place[], wishes: MapWishes, map: MapKind, random: Random): readonly Place[] {
  const { cities = places.length, start, longest = Number.POSITIVE_INFINITY } = wishes;
  if (cities >= places.length) return places;
  const first =
    start === undefined ? random.below(places.length) : places.findIndex(({ id }) => id === start);
  const taken = [first];
  const drawn = onMap(places, map);
  const away = (i: number) => Math.min(...taken.map(j => distance(places[i].at, places[j].at, map)));
  const joined = (i: number) => taken.some(j => !wraps(drawn[i].at, drawn[j].at, map)) && away(i) <= longest;
  while (taken.length < cities) {
    const left = places.flatMap((_, i) => (taken.includes(i) ? [] : [i]));
    const near = left.filter(joined);
    const far = (near.length > 0 ? near : left).sort((a, b) => away(b) - away(a) || a - b).slice(0, AMONG);
    taken.push(far[random.below(far.length)]);
  }
  return places.filter((_, i) => taken.includes(i));
}

/** Of so many farthest places the seed takes one. */
const AMONG = 3;

/** For each place its shortest way back towards the start; and of the others, the shorter ones rather than the longer. */
function chooseWays(ways: readonly Way[], steps: readonly number[], random: Random): readonly Way[] {
  const tree = new Set(
    steps.flatMap((step, place) => {
      if (step === 0) return [];
      const back = waysOf(place, ways).filter(({ ends: [i, j] }) => steps[i === place ? j : i] < step);
      return [back.reduce((best, way) => (way.length < best.length ? way : best))];
    }),
  );
  const usual = [...tree].reduce((sum, { length }) => sum + length, 0) / tree.size;
  const more = ways.filter(way => !tree.has(way) && random.next() < (LOOPS * usual) / way.length);
  return ways.filter(way => tree.has(way) || more.includes(way));
}

/** The chance that a way of the usual length is drawn though no place needs it. */
const LOOPS = 0.45;
