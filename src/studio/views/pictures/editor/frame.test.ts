import { describe, expect, test } from 'vitest';
import { cutAround, largestCut } from '../../../../photos/index.js';
import { frameOf, movedBy, within } from './frame.js';

const CARD = { width: 600, height: 560 };

describe('the frame on a photograph', () => {
  test.each([
    [1600, 1200, 0.3, 0.5],
    [1200, 1600, 0.5, 0.9],
    [900, 840, 0.1, 0.1],
    [3000, 700, 1, 0],
  ])('of %i x %i is what the card shows', (width, height, x, y) => {
    const frame = frameOf({ width, height }, CARD, { x, y });
    const scale = Math.max(CARD.width / width, CARD.height / height);
    const whole = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const part = largestCut(whole, CARD);
    const { left, top } = cutAround({ x, y }, whole, part);
    expect(frame.left * whole.width).toBeCloseTo(left, -0.5);
    expect(frame.top * whole.height).toBeCloseTo(top, -0.5);
    expect(frame.width * whole.width).toBeCloseTo(part.width, -0.5);
    expect(frame.height * whole.height).toBeCloseTo(part.height, -0.5);
  });

  test('moves with the arrow keys, and stays in the picture', () => {
    expect(movedBy('ArrowLeft', false, { x: 0.5, y: 0.5 })).toEqual({ x: 0.49, y: 0.5 });
    expect(movedBy('ArrowDown', true, { x: 0.5, y: 0.95 })).toEqual({ x: 0.5, y: 1 });
    expect(movedBy('Tab', false, { x: 0.5, y: 0.5 })).toBeUndefined();
    expect(within({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
  });
});
