import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, type Matrix, type Point, placeTurned, type Size } from '../../scene/geometry/index.js';
import { type Flip, impose, type Piece, planLayout, type Side, slotCount } from './index.js';

const STYLE = {
  margin: 8,
  gutter: 0,
  fold: 5,
  slugBand: 15,
  bleed: 3,
  printable: 5,
  marks: { thickness: 0.25, offset: 0.8, length: 4.5, arm: 1.4, colour: '#888888' },
};
const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };
const WORD = { width: 65, height: 43 };
const KEY = { width: 62, height: 62 };
const TOKEN = { width: 25, height: 25 };

/**
 * The paper itself: the point of the back, as it is drawn, behind a point of the front. Turning a sheet over its long
 * edge keeps the direction of that edge; folding mirrors one half onto the other.
 */
function through(paper: Size, flip: Flip, foldAxis: 'vertical' | 'horizontal', point: Point): Point {
  const portrait = paper.height >= paper.width;
  const turnsLikeABook = flip === 'none' ? foldAxis === 'vertical' : (flip === 'long-edge') === portrait;
  return turnsLikeABook
    ? { x: paper.width - point.x, y: point.y }
    : { x: point.x, y: paper.height - point.y };
}

function cards(count: number): Piece[] {
  return Array.from({ length: count }, (_, i) => ({ id: `card ${i + 1}`, front: [], back: [] }));
}

function place(side: Side, id: string, face: 'front' | 'back'): Matrix {
  const found = side.placements.filter(placement => placement.piece === id && placement.face === face);
  expect(found).toHaveLength(1);
  return placeTurned(found[0].slot, found[0].slot, found[0].turn);
}

describe.each(['long-edge', 'short-edge', 'none'] as const)('flip %s', flip => {
  test.each([
    ['A4', A4],
    ['Letter', LETTER],
  ])('eleven tokens on %s make a strip of nine and one of two, in the middle of the paper', (_, paper) => {
    const layout = planLayout(paper, TOKEN, STYLE, flip, { length: 9, count: 11 });
    expect(layout).toMatchObject({ columns: 9, rows: 2, gutter: 0, block: { width: 225, height: 50 } });
  });

  describe.each([
    ['word cards on A4', A4, WORD],
    ['word cards on Letter', LETTER, WORD],
    ['key cards on A4', A4, KEY],
    ['key cards on Letter', LETTER, KEY],
    ['poker cards on A4', A4, { width: 63.5, height: 88.9 }],
    ['strips of tokens on A4', A4, TOKEN, { length: 9, count: 11 }],
    ['strips of tokens on Letter', LETTER, TOKEN, { length: 9, count: 11 }],
  ] as const)('%s', (...[_, paper, card, strips]) => {
    const layout = planLayout(paper, card, STYLE, flip, strips);
    if (layout === undefined) throw new Error('no card fits');
    const each = slotCount(layout);

    test.each([
      1,
      each - 1,
      each,
      each + 1,
      3 * each - 2,
    ])('every front has its own back behind it, like a page of a book: %i cards', count => {
      for (const direction of ['ltr', 'rtl'] as const) {
        const sheets = [...impose(cards(count), count, { layout, style: STYLE, direction, slug: () => [] })];
        expect(sheets).toHaveLength(Math.ceil(count / each));
        const seen: string[] = [];
        for (const sheet of sheets) {
          const front = sheet.sides[0];
          const back = sheet.sides[flip === 'none' ? 0 : 1];
          for (const { piece } of front.placements.filter(placement => placement.face === 'front')) {
            seen.push(piece);
            const toFront = place(front, piece, 'front');
            const toBack = place(back, piece, 'back');
            // Turned over like a page, a card has (width - x, y) of its back behind (x, y) of its front.
            for (const corner of [
              { x: 0, y: 0 },
              { x: card.width, y: 0 },
              { x: 10, y: 4 },
            ]) {
              const onPaper = apply(toFront, corner);
              const behind = apply(toBack, { x: card.width - corner.x, y: corner.y });
              const expected = through(front.size, flip, layout.axis, onPaper);
              expect(behind.x).toBeCloseTo(expected.x, 6);
              expect(behind.y).toBeCloseTo(expected.y, 6);
            }
          }
        }
        expect(seen).toEqual(cards(count).map(piece => piece.id));
      }
    });

    test('the block of cards is inside the margins, in the middle of the paper', () => {
      const { block, page } = layout;
      expect(block.x).toBeGreaterThanOrEqual(8 - 1e-9);
      expect(block.y).toBeGreaterThanOrEqual(15 - 1e-9);
      if (flip === 'none') return;
      expect(block.x * 2 + block.width).toBeCloseTo(page.width, 6);
      expect(block.y * 2 + block.height).toBeCloseTo(page.height, 6);
    });
  });
});

