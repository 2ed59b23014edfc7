import type { Point, Size } from '../../geometry/index.js';

/** The largest part of a picture that has the shape of `wish`, in pixels, and no more of them than that. */
export function largestCut(whole: Size, wish: Size): Size {
  const shape = wish.width / wish.height;
  return {
    width: Math.min(whole.width, wish.width, Math.round(whole.height * shape)),
    height: Math.min(whole.height, wish.height, Math.round(whole.width / shape)),
  };
}

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
