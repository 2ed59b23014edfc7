import { describe, expect, test } from 'vitest';
import { badgeAngles } from './badge-angles.js';

const DISCS = { r: 3, small: 1.8, away: 4 };
const [BELOW_RIGHT, BELOW_LEFT] = [Math.PI / 4, (3 * Math.PI) / 4];
const CORNERS = [BELOW_RIGHT, BELOW_LEFT, -BELOW_RIGHT, -BELOW_LEFT];

describe('the small disc of a city', () => {
  test('stands in its favourite corner where no route leaves that way', () => {
    const points = [
      { x: 0, y: 0 },
      { x: -8, y: -8 },
    ];
    expect(badgeAngles(points, [[0, 1]], DISCS, CORNERS)[0]).toBe(BELOW_RIGHT);
  });

  test('gives way to a short route, which it would hide', () => {
    // Berlin, and Prague a little to the south-east.
    const points = [
      { x: 0, y: 0 },
      { x: 6, y: 7 },
    ];
    expect(badgeAngles(points, [[0, 1]], DISCS, CORNERS)).toEqual([BELOW_LEFT, BELOW_RIGHT]);
  });

  test('stays where a route is long enough to be seen beyond it', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 60, y: 70 },
    ];
    expect(badgeAngles(points, [[0, 1]], DISCS, CORNERS)[0]).toBe(BELOW_RIGHT);
  });

  test('stands clear of the discs of its neighbours', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
      { x: -5, y: 5 },
    ];
    const angles = badgeAngles(points, [], DISCS, CORNERS);
    expect(angles[0]).toBe(-BELOW_RIGHT);
    expect(angles.slice(1)).toEqual([BELOW_RIGHT, BELOW_RIGHT]);
  });
});
