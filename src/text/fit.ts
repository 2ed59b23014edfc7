import type { Size } from '../geometry/index.js';
import type { Shaper, TextStyle } from './shaper.js';

/** The largest em size in millimetres, at most `most`, at which the ink of `text` stays inside `box`. */
export function fitSize(shaper: Shaper, text: string, style: TextStyle, box: Size, most: number): number {
  const { ink, width } = shaper.line(text, { ...style, size: 1 });
  return Math.min(
    most,
    box.width / Math.max(ink.width, width, 1e-6),
    box.height / Math.max(ink.height, 1e-6),
  );
}

/** One size for a whole deck: the largest at which all but a `spare` share of the words, or one of four, still fit. */
export function evenSize(fits: readonly number[], spare: number): number {
  const ascending = [...fits].sort((a, b) => a - b);
  const most = ascending.length < 4 ? 0 : 1;
  return ascending[Math.max(most, Math.floor(ascending.length * spare))];
}
