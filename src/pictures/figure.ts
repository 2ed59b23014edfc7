import { IDENTITY, type Matrix, type Rect } from '../geometry/index.js';
import type { Outline } from '../scene/index.js';
import type { Icon } from '../templates/index.js';
import { boxOf, outlineBox, pathShape, polygonsOf } from './polygons.js';

/** An icon where it is drawn. */
export interface Figure {
  readonly icon: Icon;
  /** More than one place if it is repeated. */
  readonly places: readonly Matrix[];
  readonly clip?: Outline;
}

/** Around all that shows of some figures. */
export function boxAround(figures: readonly Figure[]): Rect {
  const boxes = figures.map(({ icon, places, clip }) => {
    const points = places.flatMap(place => icon.flatMap(shape => polygonsOf(shape, place).flat()));
    const box = boxOf(points) as Rect;
    if (clip === undefined) return box;
    const bounds = outlineBox(pathShape(clip), IDENTITY) as Rect;
    const [left, top] = [Math.max(box.x, bounds.x), Math.max(box.y, bounds.y)];
    const right = Math.min(box.x + box.width, bounds.x + bounds.width);
    const bottom = Math.min(box.y + box.height, bounds.y + bounds.height);
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  });
  return boxOf(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  ) as Rect;
}
