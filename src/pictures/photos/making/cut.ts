import type { Point, Size } from '../../../scene/geometry/index.js';

/** Dots per inch: what a printer at home can show, and below which pixels show. */
export const PRINT_DPI = 300;
export const LEAST_DPI = 200;
/** Closer, and a photograph of today has too few pixels left. */
export const MOST_ZOOM = 8;

/**
 * The part of a picture that has the shape of `wish`, in pixels, and no more of them than that: the largest, or one that
 * is `zoom` times smaller.
 */
export function largestCut(whole: Size, wish: Size, zoom = 1): Size {
  const shape = wish.width / wish.height;
  return {
    width: pixels(Math.min(whole.width, whole.height * shape) / zoom, wish.width),
    height: pixels(Math.min(whole.height, whole.width / shape) / zoom, wish.height),
  };
}

const pixels = (length: number, most: number) => Math.max(1, Math.min(most, Math.round(length)));

/** Where a part begins that has `focus`, in shares of the whole, as near to its middle as can be. */
export function cutAround(
  focus: Point,
  whole: Size,
  part: Size,
): { readonly left: number; readonly top: number } {
  const start = (share: number, all: number, size: number) =>
    Math.max(0, Math.min(all - size, Math.round(share * all - size / 2)));
  return {
    left: start(focus.x, whole.width, part.width),
    top: start(focus.y, whole.height, part.height),
  };
}
