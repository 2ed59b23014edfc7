/** No page of a deck comes near these: more is refused before it takes minutes, or all memory. */
export const MOST = {
  /** Of a page or a picture; a page in A3 at 150 dpi has 4.4 million. */
  pixels: 24_000_000,
  /** Of a page, counting those in forms as often as they are drawn. */
  objects: 300_000,
  letters: 300_000,
  /** Of the paths of a page. */
  points: 2_000_000,
  /** Of the objects of a page, each counted as often as something is drawn in it; a page of scrambled keywords has some 13,000. */
  clips: 200_000,
  /** Written in one stream: PDFium takes seconds for 100,000 of a form that is drawn a few times. A page in A3 has 80. */
  written: 2_000,
} as const;

/** A page is more than a deck's. */
export class TooMuch extends Error {}

/** Throws TooMuch for more than `most`, less than nothing, and what is no number. */
export function atMost(most: number, count: number): number {
  if (!(count >= 0 && count <= most)) throw new TooMuch();
  return count;
}
