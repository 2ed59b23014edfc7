import { describe, expect, test } from 'vitest';
import { chanceName } from '../../speech/index.js';
import { city, SQUARE } from '../campaign.fixture.js';
import type { Campaign } from '../campaign.js';
import { checkQuality, greatestRise, harder, type Standards } from './quality.js';

/** Ten per cent for each token, and one for each mistake. */
const STANDARDS: Standards = {
  map: 'schematic',
  tolerance: 0.02,
  chance: (tokens, mistakes) => tokens * 0.1 + mistakes * 0.01,
};

/** Each warning as its code and values. */
function told(changed: Partial<Campaign>, standards: Partial<Standards> = {}) {
  const problems = checkQuality({ ...SQUARE, ...changed }, { ...STANDARDS, ...standards }, () => ({
    place: 'mine.yaml',
  }));
  expect(problems.every(({ level, place }) => level === 'warning' && place === 'mine.yaml')).toBe(true);
  return problems.map(({ code, values = {} }) => ({ code, ...values }));
}

const [a, b, c, d] = SQUARE.cities;

describe('a good map', () => {
  test('gives no warning', () => {
    expect(told({})).toEqual([]);
  });

  test('gets harder along each route away from the start', () => {
    expect(told({ cities: [a, b, { ...c, tokens: 9 }, { ...d, mistakes: 0 }] })).toEqual([
      {
        code: 'missions.no-harder',
        key: 'routes.2',
        from: 'd',
        to: 'c',
        before: chanceName(0.9),
        after: chanceName(0.94),
      },
    ]);
  });

  test('may get a little easier, within its tolerance', () => {
    const cities = [a, b, { ...c, tokens: 9 }, d];
    expect(told({ cities })).toEqual([]);
    expect(told({ cities }, { tolerance: 0 })).toHaveLength(2);
    expect([harder(0.5, 0.49, 0), harder(0.5, 0.5, 0), harder(0.5, 0.52, 0.03)]).toEqual([true, false, true]);
  });

  test('may join cities that are equally far from the start', () => {
    expect(told({ routes: [...SQUARE.routes, ['d', 'b']] })).toEqual([]);
  });

  test('has routes that don’t cross', () => {
    expect(told({ routes: [...SQUARE.routes, ['a', 'c'], ['b', 'd']] })).toContainEqual({
      code: 'missions.crossing',
      key: 'routes.5',
      from: 'b',
      to: 'd',
      other: 'routes.4',
      a: 'a',
      b: 'c',
    });
  });

  test('has no route over a city or over the edge of the map', () => {
    const cities = [a, b, c, d, city('e', 5, 0.1, 8, 0)];
    expect(told({ cities })).toEqual([
      { code: 'missions.over-a-city', key: 'routes.0', from: 'a', to: 'b', city: 'e' },
    ]);
    // The map is cut where the gap between its cities is widest: in the Atlantic, between the fifth and the first.
    const far = [10, 100, 170, -150, -85].map((east, i) => city('abcde'[i], east, 0, 9, 0));
    const round: Campaign['routes'] = [
      ['c', 'd'],
      ['a', 'e'],
    ];
    const edge = told({ cities: far, routes: round }, { map: 'geographic' }).filter(
      ({ code }) => code === 'missions.over-the-edge',
    );
    expect(edge).toEqual([{ code: 'missions.over-the-edge', key: 'routes.1', from: 'a', to: 'e' }]);
  });

  test('may have a suburb behind a city: Greenwich is not between London and New York', () => {
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

  test('tells the most that the chance rises along a route', () => {
    expect(greatestRise(SQUARE, STANDARDS.chance)).toBeLessThan(0);
    const easier = { ...SQUARE, cities: [a, b, { ...c, tokens: 11 }, d] };
    expect(greatestRise(easier, STANDARDS.chance)).toBeGreaterThan(0);
  });

  test('has no city that is too easy or too hard', () => {
    expect(told({}, { easiest: 0.95, hardest: 0.9 })).toEqual([
      {
        code: 'missions.too-easy',
        key: 'cities.0',
        city: 'a',
        given: chanceName(0.99),
        limit: chanceName(0.95),
      },
      {
        code: 'missions.too-hard',
        key: 'cities.2',
        city: 'c',
        given: chanceName(0.84),
        limit: chanceName(0.9),
      },
    ]);
  });
});
