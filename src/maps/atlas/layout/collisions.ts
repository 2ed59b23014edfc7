import { distanceToRect, type Point, type Rect } from '../../../scene/geometry/index.js';
import { distanceTo } from '../polyline.js';

export interface Disc extends Point {
  readonly r: number;
}

/** A polyline, fine enough for the eye. */
export type Trail = readonly Point[];

export function rectsMeet(a: Rect, b: Rect, gap = 0): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}

export function rectMeetsDisc(rect: Rect, disc: Disc, gap = 0): boolean {
  return distanceToRect(disc, rect) < disc.r + gap;
}

export function trailMeetsDisc(trail: Trail, disc: Disc, gap = 0): boolean {
  for (let i = 1; i < trail.length; i++)
    if (distanceTo(disc, trail[i - 1], trail[i]) < disc.r + gap) return true;
  return false;
}

export function trailMeetsRect(trail: Trail, { x, y, width, height }: Rect, gap = 0): boolean {
  const box = { left: x - gap, right: x + width + gap, top: y - gap, bottom: y + height + gap };
  for (let i = 1; i < trail.length; i++) if (segmentMeetsBox(trail[i - 1], trail[i], box)) return true;
  return false;
}

/** Liang and Barsky's clipping (ACM Transactions on Graphics 3, 1, 1984): whether anything of the segment is left. */
function segmentMeetsBox(
  a: Point,
  b: Point,
  box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  for (const [p, q] of [
    [-dx, a.x - box.left],
    [dx, box.right - a.x],
    [-dy, a.y - box.top],
    [dy, box.bottom - a.y],
  ]) {
    if (p === 0) {
      if (q < 0) return false;
    } else if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
    if (from > to) return false;
  }
  return true;
}

/** Whether two lines cross or come nearer than `gap`. */
export function trailsMeet(a: Trail, b: Trail, gap = 0): boolean {
  const whole = trailBox(b);
  if (!rectsMeet(trailBox(a), whole, gap)) return false;
  for (let i = 1; i < a.length; i++) {
    const own = trailBox([a[i - 1], a[i]]);
    if (!rectsMeet(own, whole, gap)) continue;
    for (let j = 1; j < b.length; j++) {
      if (!rectsMeet(own, trailBox([b[j - 1], b[j]]), gap)) continue;
      if (segmentsCross(a[i - 1], a[i], b[j - 1], b[j])) return true;
      if (gap <= 0) continue;
      const least = Math.min(
        distanceTo(a[i - 1], b[j - 1], b[j]),
        distanceTo(a[i], b[j - 1], b[j]),
        distanceTo(b[j - 1], a[i - 1], a[i]),
        distanceTo(b[j], a[i - 1], a[i]),
      );
      if (least < gap) return true;
    }
  }
  return false;
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export function trailBox(trail: Trail): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of trail) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
