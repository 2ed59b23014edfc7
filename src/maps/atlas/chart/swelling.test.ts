import { describe, expect, test } from 'vitest';
import type { Point } from '../../../scene/geometry/index.js';
import { fitInto } from './fit.js';
import { swell, swellingsToPart } from './swelling.js';

const ROOM = { x: 0, y: 0, width: 200, height: 120 };
/** Two capitals that nearly touch, on a map with others far away. */
const CROWDED: readonly Point[] = [
  { x: 100, y: 40 },
  { x: 101, y: 42 },
  { x: 10, y: 110 },
  { x: 190, y: 90 },
  { x: 60, y: 5 },
];

function parted(points: readonly Point[], apart: number) {
  const fitted = (moved: readonly Point[]) => fitInto(moved, ROOM);
  const swellings = swellingsToPart(points, apart, fitted);
  const moved = points.map(point => swell(swellings, point));
  const { scale } = fitted(moved);
  return { swellings, moved, scale };
}

describe('a map that swells', () => {
  test('moves crowded cities as far apart as their signs need', () => {
    const { moved, scale } = parted(CROWDED, 10);
    const [prague, berlin] = moved;
    expect(Math.hypot(prague.x - berlin.x, prague.y - berlin.y) * scale).toBeGreaterThanOrEqual(10);
  });

  test.each([1, 0.1])('moves two places %s mm apart side by side, and takes little from the others', near => {
    const [prague, , ...far] = CROWDED;
    const { moved, scale } = parted([prague, { x: prague.x + near, y: prague.y }, ...far], 6);
    expect(Math.hypot(moved[0].x - moved[1].x, moved[0].y - moved[1].y) * scale).toBeGreaterThanOrEqual(5.9);
    expect(scale / parted(far, 6).scale).toBeGreaterThan(0.9);
  });

  test('does not shrink the others for two places on almost one spot, which it cannot part', () => {
    const [prague, , ...far] = CROWDED;
    const { moved, scale } = parted([prague, { x: prague.x + 0.001, y: prague.y }, ...far], 6);
    expect(Math.hypot(moved[0].x - moved[1].x, moved[0].y - moved[1].y) * scale).toBeLessThan(6);
    expect(scale / parted(far, 6).scale).toBeGreaterThan(0.9);
  });

  test('stays as it is where no cities crowd', () => {
    const far = CROWDED.slice(1);
    expect(parted(far, 10).swellings).toEqual([]);
    expect(swell([], far[0])).toEqual(far[0]);
  });

  test('never folds: each small piece of the map keeps its orientation', () => {
    const { swellings } = parted(CROWDED, 14);
    for (let x = 80; x <= 120; x += 2)
      for (let y = 20; y <= 60; y += 2) {
        const [a, b, c] = [
          { x, y },
          { x: x + 0.5, y },
          { x, y: y + 0.5 },
        ].map(point => swell(swellings, point));
        expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeGreaterThan(0);
      }
  });

  test('keeps east in the east and north in the north', () => {
    const { moved } = parted(CROWDED, 12);
    for (const [i, a] of CROWDED.entries())
      for (const [j, b] of CROWDED.entries()) {
        if (a.x - b.x > 5) expect(moved[i].x).toBeGreaterThan(moved[j].x);
        if (a.y - b.y > 5) expect(moved[i].y).toBeGreaterThan(moved[j].y);
      }
  });

  test('gives up on two cities on one spot instead of growing for ever', () => {
    const { scale } = parted([...CROWDED, CROWDED[2]], 10);
    expect(Number.isFinite(scale)).toBe(true);
  });
});
