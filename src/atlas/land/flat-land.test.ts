import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { readWorld } from '../globe/world.js';
import { flatLand } from './flat-land.js';

const world = readWorld(projectLibrary().text('world-atlas/countries-110m.json'), '110m');
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

  test('has nothing on it in the middle of the Pacific', () => {
    expect(flatLand(world, { x: -140, y: 20, width: 5, height: 5 }, 500)).toEqual({ land: '', borders: '' });
  });
});
