import { describe, expect, test } from 'vitest';
import { clarity, followsRoute, rivalCity } from './ambiguity.js';
import type { MapLayout, Stop } from './layout.js';
import { overlapsOf } from './overlaps.js';
import { placeAll } from './place-all.js';

const stop = (id: string, x: number, y: number): Stop => ({
  id,
  at: { x, y },
  discs: [{ x, y, r: 3 }],
  label: { width: 20, height: 7 },
});
const MERV = stop('merv', 50, 40);
const NISHAPUR = stop('nishapur', 40, 44);
const box = (x: number, y: number) => ({ x, y, width: 20, height: 7 });

describe('a label', () => {
  test('stands clearly nearer to its own city than to another', () => {
    expect(rivalCity({ stop: 0, side: 'left', box: box(54, 36.5) }, [MERV, NISHAPUR])).toBeUndefined();
  });

  test('above another city would be taken for the name of that city', () => {
    expect(rivalCity({ stop: 0, side: 'left', box: box(26, 33) }, [MERV, NISHAPUR])).toBe(1);
  });

  test('stands where it does not seem to be of the city under its middle', () => {
    const cities = [stop('tabriz', 75, 40), stop('urmia', 67, 44)];
    // There is no room to the right.
    const { labels } = placeAll({
      frame: { x: 50, y: 20, width: 33, height: 60 },
      stops: cities,
      routes: [[0, 1]],
      style: 'arcs',
      direction: 'ltr',
      gap: { label: 0.5, route: 0.9, edge: 1 },
    });
    for (const label of labels) expect(clarity(label, cities)).toBeGreaterThan(1.9);
  });

  test('is not nearer to another city by its name alone, above its box and stars', () => {
    const [isfahan, hamadan] = [stop('isfahan', 50, 40), stop('hamadan', 34, 24.5)].map(city => ({
      ...city,
      rows: [
        { width: 20, height: 4 },
        { width: 9, height: 3 },
      ],
    }));
    const label = { stop: 0, side: 'right', box: box(29, 29.5) } as const;
    expect(rivalCity(label, [isfahan, hamadan])).toBe(1);
  });

  test('may stand farther away with a leader, but not close to another city', () => {
    const leader = [
      { x: 47, y: 40 },
      { x: 40, y: 32 },
    ] as const;
    expect(rivalCity({ stop: 0, side: 'left', box: box(26, 24), leader }, [MERV, NISHAPUR])).toBeUndefined();
    expect(rivalCity({ stop: 0, side: 'left', box: box(24, 33), leader }, [MERV, NISHAPUR])).toBe(1);
  });

  test('is unambiguous even where two cities crowd', () => {
    const { labels } = placeAll({
      frame: { x: 0, y: 0, width: 100, height: 80 },
      stops: [MERV, NISHAPUR],
      routes: [[0, 1]],
      style: 'arcs',
      direction: 'ltr',
      gap: { label: 0.5, route: 0.9, edge: 1 },
    });
    for (const label of labels) expect(rivalCity(label, [MERV, NISHAPUR])).toBeUndefined();
  });

  test('covers no coast where it can stand beside it', () => {
    // A coast runs down the right side of the city.
    const coast = Array.from({ length: 60 }, (_, i) => ({ x: 58, y: 20 + i * 0.8 }));
    const [label] = placeAll({
      frame: { x: 0, y: 0, width: 100, height: 80 },
      stops: [MERV],
      routes: [],
      style: 'arcs',
      direction: 'ltr',
      coast,
      gap: { label: 0.5, route: 0.9, edge: 1 },
    }).labels;
    expect(label.box.x + label.box.width).toBeLessThan(58);
  });
});

describe('a leader on a crowded map', () => {
  const route = Array.from({ length: 19 }, (_, i) => ({ x: 20, y: 10 + i * 2 }));
  const leader = (x1: number, y1: number, x2: number, y2: number) =>
    [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ] as const;

  test('may cross a route, but neither follow it nor end at it', () => {
    expect(followsRoute(leader(10, 28, 30, 28), route)).toBe(false);
    expect(followsRoute(leader(12, 22, 28, 34), route)).toBe(false);
    expect(followsRoute(leader(18, 20, 22, 40), route)).toBe(true);
    expect(followsRoute(leader(10, 28, 19.5, 28), route)).toBe(true);
  });

  test('leads to a name that is too wide for the land between routes', () => {
    const cities = [
      { ...stop('la-paz', 50, 40), label: { width: 34, height: 6 } },
      ...[
        [34, 26],
        [66, 26],
        [66, 54],
        [34, 54],
      ].map(([x, y], i) => ({ ...stop(`corner-${i}`, x, y), label: { width: 8, height: 5 } })),
    ];
    const layout: MapLayout = {
      frame: { x: 0, y: 0, width: 100, height: 80 },
      stops: cities,
      routes: [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 1],
      ],
      style: 'rails',
      direction: 'ltr',
      gap: { label: 0.5, route: 0.9, edge: 1 },
    };
    expect(overlapsOf(layout, placeAll(layout))).not.toEqual([]);
    const far = { ...layout, far: true };
    const placed = placeAll(far);
    expect(overlapsOf(far, placed)).toEqual([]);
    expect(placed.labels[0].leader).toBeDefined();
  });
});
