import type { Rect } from '../../scene/geometry/index.js';

/**
 * SVG path data of a frame: one upper corner cut off by `tab`, like an index card's, the others rounded. On a card
 * `cardWidth` wide; `rtl` mirrors it.
 */
export function tabbedFrame(
  { x, y, width, height }: Rect,
  tab: number,
  cardWidth: number,
  rtl: boolean,
): string {
  const r = 1;
  const [right, bottom] = [x + width, y + height];
  const flip = (value: number) => (rtl ? cardWidth - value : value);
  const p = (px: number, py: number) => `${flip(px).toFixed(2)} ${py.toFixed(2)}`;
  return [
    `M ${p(x + r, y)} L ${p(right - tab, y)} L ${p(right, y + tab)} L ${p(right, bottom - r)}`,
    `Q ${p(right, bottom)} ${p(right - r, bottom)} L ${p(x + r, bottom)}`,
    `Q ${p(x, bottom)} ${p(x, bottom - r)} L ${p(x, y + r)} Q ${p(x, y)} ${p(x + r, y)} Z`,
  ].join(' ');
}
