import type { Random } from '../../keys/index.js';
import { harder } from '../checks/quality.js';
import type { Chance } from '../odds/chance.js';
import { type Way, waysOf } from './network.js';

/** Tokens and mistakes with the chance that they give. */
export interface Game {
  readonly tokens: number;
  readonly mistakes: number;
  readonly chance: number;
}

/** All numbers that the box allows, the easiest first. */
export function allNumbers(tokens: number, chance: Chance): readonly Game[] {
  return Array.from({ length: tokens }, (_, i) => i + 1)
    .flatMap(n =>
      Array.from({ length: n + 1 }, (_, mistakes) => ({ tokens: n, mistakes, chance: chance(n, mistakes) })),
    )
    .sort((a, b) => b.chance - a.chance);
}

/** Different chances, each easier than the next: as many cities can lie one behind the other without any tolerance. */
export function levels(numbers: readonly Game[]): readonly number[] {
  return [...new Set(numbers.map(({ chance }) => chance))];
}

/**
 * Numbers for each place, so that every way away from the start gets harder. The chance sinks with the way from the
 * start: what is chosen is near to it, not chosen often before, and a little up to chance. Needs one level for each
 * step of the longest journey where the tolerance is 0, or else any number at all.
 *
 * It can't run dry: without tolerance each place leaves as many levels below as the longest journey beyond it has ways,
 * so that one is left for each place between the hardest of those before it and these.
 */
export function dealNumbers(
  numbers: readonly Game[],
  steps: readonly number[],
  ways: readonly Way[],
  tolerance: number,
  random: Random,
): readonly Game[] {
  const order = [...steps.keys()].sort((a, b) => steps[a] - steps[b] || a - b);
  const beyond = longestBeyond(order, steps, ways);
  const journey = lengthsFrom(order, steps, ways);
  const longest = Math.max(...journey);
  const ranks = levels(numbers);
  const dealt: Game[] = [];
  const used = new Map<Game, number>();
  for (const place of order) {
    const before = waysOf(place, ways)
      .map(({ ends: [i, j] }) => (i === place ? j : i))
      .filter(other => steps[other] < steps[place]);
    const least = tolerance > 0 ? 0 : ranks[ranks.length - 1 - beyond[place]];
    const allowed = numbers.filter(
      each =>
        each.chance >= least && before.every(other => harder(dealt[other].chance, each.chance, tolerance)),
    );
    const [top, bottom] = [numbers[0].chance, (numbers.at(-1) as Game).chance];
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

/** What it costs to give numbers again, and how much is left to the seed; in chances. */
const REPEATED = 0.03;
const WHIM = 0.06;

/** For each place, the ways of the longest journey from it that only leads away from the start. */
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
