import { describe, expect, test } from 'vitest';
import type { Rect } from '../../scene/geometry/index.js';
import type { Line } from '../../scene/index.js';
import { planLayout, slotCount } from './layout.js';
import { cropMarks } from './marks.js';
import { frontSlot } from './slots.js';

const STYLE = { thickness: 0.25, offset: 0.8, length: 4.5, arm: 1.4, colour: '#888888' };
const layout = planLayout(
  { width: 210, height: 297 },
  { width: 65, height: 43 },
  { margin: 8, gutter: 0, fold: 5, slugBand: 15 },
  'long-edge',
);
if (layout === undefined) throw new Error('no card fits');
const slots = Array.from({ length: slotCount(layout) }, (_, i) => frontSlot(layout, i, 'ltr'));
const marks = cropMarks(slots, layout, STYLE, 5);

/** The length of a mark that is left on a piece of paper. */
function left(mark: Line, piece: Rect): number {
  const x1 = Math.max(piece.x, Math.min(mark.x1, mark.x2));
  const x2 = Math.min(piece.x + piece.width, Math.max(mark.x1, mark.x2));
  const y1 = Math.max(piece.y, Math.min(mark.y1, mark.y2));
  const y2 = Math.min(piece.y + piece.height, Math.max(mark.y1, mark.y2));
  return x2 < x1 - 1e-6 || y2 < y1 - 1e-6 ? 0 : Math.hypot(x2 - x1, y2 - y1);
}

/** Whether both ends of a cut across a piece are marked: at least 1 mm of a mark along the cut, near each end. */
function bothEndsShow(piece: Rect, cut: { x: number } | { y: number }): boolean {
  const along = marks.filter(mark =>
    'x' in cut
      ? mark.x1 === mark.x2 && Math.abs(mark.x1 - cut.x) < 1e-6
      : mark.y1 === mark.y2 && Math.abs(mark.y1 - cut.y) < 1e-6,
  );
  const near = (from: number, to: number) =>
    along.some(mark => {
      const [a, b] = 'x' in cut ? [mark.y1, mark.y2] : [mark.x1, mark.x2];
      return Math.max(a, b) >= from && Math.min(a, b) <= to && left(mark, piece) >= 1;
    });
  const [start, end] = 'x' in cut ? [piece.y, piece.y + piece.height] : [piece.x, piece.x + piece.width];
  return near(start - 20, start + 20) && near(end - 20, end + 20);
}

const page = { x: 0, y: 0, ...layout.page };
const xs = [...new Set(slots.flatMap(slot => [slot.x, slot.x + slot.width]))];
const ys = [...new Set(slots.flatMap(slot => [slot.y, slot.y + slot.height]))];

describe('crop marks', () => {
  test('are at least 0.25 mm thick: hairlines vanish in print', () => {
    expect(Math.min(...marks.map(mark => mark.strokeWidth ?? 0))).toBeGreaterThanOrEqual(0.25);
  });

  test('show both ends of every cut on the whole sheet', () => {
    for (const x of xs) expect(bothEndsShow(page, { x })).toBe(true);
    for (const y of ys) expect(bothEndsShow(page, { y })).toBe(true);
  });

  test('are left on every strip, whichever way the sheet is cut first', () => {
    for (let i = 1; i < ys.length; i++) {
      const strip = { x: 0, y: ys[i - 1], width: page.width, height: ys[i] - ys[i - 1] };
      for (const x of xs) expect(bothEndsShow(strip, { x })).toBe(true);
    }
    for (let i = 1; i < xs.length; i++) {
      const strip = { x: xs[i - 1], y: 0, width: xs[i] - xs[i - 1], height: page.height };
      for (const y of ys) expect(bothEndsShow(strip, { y })).toBe(true);
    }
  });

  test('are left after the four margins are cut off', () => {
    const { block } = layout;
    for (const x of xs.slice(1, -1)) expect(bothEndsShow(block, { x })).toBe(true);
    for (const y of ys.slice(1, -1)) expect(bothEndsShow(block, { y })).toBe(true);
  });

  test('stay within the area that printers can print', () => {
    for (const mark of marks) {
      expect(Math.min(mark.x1, mark.x2, mark.y1, mark.y2)).toBeGreaterThanOrEqual(5);
      expect(Math.max(mark.x1, mark.x2)).toBeLessThanOrEqual(page.width - 5);
      expect(Math.max(mark.y1, mark.y2)).toBeLessThanOrEqual(page.height - 5);
    }
  });

  test('are not drawn around empty slots', () => {
    expect(cropMarks(slots.slice(0, 1), layout, STYLE, 5).length).toBeLessThan(marks.length / 4);
  });
});
