import type { Rect, Turn } from '../../scene/geometry/index.js';
import type { Layout } from './layout.js';

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

/** The slot of the back behind `slot`, on its own side or half of the sheet: mirrored at the axis. */
export function backSlot(layout: Layout, slot: Rect): { readonly slot: Rect; readonly turn: Turn } {
  return layout.axis === 'vertical'
    ? { slot: { ...slot, x: layout.page.width - slot.x - slot.width }, turn: 0 }
    : { slot: { ...slot, y: layout.page.height - slot.y - slot.height }, turn: 180 };
}

/** The block of backs, on its own side of the sheet. */
export function backBlock(layout: Layout): Rect {
  return backSlot(layout, layout.block).slot;
}

/** The rectangle around both blocks of a folded sheet. */
export function bothBlocks(layout: Layout): Rect {
  const back = backBlock(layout);
  const { block } = layout;
  const x = Math.min(block.x, back.x);
  const y = Math.min(block.y, back.y);
  return {
    x,
    y,
    width: Math.max(block.x, back.x) + block.width - x,
    height: Math.max(block.y, back.y) + block.height - y,
  };
}
