import { percent } from '../../maps/index.js';
import type { RatedCity } from '../../press/index.js';
import { sentence } from '../../speech/index.js';
import { say } from './say.js';
import { padded, widthOf } from './width.js';

/** A line for each city, by its distance from the start. Names come last: only the terminal knows their width. */
export function cityTable(cities: readonly RatedCity[]): readonly string[] {
  const head = [
    sentence('phrases.routes'),
    sentence('phrases.numbers'),
    sentence('phrases.chance'),
    sentence('phrases.city'),
  ].map(name => say(name));
  const rows = cities.map(({ steps, tokens, mistakes, chance, id, name }) => [
    String(steps),
    `${tokens}-${mistakes}`,
    percent(chance),
    name.toLowerCase().replaceAll(' ', '-') === id ? name : `${name} (${id})`,
  ]);
  const table = [head, ...rows];
  const [first, second, third] = [0, 1, 2].map(i => Math.max(...table.map(row => widthOf(row[i]))));
  return table.map(([steps, numbers, chance, city]) => {
    const routes = ' '.repeat(first - widthOf(steps)) + steps;
    return [routes, padded(numbers, second), padded(chance, third), city].join('  ');
  });
}
