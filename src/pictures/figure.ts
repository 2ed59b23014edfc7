import type { Icon } from '../data/index.js';
import {
  holds,
  IDENTITY,
  isInside,
  type Matrix,
  type Point,
  type Rect,
  union,
} from '../scene/geometry/index.js';
import type { Outline } from '../scene/index.js';
import { boxOfPoints, type Polygon, pathShape, polygonsOf } from './polygons.js';

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
  let box = boxOfPoints(wholes.flatMap(figure => outlinesOf(figure).flat(2)));
  for (const figure of figures) {
    if (figure.clip === undefined) continue;
    const clip = polygonsOf(pathShape(figure.clip), IDENTITY);
    for (const outlines of outlinesOf(figure)) {
      const whole = boxOfPoints(outlines.flat());
      if (whole === undefined || (box && holds(box, whole))) continue;
      const seen = boxOfPoints(cornersOfBoth(outlines, clip));
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
  const corners = [
    ...a.flat().filter(point => isInside(b, point)),
    ...b.flat().filter(point => isInside(a, point)),
  ];
  const sides = b.flatMap(sidesOf);
  for (const side of a.flatMap(sidesOf))
    for (const other of sides) {
      const at = crossing(side, other);
      if (at !== undefined) corners.push(at);
    }
  return corners;
}

type Side = readonly [Point, Point];

function sidesOf(polygon: Polygon): readonly Side[] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length]]);
}

/** Where two sides cross. */
function crossing([a, b]: Side, [c, d]: Side): Point | undefined {
  const [abx, aby] = [b.x - a.x, b.y - a.y];
  const [cdx, cdy] = [d.x - c.x, d.y - c.y];
  const [dx, dy] = [c.x - a.x, c.y - a.y];
  const across = abx * cdy - aby * cdx;
  const t = (dx * cdy - dy * cdx) / across;
  const u = (dx * aby - dy * abx) / across;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + t * abx, y: a.y + t * aby } : undefined;
}
