import { expect, test } from 'vitest';
import { randomFrom } from '../../keys/random.js';
import { inks, tintsOf } from './tints.js';

const STYLE = { lightness: [95, 80, 65], hues: 3, yellow: [0.1, 0.7] as [number, number] };

test('inks are colours of light: no ink is white, a third of cyan leaves two thirds of the red', () => {
  expect(inks(0, 0, 0)).toBe('#ffffff');
  expect(inks(1 / 3, 0, 1)).toBe('#aaff00');
});

test('a pattern has three hues at each of three lightnesses, all of them as light as that', () => {
  const tints = tintsOf(STYLE, randomFrom('rain'));
  expect(new Set(tints.map(({ fill }) => fill)).size).toBe(9);
  expect(tints.map(({ lightness }) => lightness)).toEqual([95, 95, 95, 80, 80, 80, 65, 65, 65]);
  for (const { fill, lightness } of tints) expect(Math.abs(lightnessOf(fill) - lightness)).toBeLessThan(0.5);
});

test('hues go from pink to orange, and differ from pattern to pattern', () => {
  const random = randomFrom('rain');
  const patterns = Array.from({ length: 20 }, () => tintsOf(STYLE, random).slice(0, 3));
  for (const tints of patterns) {
    const blues = tints.map(({ fill }) => Number.parseInt(fill.slice(5), 16)).sort((a, b) => a - b);
    expect(blues[0]).toBeGreaterThanOrEqual(0.3 * 255 - 1);
    expect(blues[2]).toBeLessThanOrEqual(0.9 * 255 + 1);
    expect(blues[2] - blues[0]).toBeCloseTo(0.4 * 255, -1);
  }
  expect(new Set(patterns.map(([{ fill }]) => fill)).size).toBeGreaterThan(15);
});

/** CIE L* of `#rrggbb`. */
function lightnessOf(fill: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const share = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16;
}
