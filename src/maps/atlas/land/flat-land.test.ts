import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../../cli/files.js';
import type { DisputedBorder } from '../globe/borders.js';
import { readWorld } from '../globe/world.js';
import { flatLand } from './flat-land.js';

const text = projectLibrary().text('world-atlas/countries-110m.json');
const world = readWorld(text, '110m');
const corners = (d: string) => [...d.matchAll(/[ML] (\S+) (\S+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('a flat map', () => {
  test('has the whole world between 180 degrees west and east', () => {
    const { land, borders } = flatLand(world, { x: -180, y: -110, width: 360, height: 190 }, 720);
    const xs = corners(land).map(([x]) => x);
    expect(Math.min(...xs)).toBeCloseTo(0, 0);
    expect(Math.max(...xs)).toBeCloseTo(720, 0);
    expect(borders).toContain('M');
  });

  test('shows Iceland where it lies: 19 degrees west, 65 degrees north', () => {
    // 65 degrees north are 86.3 units up on Mercator's map.
    const { land } = flatLand(world, { x: -26, y: -92, width: 14, height: 12 }, 1400);
    const points = corners(land);
    const middle = (axis: number) => {
      const all = points.map(point => point[axis]);
      return (Math.min(...all) + Math.max(...all)) / 2;
    };
    expect(middle(0) / 100 - 26).toBeCloseTo(-19, 0);
    expect(middle(1) / 100 - 92).toBeCloseTo(-86.3, 0);
  });

  test('goes on across 180 degrees, without a coast along it', () => {
    // Fiji's islands lie on both sides.
    const window = { x: 175, y: 14, width: 10, height: 8 };
    const points = corners(flatLand(world, window, 1000).land);
    expect(points.some(([x]) => x > 100 && x < 500)).toBe(true);
    expect(points.some(([x]) => x > 500 && x < 600)).toBe(true);
    // The same window, once round the globe.
    expect(flatLand(world, { ...window, x: -185 }, 1000)).toEqual(flatLand(world, window, 1000));
    // The easternmost corner of Russia is one coast: 180 degrees are in the middle of it.
    const russia = corners(flatLand(world, { x: 170, y: -110, width: 20, height: 30 }, 1000).land);
    const along = russia.filter(([x, y], i) => {
      const [nextX, nextY] = russia[i + 1] ?? [];
      return Math.abs(x - 500) < 1 && Math.abs(nextX - 500) < 1 && Math.abs(nextY - y) > 5;
    });
    expect(along).toEqual([]);
  });

  test('has nothing on it in the middle of the Pacific', () => {
    expect(flatLand(world, { x: -140, y: 20, width: 5, height: 5 }, 500)).toEqual({
      land: '',
      borders: '',
      disputed: '',
    });
  });

  test('keeps borders that are in dispute apart', () => {
    // Between 35 and 40 degrees north, from the Yellow Sea to the Sea of Japan.
    const korea = { x: 123, y: -44, width: 8, height: 7 };
    expect(flatLand(world, korea, 800)).toMatchObject({
      disputed: '',
      borders: expect.stringContaining('M'),
    });
    const disputes: DisputedBorder[] = [{ between: ['North Korea', 'South Korea'] }];
    const { disputed } = flatLand(readWorld(text, '110m', disputes), korea, 800);
    expect(corners(disputed).length).toBeGreaterThan(1);
  });
});
