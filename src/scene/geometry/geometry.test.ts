import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  bounds,
  compose,
  IDENTITY,
  type Matrix,
  type Point,
  placeTurned,
  type Rect,
  rotate,
  scale,
  translate,
  turnAbout,
  union,
} from './index.js';

const TURNS = [0, 90, 180, 270] as const;
const mm = fc.integer({ min: -300, max: 300 });
const length = fc.integer({ min: 1, max: 300 });
const points = fc.record({ x: mm, y: mm });
const rects: fc.Arbitrary<Rect> = fc.record({ x: mm, y: mm, width: length, height: length });
const turns = fc.constantFrom(...TURNS);
const matrices: fc.Arbitrary<Matrix> = fc.tuple(mm, mm, mm, mm, mm, mm);

function near(a: Point, b: Point): void {
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-6);
}

describe('a composition of two matrices', () => {
  test('applies the first, then the second', () => {
    fc.assert(
      fc.property(matrices, matrices, points, (second, first, point) => {
        near(apply(compose(second, first), point), apply(second, apply(first, point)));
      }),
    );
  });

  test('depends on their order: moving and then turning a card is not turning and then moving it', () => {
    const point = { x: 1, y: 0 };
    expect(apply(compose(turnAbout(90), translate(10, 0)), point)).toEqual({ x: 0, y: 11 });
    expect(apply(compose(translate(10, 0), turnAbout(90)), point)).toEqual({ x: 10, y: 1 });
  });

  test('is the other matrix if one is the identity', () => {
    fc.assert(
      fc.property(matrices, matrix => {
        expect(compose(matrix, IDENTITY).map(Math.round)).toEqual(matrix.map(Math.round));
        expect(compose(IDENTITY, matrix)).toEqual(compose(matrix, IDENTITY));
      }),
    );
  });
});

describe('a turn', () => {
  test('by a quarter is clockwise: the right edge of a page becomes the bottom', () => {
    near(apply(turnAbout(90), { x: 10, y: 0 }), { x: 0, y: 10 });
  });

  test('by quarters is the same as by degrees', () => {
    fc.assert(
      fc.property(turns, points, (turn, point) => {
        near(apply(turnAbout(turn), point), apply(rotate(turn), point));
      }),
    );
  });

  test('and the rest of the full turn bring a point back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), points, (degrees, point) => {
        near(apply(compose(rotate(360 - degrees), rotate(degrees)), point), point);
      }),
    );
  });
});

describe('a drawing turned in its slot', () => {
  const pieces = fc.record({
    size: fc.record({ width: length, height: length }),
    at: points,
    turn: turns,
  });

  test('fills the slot, whose width and height swap at a quarter turn', () => {
    fc.assert(
      fc.property(pieces, ({ size, at, turn }) => {
        const lying = turn === 90 || turn === 270;
        const slot = lying ? { ...at, width: size.height, height: size.width } : { ...at, ...size };
        expect(bounds(placeTurned(size, at, turn), { x: 0, y: 0, ...size })).toEqual(slot);
      }),
    );
  });

  test('has its corners where the turn brings them', () => {
    const size = { width: 65, height: 43 };
    const corners = TURNS.map(turn => apply(placeTurned(size, { x: 10, y: 20 }, turn), { x: 0, y: 0 }));
    expect(corners).toEqual([
      { x: 10, y: 20 },
      { x: 53, y: 20 },
      { x: 75, y: 63 },
      { x: 10, y: 85 },
    ]);
  });

  test('keeps its size and is never mirrored', () => {
    fc.assert(
      fc.property(pieces, ({ size, at, turn }) => {
        const [a, b, c, d] = placeTurned(size, at, turn);
        expect(a * d - b * c).toBe(1);
      }),
    );
  });
});

describe('the union of two rectangles', () => {
  test('contains both, in either order, and is no larger than it must be', () => {
    const [left, low] = [
      { x: 10, y: 20, width: 30, height: 5 },
      { x: 25, y: 22, width: 40, height: 60 },
    ];
    const both = { x: 10, y: 20, width: 55, height: 62 };
    expect(union(left, low)).toEqual(both);
    expect(union(low, left)).toEqual(both);
    expect(union(both, left)).toEqual(both);
  });
});

describe('the bounds of a drawing', () => {
  test('contain every point of it at any angle, and are no larger than they must be', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(rects, fc.integer({ min: 0, max: 359 }), share, share, (rect, degrees, u, v) => {
        const box = bounds(rotate(degrees), rect);
        const inside = apply(rotate(degrees), { x: rect.x + u * rect.width, y: rect.y + v * rect.height });
        expect(inside.x).toBeGreaterThanOrEqual(box.x - 1e-6);
        expect(inside.x).toBeLessThanOrEqual(box.x + box.width + 1e-6);
        expect(inside.y).toBeGreaterThanOrEqual(box.y - 1e-6);
        expect(inside.y).toBeLessThanOrEqual(box.y + box.height + 1e-6);
        const [cos, sin] = [degrees, degrees - 90].map(angle => Math.abs(Math.cos((angle * Math.PI) / 180)));
        expect(box.width).toBeCloseTo(rect.width * cos + rect.height * sin, 6);
        expect(box.height).toBeCloseTo(rect.width * sin + rect.height * cos, 6);
      }),
    );
  });

  test('are twice as large at twice the scale', () => {
    expect(bounds(scale(2), { x: 1, y: 2, width: 3, height: 4 })).toEqual({
      x: 2,
      y: 4,
      width: 6,
      height: 8,
    });
  });
});
