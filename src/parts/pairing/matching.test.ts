import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumMatching } from './matching.js';

type Edge = readonly [number, number];

const size = (partner: readonly number[]) => partner.filter(other => other >= 0).length / 2;

/** The most edges without a common vertex, by trying all: for the first vertex, no partner or each of them. */
function largest(vertices: number, edges: readonly Edge[]): number {
  const joined = new Set(edges.flatMap(([a, b]) => [a * vertices + b, b * vertices + a]));
  const known = new Map<number, number>();
  const most = (left: number): number => {
    if (left === 0) return 0;
    const stored = known.get(left);
    if (stored !== undefined) return stored;
    const v = 31 - Math.clz32(left);
    const rest = left & ~(1 << v);
    let best = most(rest);
    for (let w = 0; w < v; w++)
      if (rest & (1 << w) && joined.has(v * vertices + w)) best = Math.max(best, 1 + most(rest & ~(1 << w)));
    known.set(left, best);
    return best;
  };
  return most(2 ** vertices - 1);
}

function expectMatching(partner: readonly number[], edges: readonly Edge[]): void {
  partner.forEach((w, v) => {
    if (w < 0) return;
    expect(partner[w]).toBe(v);
    expect(edges.some(([a, b]) => (a === v && b === w) || (a === w && b === v))).toBe(true);
  });
}

const anyGraph = fc.integer({ min: 1, max: 12 }).chain(vertices =>
  fc.record({
    vertices: fc.constant(vertices),
    edges: fc.array(fc.tuple(fc.nat(vertices - 1), fc.nat(vertices - 1)), { maxLength: 30 }),
  }),
);

/** The same rough numbers each time, without a library. */
function chain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state;
  };
}

function randomGraph(vertices: number, count: number, seed: number): Edge[] {
  const draw = chain(seed);
  return Array.from({ length: count }, (): Edge => [draw() % vertices, draw() % vertices]);
}

describe('a largest matching', () => {
  test('is as large as any other, on any small graph', () => {
    fc.assert(
      fc.property(anyGraph, ({ vertices, edges }) => {
        const partner = maximumMatching(vertices, edges);
        expectMatching(
          partner,
          edges.filter(([a, b]) => a !== b),
        );
        expect(size(partner)).toBe(
          largest(
            vertices,
            edges.filter(([a, b]) => a !== b),
          ),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('is as large as any other, on sparse graphs where odd rings are common', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const edges = randomGraph(16, 20, seed).filter(([a, b]) => a !== b);
      const partner = maximumMatching(16, edges);
      expectMatching(partner, edges);
      expect(size(partner)).toBe(largest(16, edges));
    }
  });

  test('leaves a lone vertex and a loop unmatched', () => {
    expect(maximumMatching(0, [])).toEqual([]);
    expect(maximumMatching(1, [[0, 0]])).toEqual([-1]);
  });

  test('finds a path through an odd ring', () => {
    // A ring of five with a tail at either side: the pairs 0-1, 2-3, 4-5, 6-7 need the ring to be passed.
    const edges: Edge[] = '12 23 34 45 51 01 46 67'.split(' ').map(([a, b]): Edge => [Number(a), Number(b)]);
    expect(size(maximumMatching(8, edges))).toBe(4);
  });

  test('matches every vertex of Petersen’s graph', () => {
    const edges = [0, 1, 2, 3, 4].flatMap((i): Edge[] => [
      [i, (i + 1) % 5],
      [i, i + 5],
      [i + 5, ((i + 2) % 5) + 5],
    ]);
    expect(size(maximumMatching(10, edges))).toBe(5);
  });

  test('is the same for the same graph', () => {
    const edges = randomGraph(300, 900, 7);
    expect(maximumMatching(300, edges)).toEqual(maximumMatching(300, edges));
  });

  test('refuses an edge to a vertex that does not exist', () => {
    for (const edge of [
      [0, 3],
      [-1, 0],
      [0.5, 1],
    ] as Edge[])
      expect(() => maximumMatching(3, [edge])).toThrow(RangeError);
  });

  test('takes a moment for 400 words with 2,000 edges', () => {
    // The best of five: a busy machine is not the algorithm's fault.
    const times = [1, 2, 3, 4, 5].map(seed => {
      const edges = randomGraph(400, 2000, seed);
      const before = performance.now();
      expect(size(maximumMatching(400, edges))).toBeGreaterThan(190);
      return performance.now() - before;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
