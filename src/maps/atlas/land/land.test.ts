import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../../cli/files.js';
import { isInside, type Point } from '../../../scene/geometry/index.js';
import { makeChart } from '../chart/chart.js';
import { graticuleOf } from '../chart/graticule.js';
import type { LonLat } from '../globe/projection.js';
import { readWorld } from '../globe/world.js';
import { type Detail, detailFor, islandsOf, landOf } from './land.js';

const world = (detail: Detail) =>
  readWorld(projectLibrary().text(`world-atlas/countries-${detail}.json`), detail);
const wish = { frame: { x: 0, y: 0, width: 180, height: 160 }, inset: { x: 15, y: 10 }, apart: 0, edge: 5 };
const IRAN: readonly LonLat[] = [
  [45, 37.5],
  [60.6, 25.3],
  [59.6, 36.3],
  [48.7, 31.3],
];
const TAIWAN: readonly LonLat[] = [
  [121.5, 25],
  [120.3, 22.6],
  [121, 22.4],
  [121.8, 24.5],
];
/** Prague to Auckland. */
const WORLD: readonly LonLat[] = [
  [14.4, 50],
  [-122.4, 37.8],
  [174.8, -36.9],
  [37.6, 55.8],
];

/** Whether a point lies on land: a ray from it crosses the outlines an odd number of times. */
function onLand(d: string, { x, y }: Point): boolean {
  let crossings = 0;
  for (const ring of d.split('Z')) {
    const points = [...ring.matchAll(/[ML] (\S+) (\S+)/g)].map(([, px, py]) => ({
      x: Number(px),
      y: Number(py),
    }));
    for (const [i, a] of points.entries()) {
      const b = points[(i + 1) % points.length];
      if (a.y > y === b.y > y) continue;
      if (a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) > x) crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

describe('land and sea', () => {
  test.each(['50m', '10m'] as const)('are in the right places, drawn from the file of 1:%s', detail => {
    const spots: readonly LonLat[] = [
      // Isfahan and Riyadh on land; the Gulf, the Caspian and the Gulf of Oman are water.
      [51.7, 32.7],
      [46.7, 24.7],
      [51.2, 27.5],
      [51, 38.5],
      [59, 24.8],
    ];
    const chart = makeChart([...IRAN, ...spots], wish);
    const { land } = landOf(world(detail), chart);
    expect(chart.points.slice(IRAN.length).map(point => onLand(land, point))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([
    [
      'the far north',
      [
        [-62.3, 82.5],
        [-85.8, 80],
        [-78, 80.5],
        [-69.2, 77.5],
      ],
    ],
    [
      'the Antarctic',
      [
        [0, -80],
        [90, -78],
        [-120, -78],
        [160, -76],
      ],
    ],
    [
      'the way from Lapland to Taymyr',
      [
        [33, 68.9],
        [25, 70],
        [104, 77],
        [101, 72],
      ],
    ],
  ] as readonly (readonly [string, readonly LonLat[]])[])('cities of %s lie on land', (_, places) => {
    const chart = makeChart(places, wish);
    const { outlines } = landOf(world('50m'), chart);
    expect(chart.points.map(point => isInside(outlines, point))).toEqual([true, true, true, true]);
  });

  test('borders can be left out, for a map of old times', () => {
    const chart = makeChart(IRAN, wish);
    expect(landOf(world('50m'), chart).borders).not.toBe('');
    expect(landOf(world('50m'), chart, false).borders).toBe('');
  });

  test('a whole world is drawn from a coarser file than an island', () => {
    expect(detailFor(makeChart(WORLD, wish).degree)).not.toBe('10m');
    expect(detailFor(makeChart(TAIWAN, wish).degree)).toBe('10m');
  });

  test('an island that holds the cities is shown whole, from north to south', () => {
    const seen = islandsOf(world('50m'), TAIWAN);
    expect(Math.min(...seen.map(([, latitude]) => latitude))).toBeLessThan(22);
    expect(islandsOf(world('50m'), IRAN)).toEqual([]);
    const { points } = makeChart([...TAIWAN, ...seen], { ...wish, seen });
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(160);
    }
  });

  test('the map of the world continues beyond its edge: no coast runs along a meridian there', () => {
    const chart = makeChart(WORLD, { ...wish, frame: { x: 0, y: 0, width: 260, height: 80 } });
    const { land, coast } = landOf(world('50m'), chart);
    expect(land).not.toBe('');
    const upright = [...coast.matchAll(/L (\S+) (\S+) L (\S+) (\S+)/g)].filter(
      ([, x1, y1, x2, y2]) => x1 === x2 && Math.abs(Number(y1) - Number(y2)) > 3,
    );
    expect(upright).toEqual([]);
  });

  test('a file that is not a map of the world is refused by name', () => {
    expect(() => readWorld('{}', 'world-atlas/countries-50m.json')).toThrow(
      'countries-50m.json: atlas.not-topojson',
    );
  });
});

describe('the graticule', () => {
  test('of a town has minutes and seconds, on each edge', () => {
    const town: readonly LonLat[] = [
      [14.421, 50.087],
      [14.4005, 50.09],
      [14.4279, 50.0833],
    ];
    const { crossings } = graticuleOf(makeChart(town, wish), 34);
    for (const edge of ['top', 'bottom', 'left', 'right'])
      expect(crossings.some(crossing => crossing.edge === edge)).toBe(true);
    for (const { degrees = 0 } of crossings) {
      const steps = (degrees * 3600) / 5;
      expect(steps).toBeCloseTo(Math.round(steps), 4);
    }
  });

  test('has round numbers, and crosses the frame where its labels say', () => {
    const chart = makeChart(IRAN, wish);
    const { crossings, d } = graticuleOf(chart, 34);
    expect(d).not.toBe('');
    for (const { edge, at, degrees = -1 } of crossings) {
      expect(degrees % 2 === 0 || degrees % 5 === 0).toBe(true);
      if (edge === 'top') expect(at.y).toBeCloseTo(0, 6);
      if (edge === 'right') expect(at.x).toBeCloseTo(180, 6);
    }
    expect(crossings.some(({ edge, degrees }) => edge === 'left' && degrees === 30)).toBe(true);
  });
});
