import { error, type Problem, type Sentence, sentence } from '../../problem.js';
import type { MapKind } from '../campaign.js';
import { percent } from '../odds/chance.js';
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
      : [`"${name}" ${shown(name, value, map)}`];
  });
  const why = because(obstacleOf(left) as Obstacle, left, map);
  const last = needed.at(-1);
  if (last === undefined) return error('missions.no-such-map', WISHES, { why });
  if (needed.length === 1) return error('missions.impossible-wish', WISHES, { wish: last, why });
  return error('missions.conflicting-wishes', WISHES, { wishes: needed.slice(0, -1), last, why });
}

function shown(name: string, value: string | number, map: MapKind): string {
  if (typeof value === 'string') return `"${value}"`;
  if (name === 'cities') return String(value);
  return name === 'longest' ? length(value, map) : percent(value);
}

function because(obstacle: Obstacle, { easiest, hardest }: MapWishes, map: MapKind): Sentence {
  const [least, most] = [percent(hardest), percent(easiest)];
  switch (obstacle.kind) {
    case 'apart': {
      const [from, to] = obstacle.places.map(({ id }) => id);
      return obstacle.wraps
        ? sentence('missions.apart-over-the-edge', { from, to })
        : sentence('missions.too-far-apart', { from, to, distance: length(obstacle.length, map) });
    }
    case 'no game': {
      const nearest = [obstacle.above, obstacle.below].flatMap(game =>
        game ? [`${game.tokens}-${game.mistakes} (${percent(game.chance)})`] : [],
      );
      return sentence('missions.no-game', { least, most, nearest });
    }
    case 'too deep': {
      const { start, steps, levels } = obstacle;
      return sentence('missions.too-deep', { start, steps, levels, least, most });
    }
  }
}

function length(value: number, map: MapKind): string {
  return map === 'geographic' ? `${Math.round(value)} km` : String(Number(value.toPrecision(4)));
}
