import type { Rect } from '../../scene/geometry/index.js';
import type { Colour, Line } from '../../scene/index.js';
import type { Layout } from './layout.js';

export interface MarkStyle {
  /** Stroke width, at least 0.25 mm: hairlines vanish in print. */
  readonly thickness: number;
  /** Outer marks run from `offset` to `offset + length` outside the block. */
  readonly offset: number;
  readonly length: number;
  /** Length of the marks along both edges at each corner of a card. */
  readonly arm: number;
  readonly colour: Colour;
}

/**
 * Crop marks for the cards in `slots`: outer marks at both ends of every cut, and at each corner of each card two arms,
 * one along either cut. So whichever cut comes first, every piece still shows where its own cuts are.
 */
export function cropMarks(
  slots: readonly Rect[],
  layout: Layout,
  style: MarkStyle,
  printable: number,
): readonly Line[] {
  const marks = new Map<string, Line>();
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    const key = [x1, y1, x2, y2].map(value => value.toFixed(2)).join(' ');
    marks.set(key, { kind: 'line', x1, y1, x2, y2, stroke: style.colour, strokeWidth: style.thickness });
  };
  const { block, page, folded, axis } = layout;
  const near = style.offset;
  const far = style.offset + style.length;
  const [left, top] = [Math.max(printable, block.x - far), Math.max(printable, block.y - far)];
  const pageRight = folded && axis === 'vertical' ? page.width / 2 - 0.5 : page.width - printable;
  const pageBottom = folded && axis === 'horizontal' ? page.height / 2 - 0.5 : page.height - printable;
  const right = Math.min(pageRight, block.x + block.width + far);
  const bottom = Math.min(pageBottom, block.y + block.height + far);
  for (const slot of slots) {
    for (const x of [slot.x, slot.x + slot.width]) {
      add(x, top, x, block.y - near);
      add(x, block.y + block.height + near, x, bottom);
      add(x, slot.y, x, slot.y + style.arm);
      add(x, slot.y + slot.height - style.arm, x, slot.y + slot.height);
    }
    for (const y of [slot.y, slot.y + slot.height]) {
      add(left, y, block.x - near, y);
      add(block.x + block.width + near, y, right, y);
      add(slot.x, y, slot.x + style.arm, y);
      add(slot.x + slot.width - style.arm, y, slot.x + slot.width, y);
    }
  }
  return [...marks.values()];
}

/** The dashed line along which a one-sided sheet is folded. */
export function foldLine(layout: Layout, style: MarkStyle, printable: number): Line {
  const { page, axis } = layout;
  const [x, y] = [page.width / 2, page.height / 2];
  const ends =
    axis === 'vertical'
      ? { x1: x, y1: printable, x2: x, y2: page.height - printable }
      : { x1: printable, y1: y, x2: page.width - printable, y2: y };
  return { kind: 'line', ...ends, stroke: style.colour, strokeWidth: style.thickness, dash: [3, 2] };
}
