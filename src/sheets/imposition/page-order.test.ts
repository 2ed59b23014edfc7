import { expect, test } from 'vitest';
import { inPageOrder, type Pile } from './page-order.js';
import type { Sheet, Side } from './sheet.js';

const side = (side: Side['side']): Side => {
  const size = { width: 210, height: 297 };
  const box = { x: 0, y: 0, ...size };
  return { side, size, items: [], trim: box, bleed: box, placements: [] };
};
const sheets: readonly Sheet[] = [1, 2, 3].map(number => ({ number, sides: [side('front'), side('back')] }));
const pages = (pile?: Pile) => inPageOrder(sheets, pile).map(({ sheet, side }) => `${side.side} ${sheet}`);

/** Prints fronts on a pile, turns all of it over, and prints backs on its sheets from the top. */
function printed(pile: Pile): readonly string[] {
  const order = pages(pile);
  const [fronts, backs] = [order.slice(0, 3), order.slice(3)];
  const fromTop = pile === 'first-on-top' ? fronts : [...fronts].reverse();
  return [...fromTop].reverse().map((front, i) => `${front}, ${backs[i]}`);
}

test('pages follow sheet by sheet for a printer that turns the paper', () => {
  expect(pages()).toEqual(['front 1', 'back 1', 'front 2', 'back 2', 'front 3', 'back 3']);
});

test.each([
  'first-on-top',
  'last-on-top',
] as const)('a pile with %s that is turned over by hand gets each back behind its front', pile => {
  expect([...printed(pile)].sort()).toEqual(['front 1, back 1', 'front 2, back 2', 'front 3, back 3']);
  expect(pages(pile).slice(0, 3)).toEqual(['front 1', 'front 2', 'front 3']);
});

test('sheets with a front alone are only fronts', () => {
  const single = sheets.map(({ number, sides }) => ({ number, sides: sides.slice(0, 1) }));
  expect(inPageOrder(single, 'first-on-top').map(({ sheet }) => sheet)).toEqual([1, 2, 3]);
});
