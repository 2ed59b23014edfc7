import { type Size, union } from '../scene/geometry/index.js';
import type { ShapedLine } from '../scene/index.js';
import type { Shaper } from './shaper.js';
import type { TextStyle } from './style.js';

/** How far apart the two lines of a word are, in ems: their baselines, and at least their ink. */
export interface Leading {
  readonly leading: number;
  readonly gap: number;
}

const ONE_LINE: Leading = { leading: 1, gap: 0 };

/** Lines of a word, one below the other. Lengths in millimetres. */
export interface Block {
  readonly lines: readonly ShapedLine[];
  /** How far each baseline is below the first. */
  readonly baselines: readonly number[];
  /** Of the widest line, and of the ink from top to bottom. */
  readonly size: Size;
  /** How far the ink reaches above the first baseline, as a negative number. */
  readonly top: number;
}

/** Sets a word on its lines. */
export function blockOf(
  shaper: Shaper,
  texts: readonly string[],
  style: TextStyle,
  { leading, gap }: Leading = ONE_LINE,
): Block {
  const lines = texts.map(text => shaper.line(text, style));
  const baselines: number[] = [];
  for (const [i, { ink }] of lines.entries()) {
    const before = lines[i - 1]?.ink;
    const down =
      before && Math.max(leading * style.size, before.y + before.height + gap * style.size - ink.y);
    baselines.push(down === undefined ? 0 : baselines[i - 1] + down);
  }
  const inks = lines.map(({ ink }, i) => ({ ...ink, y: ink.y + baselines[i] }));
  const { y: top, height } = inks.reduce(union);
  const width = Math.max(...lines.map(line => Math.max(line.ink.width, line.width)));
  return { lines, baselines, size: { width, height }, top };
}

/** The largest em size in millimetres, up to `most`, at which the ink of a word on one or more lines fits `box`. */
export function fitSize(
  shaper: Shaper,
  texts: readonly string[],
  style: TextStyle,
  box: Size,
  most: number,
  leading: Leading = ONE_LINE,
): number {
  const { size } = blockOf(shaper, texts, { ...style, size: 1 }, leading);
  return Math.min(most, box.width / Math.max(size.width, 1e-6), box.height / Math.max(size.height, 1e-6));
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
  // Not even all of them leave a deck without a size.
  const usual = Math.min(ascending.length - 1, Math.max(most, Math.floor(ascending.length * spare)));
  const few = Math.floor(ascending.length * spare * STANDS_OUT.share);
  for (let i = few; i > usual; i--)
    if (
      ascending[i] >= ascending[usual] * STANDS_OUT.gain &&
      ascending[i] >= ascending[i - 1] * STANDS_OUT.gain
    )
      return ascending[i];
  return ascending[usual];
}

/** The largest size of a word on one line, and on two where it may be broken. */
export interface Ways {
  readonly one: number;
  readonly two?: number;
}

/**
 * The even size of a deck, and which of its words are on two lines: those that are larger so by the factor `gain`, at a
 * size that is no larger than the even one.
 */
export function wordLines(
  words: readonly Ways[],
  spare: number,
  gain: number,
): { readonly even: number; readonly onTwo: readonly boolean[] } {
  let even = evenSize(
    words.map(({ one, two = one }) => Math.max(one, two)),
    spare,
  );
  // Fewer breaks pay at a smaller size, and with fewer breaks the size is smaller.
  for (;;) {
    const onTwo = words.map(
      ({ one, two }) => two !== undefined && Math.min(even, two) >= gain * Math.min(even, one),
    );
    const next = evenSize(
      words.map(({ one, two = one }, i) => (onTwo[i] ? two : one)),
      spare,
    );
    if (next >= even) return { even: next, onTwo };
    even = next;
  }
}
