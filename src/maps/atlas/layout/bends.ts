import type { Point } from '../../../scene/geometry/index.js';
import { distanceTo, thinned } from '../polyline.js';
import type { Trail } from './collisions.js';

/** A way to draw a route. */
export interface Bend {
  /** SVG path data, from the centre of one city to that of the other. */
  readonly d: string;
  readonly trail: Trail;
  readonly cost: number;
}

/** How far an arc bulges, as a share of its chord; a little to the north it looks like a great circle. */
const BULGES = [0.07, 0, 0.12, -0.05, 0.18, -0.1, 0.25, -0.17, 0.34, -0.25, -0.34];
const SAMPLES = 18;

/** Arcs from one city to another, the flattest first. */
export function arcs(from: Point, to: Point): readonly Bend[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const up = dx >= 0 ? 1 : -1;
  return BULGES.map(bulge => {
    const middle = {
      x: (from.x + to.x) / 2 + 2 * bulge * up * dy,
      y: (from.y + to.y) / 2 - 2 * bulge * up * dx,
    };
    return {
      d: `M ${from.x} ${from.y} Q ${middle.x} ${middle.y} ${to.x} ${to.y}`,
      trail: quadratic(from, middle, to, SAMPLES),
      cost: Math.abs(bulge - 0.07) * 14,
    };
  });
}

/**
 * Lines in eight directions with rounded bends, as on the map of an underground railway. Grid cells are `stretch` times
 * as tall as wide, and slanting lines follow their diagonals.
 */
export function rails(from: Point, to: Point, radius: number, stretch = 1): readonly Bend[] {
  const [dx, dy] = [to.x - from.x, (to.y - from.y) / stretch];
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  const across = Math.abs(dx) >= Math.abs(dy);
  const rest = Math.abs(Math.abs(dx) - Math.abs(dy));
  const straight = (share: number) =>
    across ? { x: sx * rest * share, y: 0 } : { x: 0, y: sy * rest * share };
  const slanted = (share: number) => ({ x: sx * slant * share, y: sy * slant * share });
  const plans =
    slant < 0.05 || rest < 0.05
      ? [[]]
      : [[slanted(1)], [straight(1)], [straight(0.5), slanted(1)], [slanted(0.5), straight(1)]];
  return plans.map((steps, i) => {
    const corners = [from];
    for (const step of steps) {
      const last = corners[corners.length - 1];
      corners.push({ x: last.x + step.x, y: last.y + step.y * stretch });
    }
    corners.push(to);
    return { ...rounded(corners, radius), cost: i < 2 ? 0.1 * i : 0.3 * i };
  });
}

/** A polyline with corners rounded by parabolas. */
function rounded(corners: readonly Point[], radius: number): Pick<Bend, 'd' | 'trail'> {
  const trail: Point[] = [corners[0]];
  let d = `M ${corners[0].x} ${corners[0].y}`;
  for (let i = 1; i + 1 < corners.length; i++) {
    const corner = corners[i];
    const enter = towards(corner, corners[i - 1], radius);
    const leave = towards(corner, corners[i + 1], radius);
    d += ` L ${enter.x} ${enter.y} Q ${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
    trail.push(...quadratic(enter, corner, leave, 4));
  }
  const last = corners[corners.length - 1];
  return { d: `${d} L ${last.x} ${last.y}`, trail: [...trail, last] };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(by / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function quadratic(a: Point, b: Point, c: Point, steps: number): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const mix = (p: number, q: number, r: number) => p * (1 - t) ** 2 + 2 * q * t * (1 - t) + r * t * t;
    return { x: mix(a.x, b.x, c.x), y: mix(a.y, b.y, c.y) };
  });
}

/** The part of a line outside the discs at its ends. */
export function between(trail: Trail, from: Point, to: Point, r: number): Trail {
  const free = (point: Point) =>
    Math.hypot(point.x - from.x, point.y - from.y) >= r && Math.hypot(point.x - to.x, point.y - to.y) >= r;
  const outside = trail
    .flatMap((point, i) => {
      const last = trail[Math.max(0, i - 1)];
      const near = [from, to].some(end => distanceTo(end, last, point) < r);
      const steps = near ? Math.max(1, Math.ceil(Math.hypot(point.x - last.x, point.y - last.y) / FINE)) : 1;
      return Array.from({ length: steps }, (_, k) => ({
        x: last.x + ((point.x - last.x) * (k + 1)) / steps,
        y: last.y + ((point.y - last.y) * (k + 1)) / steps,
      }));
    })
    .filter(free);
  return outside.length > 2 ? thinned(outside, FINE / 10) : outside;
}

/** How exactly a line ends at the rim of a disc, in millimetres. */
const FINE = 0.2;
