import { describe, expect, test } from 'vitest';
import { rails } from '../layout/bends.js';
import { schematicPoints } from './schematic.js';

const ROOM = { x: 10, y: 10, width: 200, height: 100 };

describe('a schematic map', () => {
  test('keeps a grid that somebody drew, as large as the room allows', () => {
    const { points } = schematicPoints(
      [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 2 },
      ],
      ROOM,
      12,
      6,
    );
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [10, 10],
      [210, 10],
      [210, 110],
    ]);
  });

  test('has cells at most a third taller than wide', () => {
    const { stretch } = schematicPoints(
      [
        { x: 0, y: 0 },
        { x: 1, y: 9 },
      ],
      ROOM,
      12,
      6,
    );
    expect(stretch).toBeCloseTo(1 / 1.35, 9);
  });

  test('gives each free place its own node', () => {
    const free = Array.from({ length: 9 }, (_, i) => ({ x: 114 + i / 100, y: 22.5 - (i % 3) / 50 }));
    const { points } = schematicPoints(free, ROOM, 12, 6);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
  });

  test('has lines in eight directions only, even where its cells are tall', () => {
    for (const stretch of [1, 1.3])
      for (const { trail } of rails({ x: 0, y: 0 }, { x: 40, y: 20 * stretch }, 0, stretch))
        for (let i = 1; i < trail.length; i++) {
          const [dx, dy] = [trail[i].x - trail[i - 1].x, (trail[i].y - trail[i - 1].y) / stretch];
          if (Math.hypot(dx, dy) < 0.01) continue;
          expect(Math.min(Math.abs(dx), Math.abs(dy), Math.abs(Math.abs(dx) - Math.abs(dy)))).toBeLessThan(
            0.01,
          );
        }
  });
});
