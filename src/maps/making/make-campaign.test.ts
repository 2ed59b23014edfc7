import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../keys/random.js';
import { chanceName, ProblemError, sentence, type Value } from '../../speech/index.js';
import type { Campaign, MapKind, PlaceOnMap } from '../campaign.js';
import { depths } from '../checks/depths.js';
import { checkCampaign } from '../checks/playable.js';
import { checkQuality } from '../checks/quality.js';
import { chanceOf } from '../odds/exact-chances.js';
import { PRACTISED } from '../odds/pair.fixture.js';
import { type MapGround, makeCampaign } from './make-campaign.js';
import type { MapWishes } from './wishes.js';

const WISHES: MapWishes = { easiest: 0.7, hardest: 0.05, tolerance: 0.02 };
const chance = (tokens: number, mistakes: number) => chanceOf(PRACTISED, tokens, mistakes);
const wish = (name: string, value: Value) => sentence('missions.wish', { name, value });
const game = (tokens: number, mistakes: number, chance: number) =>
  sentence('phrases.map-game', { tokens, mistakes, chance: chanceName(chance) });
const where = () => ({ place: 'made' });

function make(
  places: readonly PlaceOnMap[],
  wishes: Partial<MapWishes> = {},
  seed = '7',
  map: MapKind = 'schematic',
) {
  const ground: MapGround = { id: 'made', map, tokens: 11, cities: 60, chance };
  return makeCampaign(places, { ...WISHES, ...wishes }, ground, () => randomFrom(seed));
}

/** Each problem as its code and values. */
function refused(...args: Parameters<typeof make>) {
  try {
    make(...args);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problems.every(({ place }) => place === 'wishes')).toBe(true);
    return error.problems.map(({ code, values = {} }) => ({ code, ...values }));
  }
  throw new Error('A map was made.');
}

/** The codes of what is wrong with a map, found by code that did not make it. */
function faults(campaign: Campaign, wishes: Partial<MapWishes>, map: MapKind) {
  return [
    ...checkCampaign(campaign, { tokens: 11, cities: 60, map }, where),
    ...checkQuality(campaign, { ...WISHES, ...wishes, map, chance }, where),
  ].map(({ code }) => code);
}

/** A row of places, one beside the next. */
const row = (count: number, step = 1): PlaceOnMap[] =>
  Array.from({ length: count }, (_, i) => ({ id: `p${i}`, at: [i * step, 0] as const }));
/** Five by four places on a grid. */
const NET: PlaceOnMap[] = Array.from({ length: 20 }, (_, i) => ({
  id: `p${i}`,
  at: [i % 5, Math.floor(i / 5)] as const,
}));

const places = (width: number, height: number) =>
  fc
    .uniqueArray(
      fc.tuple(fc.integer({ min: -width, max: width }), fc.integer({ min: -height, max: height })),
      {
        minLength: 2,
        maxLength: 18,
        selector: String,
      },
    )
    .map(points => points.map((at, i): PlaceOnMap => ({ id: `p${i}`, at })));

