import { describe, expect, test } from 'vitest';
import { city, SQUARE } from '../campaign.fixture.js';
import type { Campaign, MapKind } from '../campaign.js';
import { checkCampaign } from './playable.js';

/** Each problem as its code and the values that matter. */
function told(changed: Partial<Campaign>, map: MapKind = 'geographic', tokens = 11) {
  const limits = { tokens, cities: 60, map };
  const problems = checkCampaign({ ...SQUARE, ...changed }, limits, () => ({ place: 'mine.yaml' }));
  expect(problems.every(({ level, place }) => level === 'error' && place === 'mine.yaml')).toBe(true);
  return problems.map(({ code, values = {} }) => ({ code, ...values }));
}

const [a, b, c, d] = SQUARE.cities;

describe('a campaign', () => {
  test('in order has no faults', () => {
    expect(told({})).toEqual([]);
  });

  test('has no more mistakes than tokens', () => {
    const key = 'cities.3.mistakes';
    expect(told({ cities: [a, b, c, { ...d, mistakes: 10 }] })).toEqual([
      { code: 'missions.too-many-mistakes', key, city: 'd', mistakes: 10, tokens: 9, allowed: 9 },
    ]);
  });

  test.each([0, 12, 8.5, -1])('has no city of %d tokens: the box holds 11', tokens => {
    expect(told({ cities: [{ ...a, tokens, mistakes: 0 }, b, c, d] })).toEqual([
      { code: 'missions.bad-tokens', key: 'cities.0.tokens', city: 'a', tokens, most: 11 },
    ]);
  });

  test('has no more tokens than its box', () => {
    expect(told({}, 'geographic', 8)).toMatchObject(
      ['a', 'b', 'd'].map(city => ({ code: 'missions.bad-tokens', city, most: 8 })),
    );
  });

  test.each([-1, 1.5])('allows no %d mistakes', mistakes => {
    expect(told({ cities: [a, { ...b, mistakes }, c, d] })).toEqual([
      { code: 'missions.bad-mistakes', key: 'cities.1.mistakes', city: 'b', mistakes },
    ]);
  });

  test('has no city that can’t be reached', () => {
    expect(
      told({
        routes: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      }),
    ).toEqual([
      { code: 'missions.unreachable', key: 'cities.2.id', city: 'c', start: 'a' },
      { code: 'missions.unreachable', key: 'cities.3.id', city: 'd', start: 'a' },
    ]);
  });

  test('has no route to nowhere, and the nearest name is offered', () => {
    const cities = [city('prague', 14, 50, 9, 9), city('berlin', 13, 52, 9, 8)];
    expect(
      told({
        start: 'prague',
        cities,
        routes: [
          ['prague', 'berlin'],
          ['berlin', 'prage'],
        ],
      }),
    ).toMatchObject([{ code: 'missions.unknown-city', key: 'routes.1.1', city: 'prage', near: 'prague' }]);
  });

  test('has no repeated city, and no two cities on one spot', () => {
    expect(told({ cities: [a, b, c, d, { ...b, at: [5, 5] }] })).toEqual([
      { code: 'missions.repeated-city', key: 'cities.4.id', city: 'b', other: 'cities.1.id' },
    ]);
    expect(told({ cities: [a, b, c, { ...d, at: [10, 0] }] })).toEqual([
      { code: 'missions.same-spot', key: 'cities.3.at', city: 'd', position: '10, 0', other: 'b' },
    ]);
  });

  test('has no repeated route, whichever way it is written, and none from a city to itself', () => {
    expect(told({ routes: [...SQUARE.routes, ['b', 'a'], ['c', 'c']] })).toEqual([
      { code: 'missions.repeated-route', key: 'routes.4', from: 'b', to: 'a', other: 'routes.0' },
      { code: 'missions.route-to-itself', key: 'routes.5', city: 'c' },
    ]);
  });

  test('starts in one of its cities', () => {
    expect(told({ start: 'x' })).toMatchObject([
      { code: 'missions.unknown-city', key: 'start', city: 'x', known: ['a', 'b', 'c', 'd'] },
    ]);
  });

  test('lies on the globe and clear of the poles, unless its map is schematic', () => {
    const wrong: Partial<Campaign> = { cities: [{ ...a, at: [50, 114] }, { ...b, at: [200, 95] }, c, d] };
    expect(told(wrong)).toMatchObject([
      { code: 'missions.off-globe', key: 'cities.0.at', order: 'swapped', swapped: '114, 50' },
      { code: 'missions.off-globe', key: 'cities.1.at', order: 'right' },
    ]);
    expect(told({ cities: [{ ...a, at: [0, 86] }, b, c, d] })).toMatchObject([
      { code: 'missions.near-pole', city: 'a', limit: 85 },
    ]);
    expect(told(wrong, 'schematic')).toEqual([]);
    expect(told({ cities: [{ ...a, at: [Number.NaN, 1] }, b, c, d] }, 'schematic')).toMatchObject([
      { code: 'missions.bad-position', position: 'NaN, 1' },
    ]);
  });

  test('has all its faults told together', () => {
    const cities = [a, { ...b, tokens: 12 }, { ...c, mistakes: 9 }, d];
    expect(told({ start: 'e', cities, routes: [['a', 'f']] })).toHaveLength(4);
  });
});
