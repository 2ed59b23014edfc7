import type { Random } from '../../keys/index.js';
import { ProblemError, throwErrors } from '../../speech/index.js';
import type { Campaign, MapKind, PlaceOnMap, Route } from '../campaign.js';
import { onMap, wraps } from '../geography.js';
import type { Chance } from '../odds/chance.js';
import { choosePlaces, chooseWays } from './choose.js';
import { allGames, dealGames, levels } from './games.js';
import { type Network, shortWays, stepsFrom } from './network.js';
import type { Obstacle } from './obstacle.js';
import { refusal } from './refusal.js';
import { checkWishes, type MapWishes } from './wishes.js';

export interface MapGround {
  /** Of the campaign. */
  readonly id: string;
  readonly map: MapKind;
  /** Tokens in the box. */
  readonly tokens: number;
  /** Cities that a page has room for. */
  readonly cities: number;
  readonly chance: Chance;
}

/**
 * A campaign from places alone: a start, short routes that don't cross, and games that get harder along each of them.
 * The same places, wishes and randomness give the same campaign. Throws a ProblemError with the wishes that make no
 * sense, or that contradict each other and why. Each call of `random` gives a fresh generator from the same seed.
 */
export function makeCampaign(
  places: readonly PlaceOnMap[],
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

function obstacle(places: readonly PlaceOnMap[], wishes: MapWishes, ground: MapGround, random: Random) {
  const made = tryToMake(places, wishes, ground, random);
  return 'kind' in made ? made : undefined;
}

function tryToMake(
  all: readonly PlaceOnMap[],
  wishes: MapWishes,
  ground: MapGround,
  random: Random,
): Campaign | Obstacle {
  const { easiest, hardest, tolerance, longest } = wishes;
  const { id, map } = ground;
  const every = allGames(ground.tokens, ground.chance);
  const games = every.filter(({ chance }) => chance >= hardest && chance <= easiest);
  if (games.length === 0) {
    const above = every.findLast(({ chance }) => chance > easiest);
    const below = every.find(({ chance }) => chance < hardest);
    return { kind: 'no game', ...(above ? { above } : {}), ...(below ? { below } : {}) };
  }
  const places = choosePlaces(all, wishes, map, random);
  const drawn = onMap(places, map);
  const points = drawn.map(({ at }) => at);
  const { ways, apart }: Network = shortWays(points, map, longest);
  if (apart) {
    const [a, b] = apart.ends.map(i => drawn[i]);
    return { kind: 'apart', places: [a, b], length: apart.length, wraps: wraps(a.at, b.at, map) };
  }
  // The seed takes one of the starts whose journeys are short enough.
  const starts =
    wishes.start === undefined ? places.map((_, i) => i) : [places.findIndex(p => p.id === wishes.start)];
  const depth = starts.map(start => Math.max(...stepsFrom(start, places.length, ways)));
  const ladder = levels(games).length;
  const fit = starts.filter((_, i) => tolerance > 0 || depth[i] < ladder);
  if (fit.length === 0) {
    const steps = Math.min(...depth);
    return { kind: 'too deep', start: places[starts[depth.indexOf(steps)]].id, steps, levels: ladder };
  }
  const start = fit[random.below(fit.length)];
  const steps = stepsFrom(start, places.length, ways);
  const chosen = chooseWays(ways, steps, random);
  const dealt = dealGames(games, steps, chosen, tolerance, random);
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
