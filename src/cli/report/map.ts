import { percent } from '../../missions/index.js';
import type { Weighed } from '../../pipeline/missions.js';

/** A line for each city, in the order of the way from the start. Names come last: their width is the terminal's. */
export function cityTable(cities: readonly Weighed[]): readonly string[] {
  const rows = cities.map(({ steps, tokens, mistakes, chance, id, name }) => [
    String(steps),
    `${tokens}-${mistakes}`,
    percent(chance),
    name.toLowerCase().replaceAll(' ', '-') === id ? name : `${name} (${id})`,
  ]);
  return [HEAD, ...rows].map(([steps, numbers, chance, city]) =>
    [
      steps.padStart(HEAD[0].length),
      numbers.padEnd(HEAD[1].length),
      chance.padStart(HEAD[2].length),
      city,
    ].join('  '),
  );
}

/** What is good about a map that keeps the laws. */
export function praise(rise: number): string {
  return rise < 0
    ? 'Every route away from the start gets harder, and none cross.'
    : `Routes away from the start get harder or rise by ${percent(rise)} at most, and none cross.`;
}

const HEAD = ['routes', 'numbers', 'chance', 'city'];
