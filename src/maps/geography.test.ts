import { describe, expect, test } from 'vitest';
import { between, cross, distance, wraps } from './geography.js';

const PRAGUE = [14.42, 50.09] as const;
const BERLIN = [13.4, 52.52] as const;
const TOKYO = [139.69, 35.69] as const;
const SAN_FRANCISCO = [-122.42, 37.77] as const;

describe('places', () => {
  test('are as far apart as on the globe, or on paper', () => {
    expect(distance(PRAGUE, BERLIN, 'geographic')).toBeCloseTo(279.3, 0);
    expect(distance([0, 0], [180, 0], 'geographic')).toBeCloseTo(Math.PI * 6371, 6);
    expect(distance([0, 0], [3, 4], 'schematic')).toBe(5);
  });

  test('on both sides of the Pacific are joined only over the edge of the map', () => {
    expect(wraps(TOKYO, SAN_FRANCISCO, 'geographic')).toBe(true);
    expect(wraps(PRAGUE, SAN_FRANCISCO, 'geographic')).toBe(false);
    expect(wraps([0, 0], [300, 0], 'schematic')).toBe(false);
  });

  test('have a third between them when it is in the circle that has them at opposite ends', () => {
    expect(between([0, 0], [10, 0], [5, 4.9], 'schematic')).toBe(true);
    expect(between([0, 0], [10, 0], [5, 5.1], 'schematic')).toBe(false);
    expect(between(PRAGUE, [13, 55], BERLIN, 'geographic')).toBe(true);
    expect(between(PRAGUE, BERLIN, TOKYO, 'geographic')).toBe(false);
  });
});

describe('two routes', () => {
  const crossing = (...[a, b, c, d]: [number, number][]) => cross(a, b, c, d, 'schematic');

  test('cross when each separates the ends of the other', () => {
    expect(crossing([0, 0], [2, 2], [0, 2], [2, 0])).toBe(true);
    expect(crossing([0, 0], [2, 2], [0, 1], [0, 5])).toBe(false);
  });

  test('that share an end don’t cross there', () => {
    expect(crossing([0, 0], [2, 2], [2, 2], [4, 0])).toBe(false);
  });

  test('cross when one ends on the other or runs along it', () => {
    expect(crossing([0, 0], [4, 0], [2, 0], [2, 3])).toBe(true);
    expect(crossing([0, 0], [4, 0], [1, 0], [3, 0])).toBe(true);
    expect(crossing([0, 0], [4, 0], [5, 0], [9, 0])).toBe(false);
  });

  test('cross on the globe as great circles, although their lines in degrees don’t', () => {
    // The great circle from London to Vancouver leads over Greenland.
    const [london, vancouver] = [
      [0, 51.5],
      [-123, 49.3],
    ] as const;
    expect(cross(london, vancouver, [-60, 60], [-60, 75], 'geographic')).toBe(true);
    expect(cross(london, vancouver, [-60, 60], [-60, 75], 'schematic')).toBe(false);
    expect(cross(london, vancouver, [-60, 75], [-60, 85], 'geographic')).toBe(false);
    // The other side of the globe is far away.
    expect(cross([0, 1], [10, 1], [175, -5], [175, 5], 'geographic')).toBe(false);
  });
});
