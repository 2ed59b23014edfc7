import type { Point } from '../../geometry/index.js';

/** Whether a point is inside closed outlines by the even-odd rule: an outline in another is a lake. */
export function isInside(outlines: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let inside = false;
  for (const line of outlines)
    for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
      const [a, b] = [line[i], line[j]];
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    }
  return inside;
}
