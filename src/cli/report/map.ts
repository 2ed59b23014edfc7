import { percent } from '../../missions/index.js';
import type { RatedCity } from '../../pipeline/index.js';

/** A line for each city, by its distance from the start. Names come last: only the terminal knows their width. */
export function cityTable(cities: readonly RatedCity[]): readonly string[] {
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
