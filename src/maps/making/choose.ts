import type { Random } from '../../keys/index.js';
import type { MapKind, PlaceOnMap } from '../campaign.js';
import { distance, onMap, wraps } from '../geography.js';
import { type Way, waysOf } from './network.js';
import type { MapWishes } from './wishes.js';

/** As many places as wished: each new one is among the farthest from the others that a route may reach. */
export function choosePlaces(
  places: readonly PlaceOnMap[],
  wishes: MapWishes,
  map: MapKind,
  random: Random,
): readonly PlaceOnMap[] {
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

/** The seed takes one of this many farthest places. */
const AMONG = 3;

/** The shortest way back towards the start from each place, and some of the others, short ones rather than long. */
export function chooseWays(ways: readonly Way[], steps: readonly number[], random: Random): readonly Way[] {
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

/** The chance that a way of average length is drawn although no place needs it. */
const LOOPS = 0.45;
