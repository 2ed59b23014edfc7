import { chanceName, error, type Problem, type Sentence, sentence, type Value } from '../../speech/index.js';
import type { MapKind } from '../campaign.js';
import type { Game } from './games.js';
import type { Obstacle } from './obstacle.js';
import { type MapWishes, WISHES } from './wishes.js';

/** Every wish that can be dropped, with what replaces it. */
const DROPPED: Readonly<Record<string, Partial<MapWishes>>> = {
  easiest: { easiest: 1 },
  hardest: { hardest: 0 },
  tolerance: { tolerance: 1 },
  longest: { longest: undefined },
  start: { start: undefined },
  cities: { cities: undefined },
};

/**
 * Names a smallest set of wishes that contradict each other: each wish is dropped in turn, and stays dropped if there
 * is still no map. `obstacleOf` says why there is none for given wishes.
 */
export function refusal(
  wishes: MapWishes,
  obstacleOf: (wishes: MapWishes) => Obstacle | undefined,
  map: MapKind,
): Problem {
  let left = wishes;
  for (const dropped of Object.values(DROPPED)) {
    const looser = { ...left, ...dropped };
    if (obstacleOf(looser) !== undefined) left = looser;
  }
  const needed = Object.entries(DROPPED).flatMap(([name, dropped]) => {
    const value = left[name as keyof MapWishes];
    return value === undefined || value === dropped[name as keyof MapWishes]
      ? []
      : [sentence('missions.wish', { name, value: shown(name, value, map) })];
  });
  const why = because(obstacleOf(left) as Obstacle, left, map);
  const last = needed.at(-1);
  if (last === undefined) return error('missions.no-such-map', WISHES, { why });
  if (needed.length === 1) return error('missions.impossible-wish', WISHES, { wish: last, why });
  return error('missions.conflicting-wishes', WISHES, { wishes: needed.slice(0, -1), last, why });
}

function shown(name: string, value: string | number, map: MapKind): Value {
  if (typeof value === 'string') return sentence('missions.wished-place', { place: value });
  if (name === 'cities') return value;
  return name === 'longest' ? length(value, map) : chanceName(value);
}

function because(obstacle: Obstacle, { easiest, hardest }: MapWishes, map: MapKind): Sentence {
  const [least, most] = [chanceName(hardest), chanceName(easiest)];
  switch (obstacle.kind) {
    case 'apart': {
      const [from, to] = obstacle.places.map(({ id }) => id);
      return obstacle.wraps
        ? sentence('missions.apart-over-the-edge', { from, to })
        : sentence('missions.too-far-apart', { from, to, distance: length(obstacle.length, map) });
    }
    case 'no game': {
      const nearest = [obstacle.above, obstacle.below].flatMap(game => (game ? [gameOf(game)] : []));
      return sentence('missions.no-game', { least, most, nearest });
    }
    case 'too deep': {
      const { start, steps, levels } = obstacle;
      return sentence('missions.too-deep', { start, steps, levels, least, most });
    }
  }
}

function gameOf({ tokens, mistakes, chance }: Game): Sentence {
  return sentence('phrases.map-game', { tokens, mistakes, chance: chanceName(chance) });
}

function length(value: number, map: MapKind): Value {
  return map === 'geographic'
    ? sentence('phrases.distance', { km: Math.round(value) })
    : Number(value.toPrecision(4));
}
