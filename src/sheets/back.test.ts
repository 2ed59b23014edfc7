import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { type BackFace, loadTemplates, recipeSchema } from '../data/index.js';
import { pairs } from '../parts/faces.fixture.js';
import type { Size } from '../scene/geometry/index.js';
import type { Item } from '../scene/index.js';
import { backSymbol } from './back.js';

const templates = loadTemplates(recipeSchema.parse({}), projectLibrary(), projectLibrary());
const { agents, keys, 'agents-duet': duet } = templates.backs();
const WORD = { width: 65, height: 43 };
const KEY = { width: 62, height: 62 };
const PICTURE = { width: 60, height: 60 };
const BACKS: readonly [string, BackFace, Size][] = [
  ['agents', agents, WORD],
  ['keys', keys, KEY],
  ['agents of the game for two', duet, WORD],
  ['agents of the picture game', agents, PICTURE],
];

/** The middle and the outer size of each motif of the pattern. */
function motifs(items: readonly Item[]) {
  return items.slice(1).map(item => {
    switch (item.kind) {
      case 'circle':
        return { kind: 'circle', x: item.cx, y: item.cy, reach: item.r };
      case 'rect':
        return {
          kind: 'rect',
          x: item.x + item.width / 2,
          y: item.y + item.height / 2,
          reach: item.width / 2,
        };
      case 'path': {
        const points = [...item.d.matchAll(/(-?[\d.e-]+) (-?[\d.e-]+)/g)];
        const [xs, ys] = [1, 2].map(n => points.map(point => Number(point[n])));
        const [left, right] = [Math.min(...xs), Math.max(...xs)];
        return {
          kind: 'path',
          x: (left + right) / 2,
          y: (Math.min(...ys) + Math.max(...ys)) / 2,
          reach: (right - left) / 2,
        };
      }
      default:
        throw new Error(`a back has a ${item.kind}`);
    }
  });
}

type Motif = ReturnType<typeof motifs>[number];

function told(list: readonly Motif[], move: (x: number, y: number) => [number, number]): string[] {
  return list
    .map(({ kind, x, y, reach }) => {
      const at = move(x, y).map(n => (n + 1e-9).toFixed(4));
      return `${kind} ${at.join(' ')} ${reach.toFixed(4)}`;
    })
    .sort();
}

describe.each(BACKS)('the back of the %s', (id, face, card) => {
  const back = backSymbol(templates.theme, id, face, card, 3);
  const pattern = motifs(back.items);

  test('looks the same upside down', () => {
    expect(told(pattern, (x, y) => [card.width - x, card.height - y])).toEqual(
      told(pattern, (x, y) => [x, y]),
    );
  });

  test('covers the card and its bleed, pattern included', () => {
    const { width, height } = card;
    const bleed = { x: -3, y: -3, width: width + 6, height: height + 6 };
    expect(back.box).toEqual(bleed);
    expect(back.items[0]).toMatchObject({
      kind: 'rect',
      ...bleed,
      fill: templates.theme.colours[face.ground],
    });
    const xs = pattern.map(({ x }) => x);
    const ys = pattern.map(({ y }) => y);
    expect(Math.min(...xs)).toBeLessThanOrEqual(-3);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(width + 3);
    expect(Math.min(...ys)).toBeLessThanOrEqual(-3);
    expect(Math.max(...ys)).toBeGreaterThanOrEqual(height + 3);
  });

  test('continues on the next card without a seam', () => {
    const around = (list: readonly Motif[], dx: number, dy: number) =>
      list.filter(({ x, y }) => {
        const [nx, ny] = [x + dx, y + dy];
        return nx > -1 && nx < 2 && ny > 5 && ny < card.height - 5;
      });
    const atLeft = told(around(pattern, 0, 0), (x, y) => [x, y]);
    const fromLeft = told(around(pattern, -card.width, 0), (x, y) => [x - card.width, y]);
    expect(atLeft.length).toBeGreaterThan(4);
    expect(fromLeft).toEqual(atLeft);
  });

  test('keeps its motifs apart', () => {
    const near = pairs(pattern).filter(
      ([a, b]) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= Math.max(a.reach, b.reach),
    );
    expect(near).toEqual([]);
  });
});

describe('a back', () => {
  test('is different for each kind of card', () => {
    const kinds = BACKS.map(([id, face, card]) =>
      [
        ...new Set(motifs(backSymbol(templates.theme, id, face, card, 3).items).map(({ kind }) => kind)),
      ].sort(),
    );
    expect(kinds[0]).not.toEqual(kinds[1]);
  });

  test('of any size and pitch looks the same upside down, with a motif in the middle', () => {
    const length = fc.integer({ min: 20, max: 120 });
    fc.assert(
      fc.property(
        length,
        length,
        fc.integer({ min: 3, max: 30 }),
        fc.nat(5),
        (width, height, pitch, bleed) => {
          const list = motifs(
            backSymbol(templates.theme, 'x', { ...keys, pitch }, { width, height }, bleed).items,
          );
          expect(told(list, (x, y) => [width - x, height - y])).toEqual(told(list, (x, y) => [x, y]));
          expect(list.some(({ x, y }) => x === width / 2 && y === height / 2)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});
