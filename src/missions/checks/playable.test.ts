import { describe, expect, test } from 'vitest';
import { city, SQUARE } from '../campaign.fixture.js';
import type { Campaign, MapKind } from '../campaign.js';
import { checkCampaign } from './playable.js';

function told(changed: Partial<Campaign>, map: MapKind = 'geographic', tokens = 11): string[] {
  const problems = checkCampaign({ ...SQUARE, ...changed }, { tokens, cities: 60, map }, () => ({
    place: 'mine.yaml',
  }));
  expect(problems.every(({ level, place }) => level === 'error' && place === 'mine.yaml')).toBe(true);
  return problems.map(({ message, advice }) => `${message} ${advice}`);
}

const [a, b, c, d] = SQUARE.cities;

describe('a campaign', () => {
  test('that is sound has no faults', () => {
    expect(told({})).toEqual([]);
  });

  test('allows no more mistakes than tokens', () => {
    expect(told({ cities: [a, b, c, { ...d, mistakes: 10 }] })).toEqual([
      '"cities.3.mistakes" is 10 in "d", more than its tokens, 9. Give 9 at most: a mistake takes a token.',
    ]);
  });

  test.each([0, 12, 8.5, -1])('has no city of %d tokens: the box holds 11', tokens => {
    expect(told({ cities: [{ ...a, tokens, mistakes: 0 }, b, c, d] })).toEqual([
      `"cities.0.tokens" is ${tokens} in "a". The box holds 11: give a whole number from 1 to 11.`,
    ]);
  });

  test('may have no more tokens than another box holds', () => {
    expect(told({}, 'geographic', 8).map(each => each.split(' ')[0])).toEqual([
      '"cities.0.tokens"',
      '"cities.1.tokens"',
      '"cities.3.tokens"',
    ]);
  });

  test.each([-1, 1.5])('allows no %d mistakes', mistakes => {
    expect(told({ cities: [a, { ...b, mistakes }, c, d] })).toEqual([
      `"cities.1.mistakes" is ${mistakes} in "b". Give a whole number from 0 up.`,
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
      '"cities.2.id" is "c", which can\'t be reached from "a". Add a route to it.',
      '"cities.3.id" is "d", which can\'t be reached from "a". Add a route to it.',
    ]);
  });

  test('has no route to nowhere; the nearest name is offered', () => {
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
    ).toEqual([
      '"routes.1.1" is "prage", a route to nowhere. Did you mean "prague"? It can be: prague, berlin.',
    ]);
  });

  test('has no city twice, and no two on one spot', () => {
    expect(told({ cities: [a, b, c, d, { ...b, at: [5, 5] }] })).toEqual([
      '"cities.4.id" is "b", as is "cities.1.id". Give each city an id of its own.',
    ]);
    expect(told({ cities: [a, b, c, { ...d, at: [10, 0] }] })).toEqual([
      '"cities.3.at" is 10, 0 in "d", where "b" lies. Move one of them: their labels would lie on each other.',
    ]);
  });

  test('has no route twice, whichever way it is written, and none to itself', () => {
    expect(told({ routes: [...SQUARE.routes, ['b', 'a'], ['c', 'c']] })).toEqual([
      '"routes.4" joins "b" and "a", as does "routes.0". Remove one of them: a route has no direction.',
      '"routes.5" leads from "c" to itself. Remove it.',
    ]);
  });

  test('begins in one of its cities', () => {
    expect(told({ start: 'x' })).toEqual([
      '"start" is "x", which is no city. Did you mean "a"? It can be: a, b, c, d.',
    ]);
  });

  test('lies on the globe, unless its map is schematic', () => {
    const wrong: Partial<Campaign> = { cities: [{ ...a, at: [50, 114] }, { ...b, at: [200, 95] }, c, d] };
    expect(told(wrong)).toEqual([
      '"cities.0.at" is 50, 114 in "a", which is not on the globe. Write the longitude first: 114, 50.',
      '"cities.1.at" is 200, 95 in "b", which is not on the globe. Give degrees: -180 to 180 east, then -90 to 90 north.',
    ]);
    expect(told(wrong, 'schematic')).toEqual([]);
    expect(told({ cities: [{ ...a, at: [Number.NaN, 1] }, b, c, d] }, 'schematic')).toEqual([
      '"cities.0.at" is NaN, 1 in "a". Give two numbers.',
    ]);
  });

  test('with many faults has them told together', () => {
    const cities = [a, { ...b, tokens: 12 }, { ...c, mistakes: 9 }, d];
    expect(told({ start: 'e', cities, routes: [['a', 'f']] })).toHaveLength(4);
  });
});
