import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../keys/random.js';
import { ProblemError } from '../../problem.js';
import type { Campaign, MapKind, Place } from '../campaign.js';
import { depths } from '../checks/depths.js';
import { checkCampaign } from '../checks/playable.js';
import { checkLaws } from '../checks/quality.js';
import { chanceOf } from '../odds/exact-chances.js';
import { PRACTISED } from '../odds/pair.fixture.js';
import { type MapGround, makeCampaign } from './make-campaign.js';
import type { MapWishes } from './wishes.js';

const WISHES: MapWishes = { easiest: 0.7, hardest: 0.05, tolerance: 0.02 };
const chance = (tokens: number, mistakes: number) => chanceOf(PRACTISED, tokens, mistakes);
const where = () => ({ place: 'made' });

function make(
  places: readonly Place[],
  wishes: Partial<MapWishes> = {},
  seed = '7',
  map: MapKind = 'schematic',
) {
  const ground: MapGround = { id: 'made', map, tokens: 11, cities: 60, chance };
  return makeCampaign(places, { ...WISHES, ...wishes }, ground, () => randomFrom(seed));
}

function refused(...args: Parameters<typeof make>): string {
  try {
    make(...args);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problems.every(({ place }) => place === 'wishes')).toBe(true);
    return error.problems.map(({ message, advice }) => `${message} ${advice}`).join('\n');
  }
  throw new Error('A map was made.');
}

/** What is wrong with a map, found by code that made no part of it. */
function faults(campaign: Campaign, wishes: Partial<MapWishes>, map: MapKind) {
  return [
    ...checkCampaign(campaign, { tokens: 11, cities: 60, map }, where),
    ...checkLaws(campaign, { ...WISHES, ...wishes, map, chance }, where),
  ].map(({ message }) => message);
}

/** A row of places, one beside the next. */
const row = (count: number, step = 1): Place[] =>
  Array.from({ length: count }, (_, i) => ({ id: `p${i}`, at: [i * step, 0] as const }));
/** Five by four places on a net. */
const NET: Place[] = Array.from({ length: 20 }, (_, i) => ({
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
    .map(points => points.map((at, i): Place => ({ id: `p${i}`, at })));

describe('a map that is made from places', () => {
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

  test('gets truly harder on every route where nothing is tolerated', () => {
    for (const seed of ['1', '2', '3'])
      expect(faults(make(NET, { tolerance: 0 }, seed), { tolerance: 0 }, 'schematic')).toEqual([]);
    const chain = make(row(20), { tolerance: 0, start: 'p0' });
    const chances = chain.cities.map(({ tokens, mistakes }) => chance(tokens, mistakes));
    expect(chances).toEqual([...new Set(chances)].sort((a, b) => b - a));
  });

  test('is the same for the same seed, and another for another', () => {
    expect(make(NET, {}, 'tea')).toEqual(make(NET, {}, 'tea'));
    expect(make(NET, {}, 'tea')).not.toEqual(make(NET, {}, 'rain'));
  });

  test('begins where it is wished, and grows from there', () => {
    const campaign = make(NET, { start: 'p12' });
    expect(campaign.start).toBe('p12');
    expect(campaign.cities[0].id).toBe('p12');
    const steps = campaign.cities.map(({ id }) => depths(campaign).get(id));
    expect(steps).toEqual([...steps].sort());
  });

  test('takes as many of the places as are wished, and the start is among them', () => {
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

  test('leads over no edge of the map, which is cut where the gap is widest: here in the Atlantic', () => {
    const all: Place[] = [
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
  test('of seed 7 is the one that it always was', () => {
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

describe('what can’t be made is refused', () => {
  test('where no numbers lie between two chances, and the nearest are told', () => {
    expect(refused(NET, { easiest: 0.3, hardest: 0.299 })).toBe(
      '"easiest" 30.0 % and "hardest" 29.9 % contradict each other: no tokens and mistakes give a chance between 29.9 % and 30.0 %. The nearest are 8-2 with 33.3 % and 7-7 with 28.3 %. Loosen one of them or leave it out.',
    );
    expect(refused(NET, { easiest: 1, hardest: 0.95 })).toBe(
      '"hardest" 95.0 % can\'t be kept: no tokens and mistakes give a chance between 95.0 % and 100.0 %. The nearest are 11-11 with 81.8 %. Loosen this wish or leave it out.',
    );
  });

  test('where a journey has more cities than there are chances, each harder than the last', () => {
    const narrow = { easiest: 0.5, hardest: 0.48, tolerance: 0 };
    // A start in the middle would not help: it isn't named among the wishes at fault.
    expect(refused(row(12), { ...narrow, start: 'p0' })).toBe(
      '"easiest" 50.0 %, "hardest" 48.0 % and "tolerance" 0.0 % contradict each other: from "p5" the farthest city is 6 routes away, each must be harder, and only 4 different chances lie between 48.0 % and 50.0 %. Loosen one of them or leave it out.',
    );
    // Here it would.
    expect(refused(row(7), { ...narrow, start: 'p0' })).toBe(
      '"easiest" 50.0 %, "hardest" 48.0 %, "tolerance" 0.0 % and "start" "p0" contradict each other: from "p0" the farthest city is 6 routes away, each must be harder, and only 4 different chances lie between 48.0 % and 50.0 %. Loosen one of them or leave it out.',
    );
    expect(make(row(7), narrow).start).toBe('p3');
  });

  test('where the places lie farther apart than any route may be', () => {
    const apart = [...row(3), { id: 'q', at: [10, 0] as const }];
    expect(refused(apart, { longest: 5 })).toBe(
      '"longest" 5 can\'t be kept: "p2" and "q" are 8 apart, and no shorter route joins the two parts of the map. Loosen this wish or leave it out.',
    );
  });

  test('where wishes make no sense, all of them together', () => {
    expect(
      refused(NET, {
        cities: 21,
        start: 'p99',
        easiest: 1.5,
        hardest: -1,
        tolerance: Number.NaN,
        longest: 0,
      }).split('\n'),
    ).toEqual([
      '"cities" is "21", and there are 20 places. Give 20 at most.',
      expect.stringMatching(/^"start" is "p99", which is no place\. Did you mean "p9"\?/),
      '"easiest" is "1.5". Give a chance from 0 to 1.',
      '"hardest" is "-1". Give a chance from 0 to 1.',
      '"tolerance" is "NaN". Give a chance from 0 to 1.',
      '"longest" is "0". Give a length above 0.',
    ]);
    expect(refused(row(1))).toBe('A map needs two places, there is one. Add some.');
    expect(refused(NET, { cities: 1 })).toBe('"cities" is "1". Give a whole number from 2 up.');
  });
});
