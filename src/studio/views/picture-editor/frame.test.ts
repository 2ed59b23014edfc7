import { describe, expect, test } from 'vitest';
import { cutAround, largestCut } from '../../../pictures/photos/index.js';
import { dotsPerInch, frameOf, middleOf, movedBy, movedTo, resized } from './frame.js';

const CARD = { width: 600, height: 560 };
const PHOTO = { width: 1600, height: 1200 };
const MOST = 8;

describe('the frame on a photograph', () => {
  test.each([
    [1600, 1200, 0.3, 0.5, 1],
    [1200, 1600, 0.5, 0.9, 1],
    [900, 840, 0.1, 0.1, 1],
    [3000, 700, 1, 0, 1],
    [1600, 1200, 0.3, 0.5, 1.5],
    [1200, 1600, 0.95, 0.9, 8],
  ])('of %i x %i is what the card shows', (width, height, x, y, zoom) => {
    const frame = frameOf({ width, height }, CARD, { focus: { x, y }, zoom });
    const scale = zoom * Math.max(CARD.width / width, CARD.height / height);
    const whole = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const part = largestCut(whole, CARD, zoom);
    const { left, top } = cutAround({ x, y }, whole, part);
    expect(frame.left * whole.width).toBeCloseTo(left, -0.5);
    expect(frame.top * whole.height).toBeCloseTo(top, -0.5);
    expect(frame.width * whole.width).toBeCloseTo(part.width, -0.5);
    expect(frame.height * whole.height).toBeCloseTo(part.height, -0.5);
  });

  test('moves with the arrow keys by its own size, and stays in the picture', () => {
    const frame = frameOf(PHOTO, CARD, { focus: { x: 0.5, y: 0.5 }, zoom: 4 });
    const { x = 0, y } = movedBy('ArrowLeft', false, frame) ?? {};
    expect(x).toBeCloseTo(0.5 - 0.02 * frame.width, 3);
    expect(y).toBe(0.5);
    expect(movedBy('ArrowDown', true, frame)?.y).toBeCloseTo(0.5 + 0.2 * frame.height, 3);
    expect(movedBy('Tab', false, frame)).toBeUndefined();
    expect(movedTo(frame, { x: -1, y: 2 }).x).toBeCloseTo(frame.width / 2, 3);
    expect(movedTo(frame, { x: -1, y: 2 }).y).toBeCloseTo(1 - frame.height / 2, 3);
  });

  test.each([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ])('is drawn larger and smaller by its corner %i %i, while the other one stays', (x, y) => {
    const frame = frameOf(PHOTO, CARD, { focus: { x: 0.5, y: 0.5 }, zoom: 2 });
    const other = { x: frame.left + (1 - x) * frame.width, y: frame.top + (1 - y) * frame.height };
    for (const share of [0.5, 1.3]) {
      const to = {
        x: other.x + (x === 1 ? 1 : -1) * frame.width * share,
        y: other.y + (y === 1 ? 1 : -1) * frame.height * share,
      };
      const cut = resized(PHOTO, CARD, frame, { x, y }, to, MOST);
      expect(cut.zoom).toBeCloseTo(2 / share, 1);
      const made = frameOf(PHOTO, CARD, cut);
      expect(made.left + (1 - x) * made.width).toBeCloseTo(other.x, 2);
      expect(made.top + (1 - y) * made.height).toBeCloseTo(other.y, 2);
    }
  });

  test('is drawn neither beyond the picture nor smaller than the closest zoom', () => {
    const frame = frameOf(PHOTO, CARD, { focus: { x: 0.8, y: 0.5 }, zoom: 3 });
    const large = frameOf(PHOTO, CARD, resized(PHOTO, CARD, frame, { x: 1, y: 1 }, { x: 5, y: 5 }, MOST));
    expect(large.left + large.width).toBeLessThan(1.005);
    expect(large.left + large.width).toBeGreaterThan(0.99);
    const small = resized(PHOTO, CARD, frame, { x: 1, y: 1 }, middleOf(frame), MOST);
    expect(small.zoom).toBeLessThanOrEqual(MOST);
    expect(resized(PHOTO, CARD, frame, { x: 1, y: 1 }, { x: 0, y: 0 }, MOST).zoom).toBe(MOST);
  });
});

test('what is kept has as many dots per inch as its pixels fill inches', () => {
  const card = { width: 50.8, height: 50.8 };
  expect(dotsPerInch({ width: 800, height: 400 }, card, { width: 0.5, height: 1 })).toBe(200);
  expect(dotsPerInch({ width: 800, height: 400 }, card, { width: 0.25, height: 0.5 })).toBe(100);
  expect(dotsPerInch({ width: 800, height: 400 }, card, { width: 1, height: 1 })).toBe(400);
});
