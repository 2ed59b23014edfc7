import type { Point } from '../../geometry/index.js';
import type { Fit } from './fit.js';

/** A spot where the map swells: by the root of `1 + weight` in the middle, hardly at all beyond three `width`. */
export interface Swelling {
  readonly at: Point;
  readonly width: number;
  readonly weight: number;
}

/** Steps of the flow; each makes the diffused swellings a quarter broader in area. */
const STEP = 0.25;
const STEPS = 26;

/**
 * Where a point of the plane goes when the swellings are evened out: the flow of Gastner and Newman's density-equalising
 * maps (PNAS 101, 7499, 2004). Their density diffuses on an endless plane, where a bump of width s is after the time t
 * one of width sqrt(s² + 2t), so that no grid is needed; points are carried with the speed -grad(density)/density.
 * As a flow it never folds the map, and neighbours stay neighbours.
 */
export function swell(swellings: readonly Swelling[], from: Point): Point {
  if (swellings.length === 0) return from;
  let { x, y } = from;
  const narrow = Math.min(...swellings.map(({ width }) => width)) ** 2;
  for (let step = 0; step < STEPS; step++) {
    const time = (narrow / 2) * (Math.exp(step * STEP) - 1);
    const next = (narrow / 2) * (Math.exp((step + 1) * STEP) - 1);
    // The midpoint rule: the speed half a step ahead carries the point over the whole step.
    const half = (next - time) / 2;
    const first = speed(swellings, x, y, time);
    const second = speed(swellings, x + first.x * half, y + first.y * half, time + half);
    x += second.x * 2 * half;
    y += second.y * 2 * half;
  }
  return { x, y };
}

function speed(swellings: readonly Swelling[], x: number, y: number, time: number): Point {
  let density = 1;
  let [vx, vy] = [0, 0];
  for (const { at, width, weight } of swellings) {
    const area = width * width + 2 * time;
    const [dx, dy] = [x - at.x, y - at.y];
    const here = ((weight * width * width) / area) * Math.exp(-(dx * dx + dy * dy) / (2 * area));
    density += here;
    vx += (here * dx) / area;
    vy += (here * dy) / area;
  }
  return { x: vx / density, y: vy / density };
}

/** Swellings times points, over all rounds: gives up on a hundred cities on one spot. */
const MOST_WORK = 60_000;

/**
 * Swellings that move any two of `points` at least `apart` once `fitted` has brought them back onto the page, as far as
 * `rounds` allow. Two places on one spot can't be parted.
 */
export function swellingsToPart(
  points: readonly Point[],
  apart: number,
  fitted: (points: readonly Point[], swellings: readonly Swelling[]) => Fit,
  rounds = 150,
): readonly Swelling[] {
  const swellings = new Map<string, Swelling>();
  let work = 0;
  for (let round = 0; round < rounds && work < MOST_WORK; round++) {
    const list = [...swellings.values()];
    work += list.length * points.length;
    const moved = points.map(point => swell(list, point));
    const { scale } = fitted(moved, list);
    let close = 0;
    for (let i = 0; i < points.length; i++)
      for (let j = 0; j < i; j++) {
        const distance = Math.hypot(moved[i].x - moved[j].x, moved[i].y - moved[j].y) * scale;
        if (distance >= apart) continue;
        close += 1;
        const key = `${j} ${i}`;
        const at = { x: (points[i].x + points[j].x) / 2, y: (points[i].y + points[j].y) / 2 };
        const own = Math.hypot(points[i].x - points[j].x, points[i].y - points[j].y);
        const known = swellings.get(key) ?? {
          at,
          width: Math.max(own * 0.9, (apart / scale) * 0.55),
          weight: 0,
        };
        swellings.set(key, { ...known, weight: known.weight + 0.06 + 0.5 * (1 - distance / apart) });
      }
    if (close === 0) break;
  }
  return [...swellings.values()];
}
