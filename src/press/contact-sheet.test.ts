import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, flat, inkOf, inside, settingOf, textsOf } from '../parts/faces.fixture.js';
import { bounds, type Rect } from '../scene/geometry/index.js';
import type { Group, Item } from '../scene/index.js';
import type { Setting } from '../text/typesetting/typesetting.js';
import { contactSheet } from './contact-sheet.js';

const english = settingOf('en');
const persian = settingOf('fa');

const pages = fc.array(
  fc.record({
    caption: fc.constantFrom(
      'Word cards (200) · front',
      'Keys',
      'A caption that is far too long for its small page',
    ),
    size: fc.record({
      width: fc.integer({ min: 100, max: 450 }),
      height: fc.integer({ min: 100, max: 450 }),
    }),
  }),
  { minLength: 1, maxLength: 13 },
);
const A4 = { width: 210, height: 297 };

function draw(
  setting: Setting,
  list: readonly { caption: string; size: { width: number; height: number } }[],
) {
  const { size, items } = contactSheet(
    setting,
    'Word Spies',
    'Seed 7',
    list.map(page => ({ ...page, items: [] })),
  );
  const groups = items.filter((item): item is Group => item.kind === 'group');
  const pictures = groups.map(group => bounds(group.matrix, group.clip as Rect));
  return { sheet: { x: 0, y: 0, ...size }, items, groups, pictures };
}

describe('the contact sheet', () => {
  test('shows each page whole and in proportion, inside the sheet and off the other pages', () => {
    fc.assert(
      fc.property(pages, list => {
        const { sheet, groups, pictures } = draw(english, list);
        expect(pictures).toHaveLength(list.length);
        for (const [i, a] of pictures.entries()) {
          inside(a, sheet, 'page');
          expect(groups[i].matrix[0]).toBe(groups[i].matrix[3]);
          expect(groups[i].clip).toEqual({ x: 0, y: 0, ...list[i].size });
          for (const b of pictures.slice(i + 1)) expect(apart(a, b)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has each caption under its page, and no line over a page or another line', () => {
    fc.assert(
      fc.property(pages, list => {
        const { sheet, items, pictures } = draw(english, list);
        const texts = textsOf(items);
        const captions = texts.slice(2);
        expect(captions.map(({ item }) => item.line.text)).toEqual(list.map(({ caption }) => caption));
        for (const [i, caption] of captions.entries()) {
          const { x, width, y, height } = pictures[i];
          expect(caption.item.x + caption.item.line.width / 2).toBeCloseTo(x + width / 2, 6);
          expect(inkOf(caption).y).toBeGreaterThan(y + height);
        }
        for (const [i, text] of texts.entries()) {
          inside(inkOf(text), sheet, text.item.line.text);
          for (const picture of pictures) expect(apart(inkOf(text), picture)).toBe(true);
          for (const other of texts.slice(i + 1)) expect(apart(inkOf(text), inkOf(other))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('runs from left to right, four pages in a row, and from right to left in Persian', () => {
    const list = Array.from({ length: 6 }, (_, i) => ({ caption: `${i}`, size: A4 }));
    const cantonese = draw(english, list).pictures;
    const xs = cantonese.map(({ x }) => x);
    expect(xs.slice(0, 4)).toEqual([...xs.slice(0, 4)].sort((a, b) => a - b));
    expect(xs.slice(4)).toEqual(xs.slice(0, 2));
    expect(cantonese[4].y).toBeGreaterThan(cantonese[3].y + cantonese[3].height);
    const { pictures, sheet } = draw(persian, list);
    for (const [i, { x, width }] of pictures.entries()) expect(x + width).toBeCloseTo(sheet.width - xs[i], 6);
  });

  test('draws pages in place: what is at a page’s corner stays there', () => {
    const dot: Item = { kind: 'rect', x: 0, y: 0, width: 210, height: 297, fill: '#123456' };
    const { items } = contactSheet(english, 'Word Spies', 'Seed 7', [
      { caption: 'x', size: A4, items: [dot] },
    ]);
    const [drawn] = flat(items).filter(({ item }) => item.kind === 'rect' && item.fill === '#123456');
    const [group] = items.filter((item): item is Group => item.kind === 'group');
    expect(bounds(drawn.matrix, { x: 0, y: 0, ...A4 })).toEqual(bounds(group.matrix, group.clip as Rect));
  });
});
