import { holds, IDENTITY, isInside, type Matrix, type Point, type Rect, union } from '../geometry/index.js';
import type { Outline } from '../scene/index.js';
import type { Icon } from '../templates/index.js';
import { boxOf, type Polygon, pathShape, polygonsOf } from './polygons.js';

/** An icon where it is drawn. */
export interface Figure {
  readonly icon: Icon;
  /** More than one place if it is repeated. */
  readonly places: readonly Matrix[];
  readonly clip?: Outline;
}

/** Around all that shows of some figures. */
export function boxAround(figures: readonly Figure[]): Rect {
  const wholes = figures.filter(({ clip }) => clip === undefined);
  let box = boxOf(wholes.flatMap(figure => outlinesOf(figure).flat(2)));
  for (const figure of figures) {
    if (figure.clip === undefined) continue;
    const clip = polygonsOf(pathShape(figure.clip), IDENTITY);
    for (const outlines of outlinesOf(figure)) {
      const whole = boxOf(outlines.flat());
      if (whole === undefined || (box && holds(box, whole))) continue;
      const seen = boxOf(cornersOfBoth(outlines, clip));
      if (seen) box = box ? union(box, seen) : seen;
    }
  }
  return box as Rect;
}

/** The outlines of each shape. */
function outlinesOf({ icon, places }: Figure): readonly (readonly Polygon[])[] {
  return places.flatMap(place => icon.map(shape => polygonsOf(shape, place)));
}

/** The corners of what lies inside both. */
function cornersOfBoth(a: readonly Polygon[], b: readonly Polygon[]): readonly Point[] {
  const sides = b.flatMap(sidesOf);
  return [
    ...a.flat().filter(point => isInside(b, point)),
    ...b.flat().filter(point => isInside(a, point)),
    ...a.flatMap(sidesOf).flatMap(side => sides.flatMap(other => crossing(side, other))),
  ];
}

type Side = readonly [Point, Point];

function sidesOf(polygon: Polygon): readonly Side[] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length]]);
}

/** Where two sides cross: one point, or none. */
function crossing([a, b]: Side, [c, d]: Side): readonly Point[] {
  const [ab, cd] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const across = ab.x * cd.y - ab.y * cd.x;
  const [dx, dy] = [c.x - a.x, c.y - a.y];
  const t = (dx * cd.y - dy * cd.x) / across;
  const u = (dx * ab.y - dy * ab.x) / across;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [{ x: a.x + t * ab.x, y: a.y + t * ab.y }] : [];
}