describe('a map made from places', () => {
  test.each([
    ['schematic', 9, 9],
    ['geographic', 80, 70],
  ] as const)('can be played and keeps the laws, whatever the places: %s', (map, width, height) => {
    fc.assert(
      fc.property(places(width, height), fc.string(), fc.constantFrom(0.02, 0.1), (all, seed, tolerance) => {
        const campaign = make(all, { tolerance }, seed, map);
        expect(faults(campaign, { tolerance }, map)).toEqual([]);
        expect(campaign.cities.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('gets strictly harder on every route with a tolerance of 0', () => {
    for (const seed of ['1', '2', '3'])
      expect(faults(make(NET, { tolerance: 0 }, seed), { tolerance: 0 }, 'schematic')).toEqual([]);
    const chain = make(row(20), { tolerance: 0, start: 'p0' });
    const chances = chain.cities.map(({ tokens, mistakes }) => chance(tokens, mistakes));
    expect(chances).toEqual([...new Set(chances)].sort((a, b) => b - a));
  });

  test('is the same for the same seed, and different for another', () => {
    expect(make(NET, {}, 'tea')).toEqual(make(NET, {}, 'tea'));
    expect(make(NET, {}, 'tea')).not.toEqual(make(NET, {}, 'rain'));
  });

  test('starts where the wishes say, and grows from there', () => {
    const campaign = make(NET, { start: 'p12' });
    expect(campaign.start).toBe('p12');
    expect(campaign.cities[0].id).toBe('p12');
    const steps = campaign.cities.map(({ id }) => depths(campaign).get(id));
    expect(steps).toEqual([...steps].sort());
  });

  test('uses as many places as the wishes say, the start among them', () => {
    const campaign = make(NET, { cities: 8, start: 'p7' });
    expect(campaign.cities).toHaveLength(8);
    expect(faults(campaign, {}, 'schematic')).toEqual([]);
  });

  test('joins neighbours: a row is a line, and no route passes over a city', () => {
    const { routes } = make(row(5), { start: 'p0' });
    expect(routes).toEqual([
      ['p0', 'p1'],
      ['p1', 'p2'],
      ['p2', 'p3'],
      ['p3', 'p4'],
    ]);
  });

  test('never leads over the edge of the map, which is cut in the widest gap: here the Atlantic', () => {
    const all: PlaceOnMap[] = [
      { id: 'tokyo', at: [139.7, 35.7] },
      { id: 'delhi', at: [77.2, 28.6] },
      { id: 'london', at: [-0.1, 51.5] },
      { id: 'san-francisco', at: [-122.4, 37.8] },
    ];
    const { routes } = make(all, { start: 'tokyo' }, '1', 'geographic');
    expect(routes).toEqual([
      ['tokyo', 'delhi'],
      ['delhi', 'london'],
      ['tokyo', 'san-francisco'],
    ]);
  });

  // A change here changes every map that was made from a seed: a new major version, and a line in the changelog.
  test('from seed 7 is what it always was', () => {
    const { start, cities, routes } = make(NET, { cities: 6 });
    expect(start).toBe('p19');
    expect(cities.map(({ id, tokens, mistakes }) => `${id} ${tokens}-${mistakes}`)).toEqual([
      'p19 10-4',
      'p9 8-7',
      'p12 11-0',
      'p2 9-0',
      'p10 7-6',
      'p0 6-1',
    ]);
    expect(routes.map(route => route.join(' '))).toEqual([
      'p2 p0',
      'p12 p2',
      'p19 p9',
      'p12 p10',
      'p9 p12',
      'p19 p12',
    ]);
  });
});

describe('a map that can’t be made is refused', () => {
  test('where no game has such a chance; the nearest games are named', () => {
    expect(refused(NET, { easiest: 0.3, hardest: 0.299 })).toEqual([
      {
        code: 'missions.conflicting-wishes',
        wishes: [wish('easiest', chanceName(0.3))],
        last: wish('hardest', chanceName(0.299)),
        why: {
          code: 'missions.no-game',
          values: {
            least: chanceName(0.299),
            most: chanceName(0.3),
            nearest: [game(8, 2, 0.333), game(7, 7, 0.283)],
          },
        },
      },
    ]);
    expect(refused(NET, { easiest: 1, hardest: 0.95 })).toMatchObject([
      {
        code: 'missions.impossible-wish',
        wish: wish('hardest', chanceName(0.95)),
        why: { code: 'missions.no-game', values: { nearest: [game(11, 11, 0.818)] } },
      },
    ]);
  });

  test('where a journey has more cities than there are chances, each harder than the last', () => {
    const narrow = { easiest: 0.5, hardest: 0.48, tolerance: 0 };
    const why = (start: string) => ({
      code: 'missions.too-deep',
      values: { start, steps: 6, levels: 4, least: chanceName(0.48), most: chanceName(0.5) },
    });
    // A start in the middle would not help, so it is not named among the wishes at fault.
    expect(refused(row(12), { ...narrow, start: 'p0' })).toEqual([
      {
        code: 'missions.conflicting-wishes',
        wishes: [wish('easiest', chanceName(0.5)), wish('hardest', chanceName(0.48))],
        last: wish('tolerance', chanceName(0)),
        why: why('p5'),
      },
    ]);
    // Here it would.
    expect(refused(row(7), { ...narrow, start: 'p0' })).toMatchObject([
      { last: wish('start', sentence('missions.wished-place', { place: 'p0' })), why: why('p0') },
    ]);
    expect(make(row(7), narrow).start).toBe('p3');
  });

  test('where the places are farther apart than any route may be', () => {
    const apart = [...row(3), { id: 'q', at: [10, 0] as const }];
    expect(refused(apart, { longest: 5 })).toEqual([
      {
        code: 'missions.impossible-wish',
        wish: wish('longest', 5),
        why: { code: 'missions.too-far-apart', values: { from: 'p2', to: 'q', distance: 8 } },
      },
    ]);
  });

  test('where wishes make no sense, all of them together', () => {
    const wishes = {
      cities: 21,
      start: 'p99',
      easiest: 1.5,
      hardest: -1,
      tolerance: Number.NaN,
      longest: 0,
    };
    expect(refused(NET, wishes)).toMatchObject([
      { code: 'missions.more-cities-than-places', cities: 21, count: 20 },
      { code: 'missions.unknown-start', start: 'p99', near: 'p9' },
      { code: 'missions.bad-chance', name: 'easiest', value: 1.5 },
      { code: 'missions.bad-chance', name: 'hardest', value: -1 },
      { code: 'missions.bad-chance', name: 'tolerance' },
      { code: 'missions.bad-length', longest: 0 },
    ]);
    expect(refused(row(1))).toEqual([{ code: 'missions.too-few-places', count: 1 }]);
    expect(refused(NET, { cities: 1 })).toEqual([{ code: 'missions.bad-city-count', cities: 1 }]);
  });
});
