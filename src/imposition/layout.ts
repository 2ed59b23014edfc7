import type { Rect, Size, Turn } from '../geometry/index.js';

export type Flip = 'long-edge' | 'short-edge' | 'none';

export interface LayoutStyle {
  readonly margin: number;
  readonly gutter: number;
  readonly fold: number;
  readonly slugBand: number;
}

/** Fixed slots of a sheet, row by row from the top left, in millimetres of the page. */
export interface Layout {
  readonly page: Size;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  /** The block of fronts. */
  readonly block: Rect;
  readonly gutter: number;
  /** The line about which the paper is turned or folded: upright or lying, through the middle of the page. */
  readonly axis: 'vertical' | 'horizontal';
  /** True when fronts and backs share one side of the paper, which is folded at the axis. */
  readonly folded: boolean;
}

/** Small pieces lie in strips: so many side by side at most, and no more strips than `count` pieces need. */
export interface Strips {
  readonly length: number;
  readonly count: number;
}

/** The layout with the most cards, of an upright and a lying page; undefined when not even one card fits. */
export function planLayout(
  paper: Size,
  card: Size,
  style: LayoutStyle,
  flip: Flip,
  strips?: Strips,
): Layout | undefined {
  const upright = paper.width <= paper.height ? paper : { width: paper.height, height: paper.width };
  const lying = { width: upright.height, height: upright.width };
  const plans = [upright, lying].flatMap(page =>
    flip === 'none'
      ? [
          plan(page, card, style, 'vertical', true, strips),
          plan(page, card, style, 'horizontal', true, strips),
        ]
      : [plan(page, card, style, turningAxis(page, flip), false, strips)],
  );
  return plans
    .filter(layout => layout.columns > 0 && layout.rows > 0)
    .reduce<Layout | undefined>(
      (best, next) => (best && slotCount(best) >= slotCount(next) ? best : next),
      undefined,
    );
}

/** The long edge of an upright page is vertical, of a lying page horizontal. */
function turningAxis(page: Size, flip: 'long-edge' | 'short-edge'): 'vertical' | 'horizontal' {
  const upright = page.height >= page.width;
  return (flip === 'long-edge') === upright ? 'vertical' : 'horizontal';
}

function plan(
  page: Size,
  card: Size,
  style: LayoutStyle,
  axis: 'vertical' | 'horizontal',
  folded: boolean,
  strips: Strips | undefined,
): Layout {
  const { gutter } = style;
  const left = style.margin;
  const top = Math.max(style.margin, style.slugBand);
  const right = folded && axis === 'vertical' ? page.width / 2 - style.fold : page.width - left;
  const bottom = folded && axis === 'horizontal' ? page.height / 2 - style.fold : page.height - top;
  const holds = (room: number, length: number) =>
    Math.max(0, Math.floor((room + gutter + 1e-6) / (length + gutter)));
  const columns = Math.min(strips?.length ?? Infinity, holds(right - left, card.width));
  const needed = strips && columns > 0 ? Math.ceil(strips.count / columns) : Infinity;
  const rows = Math.min(needed, holds(bottom - top, card.height));
  const width = columns * (card.width + gutter) - gutter;
  const height = rows * (card.height + gutter) - gutter;
  const block = { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  return { page, card, columns, rows, block, gutter, axis, folded };
}

export function slotCount(layout: Layout): number {
  return layout.columns * layout.rows;
}

/** The slot of a front. Slots are filled row by row, each row in reading direction. */
export function frontSlot(layout: Layout, index: number, direction: 'ltr' | 'rtl'): Rect {
  const row = Math.floor(index / layout.columns);
  const step = index % layout.columns;
  const column = direction === 'rtl' ? layout.columns - 1 - step : step;
  return {
    x: layout.block.x + column * (layout.card.width + layout.gutter),
    y: layout.block.y + row * (layout.card.height + layout.gutter),
    width: layout.card.width,
    height: layout.card.height,
  };
}

/** Where the back of the card in `slot` goes on its own side (or half) of the sheet: mirrored at the axis. */
export function backSlot(layout: Layout, slot: Rect): { readonly slot: Rect; readonly turn: Turn } {
  return layout.axis === 'vertical'
    ? { slot: { ...slot, x: layout.page.width - slot.x - slot.width }, turn: 0 }
    : { slot: { ...slot, y: layout.page.height - slot.y - slot.height }, turn: 180 };
}
