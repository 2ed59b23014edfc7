import type { Random } from '../../keys/index.js';
import { harder } from '../checks/quality.js';
import type { Chance } from '../odds/chance.js';
import { type Way, waysOf } from './network.js';

/** The tokens and mistakes of a city, and the chance of winning there. */
export interface Game {
  readonly tokens: number;
  readonly mistakes: number;
  readonly chance: number;
}

/** Every game that the box allows, the easiest first. */
export function allGames(tokens: number, chance: Chance): readonly Game[] {
  return Array.from({ length: tokens }, (_, i) => i + 1)
    .flatMap(n =>
      Array.from({ length: n + 1 }, (_, mistakes) => ({ tokens: n, mistakes, chance: chance(n, mistakes) })),
    )
    .sort((a, b) => b.chance - a.chance);
}

/** The different chances, the easiest first: without tolerance, no journey can have more cities. */
export function levels(games: readonly Game[]): readonly number[] {
  return [...new Set(games.map(({ chance }) => chance))];
}

/**
 * A game for each place, so that every way away from the start gets harder. The chance that suits a place sinks with
 * its distance from the start; the game chosen is near to that, not chosen often before, and a little up to the seed.
 * With a tolerance of 0 it needs one level for each step of the longest journey.
 *
 * It can't run out: without tolerance each place leaves as many levels below as the longest journey beyond it has ways,
 * so one level is left for every place on it.
 */
export function dealGames(
  games: readonly Game[],
  steps: readonly number[],
  ways: readonly Way[],
  tolerance: number,
  random: Random,
): readonly Game[] {
  const order = [...steps.keys()].sort((a, b) => steps[a] - steps[b] || a - b);
  const beyond = longestBeyond(order, steps, ways);
  const journey = lengthsFrom(order, steps, ways);
  const longest = Math.max(...journey);
  const ranks = levels(games);
  const dealt: Game[] = [];
  const used = new Map<Game, number>();
  for (const place of order) {
    const before = waysOf(place, ways)
      .map(({ ends: [i, j] }) => (i === place ? j : i))
      .filter(other => steps[other] < steps[place]);
    const least = tolerance > 0 ? 0 : ranks[ranks.length - 1 - beyond[place]];
    const allowed = games.filter(
      each =>
        each.chance >= least && before.every(other => harder(dealt[other].chance, each.chance, tolerance)),
    );
    const [top, bottom] = [games[0].chance, (games.at(-1) as Game).chance];
    const wished = top - (top - bottom) * (longest === 0 ? 0 : journey[place] / longest);
    const cost = (each: Game) =>
      Math.abs(each.chance - wished) + REPEATED * (used.get(each) ?? 0) + WHIM * random.next();
    const costs = allowed.map(cost);
    const best = allowed[costs.indexOf(Math.min(...costs))];
    dealt[place] = best;
    used.set(best, (used.get(best) ?? 0) + 1);
  }
  return dealt;
}

/** The cost of repeating a game, and how much is left to the seed, as chances. */
const REPEATED = 0.03;
const WHIM = 0.06;

/** For each place, the number of ways on the longest journey from it that only leads away from the start. */
function longestBeyond(order: readonly number[], steps: readonly number[], ways: readonly Way[]) {
  const beyond: number[] = Array(steps.length).fill(0);
  for (const place of order.toReversed())
    for (const { ends } of waysOf(place, ways))
      for (const next of ends)
        if (steps[next] > steps[place]) beyond[place] = Math.max(beyond[place], beyond[next] + 1);
  return beyond;
}

/** For each place, the length of the shortest journey from the start that only leads away from it. */
function lengthsFrom(order: readonly number[], steps: readonly number[], ways: readonly Way[]) {
  const lengths: number[] = Array(steps.length).fill(Number.POSITIVE_INFINITY);
  for (const place of order) {
    if (steps[place] === 0) lengths[place] = 0;
    for (const { ends, length } of waysOf(place, ways))
      for (const next of ends)
        if (steps[next] > steps[place]) lengths[next] = Math.min(lengths[next], lengths[place] + length);
  }
  return lengths;
}