test.each([
  ['from left to right in a deck that is read so', 'ltr', ['1 2 3', '4 5 6', '7 8']],
  ['from right to left in a Persian deck', 'rtl', ['3 2 1', '6 5 4', '8 7']],
] as const)('cards lie in rows, %s', (_, direction, rows) => {
  for (const flip of ['long-edge', 'short-edge', 'none'] as const) {
    const layout = planLayout({ width: 230, height: 330 }, WORD, STYLE, flip);
    if (layout === undefined) throw new Error('no card fits');
    const [sheet] = impose(cards(8), 8, { layout, style: STYLE, direction, slug: () => [] });
    const fronts = sheet.sides[0].placements.filter(({ face }) => face === 'front');
    const seen = new Map<number, { readonly x: number; readonly number: string }[]>();
    for (const { piece, slot } of fronts)
      seen.set(slot.y, [...(seen.get(slot.y) ?? []), { x: slot.x, number: piece.replace('card ', '') }]);
    const found = [...seen.entries()]
      .toSorted(([above], [below]) => above - below)
      .map(([, row]) => row.toSorted((a, b) => a.x - b.x).map(({ number }) => number));
    // A folded sheet has its fronts on one half, and other rows.
    if (flip !== 'none') expect(found.map(row => row.join(' '))).toEqual(rows);
    const read = found.flatMap(row => (direction === 'rtl' ? row.toReversed() : row));
    expect(read, flip).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  }
});

test('with the wrong flip, cards get wrong backs', () => {
  const layout = planLayout(A4, WORD, STYLE, 'long-edge');
  if (layout === undefined) throw new Error('no card fits');
  const [sheet] = impose(cards(16), 16, { layout, style: STYLE, direction: 'ltr', slug: () => [] });
  const [front, back] = sheet.sides;
  const at = apply(place(front, 'card 1', 'front'), { x: 10, y: 10 });
  const expected = through(front.size, 'short-edge', 'vertical', at);
  const behind = apply(place(back, 'card 1', 'back'), { x: 55, y: 10 });
  expect(Math.hypot(behind.x - expected.x, behind.y - expected.y)).toBeGreaterThan(10);
});

test('any card on any paper has its back behind it, with or without gutters', () => {
  const length = (min: number, max: number) => fc.integer({ min, max });
  const sizes = fc.record({
    paper: fc.record({ width: length(100, 300), height: length(100, 450) }),
    card: fc.record({ width: length(20, 90), height: length(20, 90) }),
  });
  fc.assert(
    fc.property(
      sizes,
      fc.constantFrom<Flip>('long-edge', 'short-edge', 'none'),
      length(1, 40),
      length(0, 6),
      ({ paper, card }, flip, count, gutter) => {
        const layout = planLayout(paper, card, { ...STYLE, gutter }, flip);
        if (layout === undefined) return;
        for (const sheet of impose(cards(count), count, {
          layout,
          style: STYLE,
          direction: 'ltr',
          slug: () => [],
        })) {
          const front = sheet.sides[0];
          const back = sheet.sides[flip === 'none' ? 0 : 1];
          for (const { piece } of front.placements.filter(placement => placement.face === 'front')) {
            const expected = through(
              front.size,
              flip,
              layout.axis,
              apply(place(front, piece, 'front'), { x: 3, y: 5 }),
            );
            const behind = apply(place(back, piece, 'back'), { x: card.width - 3, y: 5 });
            expect(behind.x).toBeCloseTo(expected.x, 6);
            expect(behind.y).toBeCloseTo(expected.y, 6);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
