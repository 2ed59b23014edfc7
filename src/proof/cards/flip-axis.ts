import type { Rect, Size, Turn } from '../../scene/geometry/index.js';
import type { Flip } from '../expectation.js';

/** The line about which the paper is flipped or folded, through the middle of the page. */
export type Axis = 'vertical' | 'horizontal';

/** Flipped about its long edge, an upright page turns like a page of a book, a lying one like a calendar's. */
export function axisOf(page: Size, flip: Flip): Axis {
  return (flip === 'long-edge') === page.height >= page.width ? 'vertical' : 'horizontal';
}

/** Where `rect` comes to lie on the other side, or the other half, of the paper. */
export function mirrored(page: Size, axis: Axis, rect: Rect): Rect {
  return axis === 'vertical'
    ? { ...rect, x: page.width - rect.x - rect.width }
    : { ...rect, y: page.height - rect.y - rect.height };
}

/** The turn of a card's back on its own side, where the card is turned over like a page. */
export function turnBehind(axis: Axis, front: Turn): Turn {
  return (axis === 'vertical' ? (360 - front) % 360 : (540 - front) % 360) as Turn;
}
