import type { Size } from '../geometry/index.js';
import type { Shaper } from './shaper.js';
import type { TextStyle } from './style.js';

/** The largest em size in millimetres, up to `most`, at which the ink of `text` fits `box`. */
export function fitSize(shaper: Shaper, text: string, style: TextStyle, box: Size, most: number): number {
  const { ink, width } = shaper.line(text, { ...style, size: 1 });
  return Math.min(
    most,
    box.width / Math.max(ink.width, width, 1e-6),
    box.height / Math.max(ink.height, 1e-6),
  );
}

/** Up to this many times as many words may be smaller where the others gain this much. */
const STANDS_OUT = { share: 2.5, gain: 1.15 };

/**
 * One size for a whole deck: the largest at which all words fit, but for a share of `spare` that may be smaller (of four
 * words or more, at least one). More may be smaller where they stand out: a few phrases do not shrink the words of a deck.
 */
export function evenSize(fits: readonly number[], spare: number): number {
  const ascending = [...fits].sort((a, b) => a - b);
  const most = ascending.length < 4 ? 0 : 1;
  const usual = Math.max(most, Math.floor(ascending.length * spare));
  const few = Math.floor(ascending.length * spare * STANDS_OUT.share);
  for (let i = few; i > usual; i--)
    if (
      ascending[i] >= ascending[usual] * STANDS_OUT.gain &&
      ascending[i] >= ascending[i - 1] * STANDS_OUT.gain
    )
      return ascending[i];
  return ascending[usual];
}
