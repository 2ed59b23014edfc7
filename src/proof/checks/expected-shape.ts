import type { Rect } from '../../scene/geometry/index.js';
import type { ExpectedShape } from '../expectation.js';
import { isColour } from '../faces/colours.js';
import type { FilledShape } from '../faces/filled-shapes.js';
import { isSamePicture } from '../pages/pictures.js';

/** How far a side of a shape may lie off, in millimetres. */
const TOLERANCE = 0.12;

export function isShape(found: FilledShape, { fill, image, box }: ExpectedShape): boolean {
  if (!isNear(found.box, box)) return false;
  if (image === undefined) return isColour(found.fill, fill);
  return found.image !== undefined && isSamePicture(found.image, image);
}

function isNear(a: Rect, b: Rect): boolean {
  const sides = ({ x, y, width, height }: Rect) => [x, y, x + width, y + height];
  const others = sides(b);
  return sides(a).every((side, i) => Math.abs(side - others[i]) <= TOLERANCE);
}
