import type { Rect, Size } from '../../scene/geometry/index.js';

/** Smaller type, as a share of its usual size, can hardly be read. */
export const LEAST_TYPE = 0.8;

/** How much larger everything on a card of another size can be, with its distances from the edges. */
export function enlargement(from: Size, to: Size): number {
  return Math.min(to.width / from.width, to.height / from.height);
}

/** How the measures of a face that is drawn for one size come out on a card of another: what its proportions leave goes to the middle. */
export function stretching(from: Size, to: Size) {
  const scale = enlargement(from, to);
  const side = (before: number, after: number) => {
    const spare = after - before * scale;
    return {
      /** For what keeps its distance from the near edge, from the middle, from the far edge. */
      start: (place: number) => place * scale,
      middle: (place: number) => place * scale + spare / 2,
      end: (place: number) => place * scale + spare,
      spare,
    };
  };
  const x = side(from.width, to.width);
  const y = side(from.height, to.height);
  const rect = (slot: Rect): Rect => ({
    x: x.start(slot.x),
    y: y.start(slot.y),
    width: slot.width * scale + x.spare,
    height: slot.height * scale + y.spare,
  });
  return { scale, x, y, rect };
}
