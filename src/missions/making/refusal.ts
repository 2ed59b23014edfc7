import { choices, type Problem } from '../../problem.js';
import type { MapKind, Place } from '../campaign.js';
import { percent } from '../odds/chance.js';
import type { Game } from './games.js';
import type { Obstacle } from './obstacle.js';
import type { MapWishes } from './wishes.js';

const PLACE = 'wishes';

/** Wishes that make no sense by themselves or for these places, all together; a page has room for `most` cities. */
export function senseless(places: readonly Place[], wishes: MapWishes, most: number): readonly Problem[] {
  const { cities, start, easiest, hardest, tolerance, longest } = wishes;
  const problems: Problem[] = [];
  const fault = (message: string, advice: string) => problems.push(error(message, advice));
  const ids = places.map(({ id }) => id);
  if (places.length < 2)
    fault(`A map needs two places, there ${places.length === 1 ? 'is one' : 'are none'}.`, 'Add some.');
  if (cities !== undefined && !(Number.isInteger(cities) && cities >= 2))
    fault(`"cities" is "${cities}".`, 'Give a whole number from 2 up.');
  else if (cities !== undefined && cities > places.length && places.length > 1)
    fault(
      `"cities" is "${cities}", and there are ${places.length} places.`,
      `Give ${places.length} at most.`,
    );
  if ((cities ?? places.length) > most)
    fault(
      `${cities ?? places.length} cities are too many for a page.`,
      `Ask for ${most} at most with --cities ${most}.`,
    );
  if (start !== undefined && !ids.includes(start))
    fault(`"start" is "${start}", which is no place.`, choices(start, ids));
  for (const [name, value] of Object.entries({ easiest, hardest, tolerance }))
    if (!(value >= 0 && value <= 1)) fault(`"${name}" is "${value}".`, 'Give a chance from 0 to 1.');
  if (longest !== undefined && !(longest > 0)) fault(`"longest" is "${longest}".`, 'Give a length above 0.');
  return problems;
}

/** The wishes as they can be left out, with what is wished instead when they are. */
const LOOSE: Readonly<Record<string, Partial<MapWishes>>> = {
  easiest: { easiest: 1 },
  hardest: { hardest: 0 },
  tolerance: { tolerance: 1 },
  longest: { longest: undefined },
  start: { start: undefined },
  cities: { cities: undefined },
};

/**
 * Names the wishes that contradict each other, as few as are needed: each is left out in turn, for good where there is
 * still no map. `obstacleOf` says why there is none for given wishes.
 */
export function refusal(
  wishes: MapWishes,
  obstacleOf: (wishes: MapWishes) => Obstacle | undefined,
  map: MapKind,
): Problem {
  let left = wishes;
  for (const loose of Object.values(LOOSE)) {
    const looser = { ...left, ...loose };
    if (obstacleOf(looser) !== undefined) left = looser;
  }
  const needed = Object.entries(LOOSE).flatMap(([name, loose]) => {
    const value = left[name as keyof MapWishes];
    return value === undefined || value === loose[name as keyof MapWishes]
      ? []
      : [`"${name}" ${shown(name, value, map)}`];
  });
  const why = because(obstacleOf(left) as Obstacle, left, map);
  if (needed.length === 0) return error(`There is no such map: ${why}`, 'Change the list of places.');
  if (needed.length === 1)
    return error(`${needed[0]} can't be kept: ${why}`, 'Loosen this wish or leave it out.');
  const named = `${needed.slice(0, -1).join(', ')} and ${needed.at(-1)}`;
  return error(`${named} contradict each other: ${why}`, 'Loosen one of them or leave it out.');
}

function shown(name: string, value: string | number, map: MapKind): string {
  if (typeof value === 'string') return `"${value}"`;
  if (name === 'cities') return String(value);
  return name === 'longest' ? length(value, map) : percent(value);
}

function because(obstacle: Obstacle, { easiest, hardest }: MapWishes, map: MapKind): string {
  const within = `between ${percent(hardest)} and ${percent(easiest)}`;
  switch (obstacle.kind) {
    case 'apart': {
      const [a, b] = obstacle.places.map(({ id }) => `"${id}"`);
      return obstacle.wraps
        ? `the way from ${a} to ${b} leads over the edge of the map.`
        : `${a} and ${b} are ${length(obstacle.length, map)} apart, and no shorter route joins the two parts of the map.`;
    }
    case 'no numbers': {
      const near = [obstacle.above, obstacle.below].flatMap(each => (each ? [told(each)] : []));
      return `no tokens and mistakes give a chance ${within}. The nearest are ${near.join(' and ')}.`;
    }
    case 'too deep':
      return `from "${obstacle.start}" the farthest city is ${obstacle.steps} routes away, each must be harder, and only ${obstacle.levels} different chances lie ${within}.`;
  }
}

function told({ tokens, mistakes, chance }: Game): string {
  return `${tokens}-${mistakes} with ${percent(chance)}`;
}

function length(value: number, map: MapKind): string {
  return map === 'geographic' ? `${Math.round(value)} km` : String(Number(value.toPrecision(4)));
}

function error(message: string, advice: string): Problem {
  return { level: 'error', place: PLACE, message, advice };
}
