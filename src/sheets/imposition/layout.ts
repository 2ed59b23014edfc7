import type { Rect, Size } from '../../scene/geometry/index.js';

export type Flip = 'long-edge' | 'short-edge' | 'none';

export interface LayoutStyle {
  readonly margin: number;
  readonly gutter: number;
  readonly fold: number;
  readonly slugBand: number;
}

/** The grid of slots on a sheet, in millimetres of the page. */
export interface Layout {
  readonly page: Size;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  /** The block of fronts. */
  readonly block: Rect;
  readonly gutter: number;
  /** The line through the middle of the page about which the paper is turned or folded. */
  readonly axis: 'vertical' | 'horizontal';
  /** Fronts and backs are on the same side of the paper, which is folded at the axis. */
  readonly folded: boolean;
}

/** Small pieces go in strips of up to `length`, in no more strips than `count` pieces need. */
export interface Strips {
  readonly length: number;
  readonly count: number;
}

/** The layout with the most cards, portrait or landscape; undefined if not even one card fits. */
export function planLayout(
  paper: Size,
  card: Size,
  style: LayoutStyle,
  flip: Flip,
  strips?: Strips,
): Layout | undefined {
  const portrait = paper.width <= paper.height ? paper : { width: paper.height, height: paper.width };
  const landscape = { width: portrait.height, height: portrait.width };
  const plans = [portrait, landscape].flatMap(page =>
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

/** The long edge of a portrait page is vertical, that of a landscape page horizontal. */
function turningAxis(page: Size, flip: 'long-edge' | 'short-edge'): 'vertical' | 'horizontal' {
  const portrait = page.height >= page.width;
  return (flip === 'long-edge') === portrait ? 'vertical' : 'horizontal';
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
  const fitting = (room: number, length: number) =>
    Math.max(0, Math.floor((room + gutter + 1e-6) / (length + gutter)));
  const columns = Math.min(strips?.length ?? Infinity, fitting(right - left, card.width));
  const needed = strips && columns > 0 ? Math.ceil(strips.count / columns) : Infinity;
  const rows = Math.min(needed, fitting(bottom - top, card.height));
  const width = columns * (card.width + gutter) - gutter;
  const height = rows * (card.height + gutter) - gutter;
  const block = { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  return { page, card, columns, rows, block, gutter, axis, folded };
}

export function slotCount(layout: Layout): number {
  return layout.columns * layout.rows;
}
