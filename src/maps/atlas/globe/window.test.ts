import { describe, expect, test } from 'vitest';
import { isInside, longitudeArc } from '../../../scene/geometry/index.js';
import { makeChart } from '../chart/chart.js';
import { pointCounter } from '../layout/place-all.js';
import type { LonLat } from './projection.js';
import { around, windowsMeet } from './window.js';

const wish = { frame: { x: 0, y: 0, width: 180, height: 160 }, inset: { x: 15, y: 10 }, apart: 0, edge: 5 };
const FIJI: readonly LonLat[] = [
  [178.4, -18.1],
  [-171.8, -13.8],
  [174.8, -36.9],
  [-157.9, 21.3],
];

describe('the cut of a map', () => {
  test('runs through the widest gap between its cities: Suva and Apia are neighbours', () => {
    const { middle, span } = longitudeArc(FIJI.map(([longitude]) => longitude));
    expect(span).toBeCloseTo(27.3, 6);
    expect(middle).toBeCloseTo(188.45, 6);
    const { points } = makeChart(FIJI, wish);
    expect(points[1].x).toBeGreaterThan(points[0].x);
    expect(points[3].x).toBeGreaterThan(points[1].x);
  });

  test('the far north is seen from above the pole, each city in its own direction', () => {
    const { points } = makeChart(
      [
        [0, 78],
        [90, 75],
        [180, 71],
        [-90, 75],
      ],
      wish,
    );
    const [x, y] = [(points[1].x + points[3].x) / 2, (points[1].y + points[3].y) / 2];
    const turns = points.map(point => Math.atan2(point.y - y, point.x - x));
    for (const [i, turn] of turns.entries())
      for (const other of turns.slice(0, i)) expect(Math.abs(turn - other)).toBeGreaterThan(0.5);
  });

  test('tells where north is: straight up in the middle, leaning at the sides of a wide map', () => {
    const places: readonly LonLat[] = [
      [12, 45],
      [109, 34],
    ];
    const { north, points } = makeChart(places, wish);
    expect(Math.abs(north({ x: 90, y: 80 }))).toBeLessThan(5);
    expect(north(points[0])).toBeGreaterThan(15);
    expect(north(points[1])).toBeLessThan(-15);
  });
});

describe('what a map can show', () => {
  test('a window over the date line meets land on both of its sides', () => {
    const window = { west: 170, east: 200, south: -40, north: 20 };
    expect(windowsMeet(around([[-175, -20]]), window)).toBe(true);
    expect(
      windowsMeet(
        around([
          [172, -41.5],
          [178, -34],
        ]),
        window,
      ),
    ).toBe(true);
    expect(
      windowsMeet(
        around([
          [0, 0],
          [20, 10],
        ]),
        window,
      ),
    ).toBe(false);
    expect(windowsMeet(around([[180, 60]]), window)).toBe(false);
  });

  test('points in a rectangle are counted, and a lake is not land', () => {
    const count = pointCounter([
      { x: 1, y: 1 },
      { x: 9, y: 9 },
      { x: 9.5, y: 2 },
    ]);
    expect(count({ x: 0, y: 0, width: 9.2, height: 9.2 })).toBe(2);
    const square = (from: number, to: number) => [
      { x: from, y: from },
      { x: to, y: from },
      { x: to, y: to },
      { x: from, y: to },
    ];
    const island = [square(0, 10), square(4, 6)];
    expect([isInside(island, { x: 2, y: 2 }), isInside(island, { x: 5, y: 5 })]).toEqual([true, false]);
  });
});
