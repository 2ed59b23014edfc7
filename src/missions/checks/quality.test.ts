import { describe, expect, test } from 'vitest';
import { city, SQUARE } from '../campaign.fixture.js';
import type { Campaign } from '../campaign.js';
import { checkLaws, greatestRise, harder, type Laws } from './quality.js';

/** As many per cent as there are tokens, times ten, and one for each mistake. */
const LAWS: Laws = {
  map: 'schematic',
  tolerance: 0.02,
  chance: (tokens, mistakes) => tokens * 0.1 + mistakes * 0.01,
};

function told(changed: Partial<Campaign>, laws: Partial<Laws> = {}): string[] {
  const problems = checkLaws({ ...SQUARE, ...changed }, { ...LAWS, ...laws }, () => ({ place: 'mine.yaml' }));
  expect(problems.every(({ level, place }) => level === 'warning' && place === 'mine.yaml')).toBe(true);
  return problems.map(({ message = '' }) => message);
}

const [a, b, c, d] = SQUARE.cities;

describe('a good map', () => {
  test('has nothing to be warned of', () => {
    expect(told({})).toEqual([]);
  });

  test('gets harder along each route away from the start', () => {
    expect(told({ cities: [a, b, { ...c, tokens: 9 }, { ...d, mistakes: 0 }] })).toEqual([
      '"routes.2" leads from "d", 90.0 %, to "c", 94.0 %: it gets no harder.',
    ]);
  });

  test('may get a little easier, as far as is tolerated', () => {
    const cities = [a, b, { ...c, tokens: 9 }, d];
    expect(told({ cities })).toEqual([]);
    expect(told({ cities }, { tolerance: 0 })).toHaveLength(2);
    expect([harder(0.5, 0.49, 0), harder(0.5, 0.5, 0), harder(0.5, 0.52, 0.03)]).toEqual([true, false, true]);
  });

  test('doesn’t mind routes between cities that are equally far from the start', () => {
    expect(told({ routes: [...SQUARE.routes, ['d', 'b']] })).toEqual([]);
  });

  test('has routes that don’t cross', () => {
    expect(told({ routes: [...SQUARE.routes, ['a', 'c'], ['b', 'd']] })).toContain(
      '"routes.5" leads from "b" to "d" across "routes.4", from "a" to "c".',
    );
  });

  test('has no route over a city or over the edge of the map', () => {
    const cities = [a, b, c, d, city('e', 5, 0.1, 8, 0)];
    expect(told({ cities })).toEqual(['"routes.0" leads from "a" to "b" over "e".']);
    // The map is cut where the gap between its cities is widest: in the Atlantic, between the fifth and the first.
    const far = [10, 100, 170, -150, -85].map((east, i) => city('abcde'[i], east, 0, 9, 0));
    const round: Campaign['routes'] = [
      ['c', 'd'],
      ['a', 'e'],
    ];
    const edge = told({ cities: far, routes: round }, { map: 'geographic' }).filter(each =>
      each.includes('edge'),
    );
    expect(edge).toEqual(['"routes.1" leads from "a" to "e" over the edge of the map.']);
  });

  test('may have a suburb behind a city: Greenwich lies not on the way from London to New York', () => {
    const cities = [
      city('london', -0.13, 51.51, 9, 0),
      city('greenwich', 0.01, 51.48, 8, 0),
      city('new-york', -74, 40.7, 7, 0),
    ];
    const routes: Campaign['routes'] = [
      ['london', 'greenwich'],
      ['london', 'new-york'],
    ];
    expect(told({ start: 'london', cities, routes }, { map: 'geographic' })).toEqual([]);
  });

  test('tells by how much the chance rises at most on the way', () => {
    expect(greatestRise(SQUARE, LAWS.chance)).toBeLessThan(0);
    const easier = { ...SQUARE, cities: [a, b, { ...c, tokens: 11 }, d] };
    expect(greatestRise(easier, LAWS.chance)).toBeGreaterThan(0);
  });

  test('has no city that is too easy or too hard', () => {
    expect(told({}, { easiest: 0.95, hardest: 0.9 })).toEqual([
      '"cities.0" has a chance of 99.0 % in "a", above 95.0 %.',
      '"cities.2" has a chance of 84.0 % in "c", below 90.0 %.',
    ]);
  });
});
