import { percent } from '../missions/index.js';
import type { Weighed } from '../pipeline/missions.js';

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

const HEAD = ['routes', 'numbers', 'chance', 'city'];
