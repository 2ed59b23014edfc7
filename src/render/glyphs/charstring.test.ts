import { describe, expect, test } from 'vitest';
import { charstring } from './charstring.js';
import { compoundGlyph } from './compound-glyph.js';

/** A number in 16.16, as a Type 2 charstring has it. */
function fixed(value: number): number[] {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value * 65536);
  return [255, ...bytes];
}

describe('an outline for an OpenType font', () => {
  test('begins with its width, goes from point to point by steps, and ends', () => {
    const commands = [
      { command: 'moveTo', args: [10, 20] },
      { command: 'lineTo', args: [10, -5.5] },
      { command: 'bezierCurveTo', args: [11, 0, 12, 0, 10, 20] },
      { command: 'closePath', args: [] },
    ];
    const numbers = (...values: number[]) => values.flatMap(fixed);
    expect([...charstring({ commands } as never, -300)]).toEqual([
      ...numbers(-300, 10, 20),
      21,
      ...numbers(0, -25.5),
      5,
      ...numbers(1, 5.5, 1, 0, -2, 20),
      8,
      14,
    ]);
  });
});

describe('a letter and its sign as one TrueType glyph', () => {
  test('refers to both, each at its place', () => {
    const parts = [
      { id: 7, x: 0, y: 0 },
      { id: 300, x: -120, y: 45 },
    ];
    const bytes = compoundGlyph(parts, { minX: 1, minY: -20, maxX: 500, maxY: 640 });
    const view = new DataView(bytes.buffer);
    const words = Array.from({ length: 13 }, (_, i) => view.getInt16(2 * i));
    expect(words).toEqual([-1, 1, -20, 500, 640, 0x23, 7, 0, 0, 0x03, 300, -120, 45]);
    expect(bytes.length % 4).toBe(0);
  });
});
