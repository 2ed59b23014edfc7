import { describe, expect, test } from 'vitest';
import type { MapLayout } from '../layout/layout.js';
import { placeAll } from '../layout/place-all.js';
import { enclosedRegions } from './enclosed-regions.js';

const at = (x: number, y: number) => ({
  id: `${x} ${y}`,
  at: { x, y },
  discs: [{ x, y, r: 2 }],
  label: { width: 4, height: 3 },
});

function isInside(points: readonly (readonly [number, number])[], routes: MapLayout['routes']) {
  const layout: MapLayout = {
    frame: { x: 0, y: 0, width: 100, height: 100 },
    stops: points.map(([x, y]) => at(x, y)),
    routes,
    style: 'rails',
    direction: 'ltr',
    gap: { label: 0.5, route: 0.9, edge: 1 },
  };
  return enclosedRegions(layout, placeAll(layout));
}

const SQUARE = [
  [20, 20],
  [60, 20],
  [60, 60],
  [20, 60],
] as const;

describe('what routes enclose', () => {
  test('is nothing along a line or a tree', () => {
    expect(
      isInside(SQUARE, [
        [0, 1],
        [1, 2],
        [2, 3],
      ]),
    ).toEqual([]);
  });

  test('is one region in a ring, and two where a route divides it', () => {
    const ring = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ] as const;
    expect(isInside(SQUARE, ring)).toHaveLength(1);
    expect(isInside(SQUARE, [...ring, [0, 2]])).toHaveLength(2);
  });

  test('leaves out a route that leads away from the ring', () => {
    const [outline, ...more] = isInside(
      [...SQUARE, [90, 20]],
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
        [1, 4],
      ],
    );
    expect(more).toEqual([]);
    expect(Math.max(...outline.map(({ x }) => x))).toBe(60);
  });
});
