import { describe, expect, test } from 'vitest';
import { fitted, flat, moved, nearest, placeAt, WORLD, zoomed } from './window.js';

describe('the part of the world that is seen', () => {
  test('a click on a place gives its degrees back', () => {
    for (const at of [
      [14.42, 50.09],
      [-78.5, -0.2],
      [174.76, -36.85],
    ] as const) {
      const { x, y } = flat(at);
      expect(placeAt(x, y, 4)).toEqual(at.map(value => Number(value.toFixed(3))));
    }
  });

  test('a click on the whole world is not told finer than a finger can point', () => {
    expect(placeAt(14.4234, -57.1, 360)[0]).toBe(14.4);
  });

  test('without places it is the whole world', () => {
    expect(fitted([])).toEqual(WORLD);
  });

  test('it holds every place, with room around', () => {
    const points = [flat([14.42, 50.09]), flat([16.37, 48.21]), flat([13.4, 52.52])];
    const { x, y, width, height } = fitted(points);
    for (const point of points) {
      expect(point.x).toBeGreaterThan(x + 0.05 * width);
      expect(point.x).toBeLessThan(x + 0.95 * width);
      expect(point.y).toBeGreaterThan(y + 0.05 * height);
      expect(point.y).toBeLessThan(y + 0.95 * height);
    }
  });

  test('it never leaves the globe', () => {
    expect(zoomed(WORLD, 0.5)).toEqual(WORLD);
    const south = moved(zoomed(WORLD, 4), 0, 10);
    expect(south.y + south.height).toBe(90);
  });

  test('it goes round the globe, and a click beyond 180 degrees is a place on the other side', () => {
    const pacific = moved(zoomed(WORLD, 4), 2, 0);
    expect([pacific.x, pacific.x + pacific.width]).toEqual([-225, -135]);
    expect(placeAt(-200, 0, pacific.width)).toEqual([160, 0]);
    expect(moved(pacific, 4, 0)).toEqual(pacific);
    expect(nearest(170, pacific)).toBe(-190);
  });

  test('Suva and Apia are seen the short way, across 180 degrees', () => {
    const { x, width } = fitted([flat([178.4, -18.1]), flat([-171.8, -13.8])]);
    expect(width).toBeLessThan(20);
    expect(x + width / 2).toBeCloseTo(-176.7, 1);
  });

  test('a drawing may lie anywhere', () => {
    const { x, width } = fitted(
      [
        { x: 1000, y: 0 },
        { x: 1010, y: 0 },
      ],
      false,
    );
    expect(x + width / 2).toBe(1005);
  });
});
