import type { Point } from '../../../scene/geometry/index.js';
import type { ChartFit } from './fit.js';

/** A spot where the map swells: by the root of `1 + weight` in the middle, hardly at all beyond three `width`. */
export interface Swelling {
  readonly at: Point;
  readonly width: number;
  readonly weight: number;
}

/** Steps of the flow; each makes the diffused swellings a quarter broader in area. */
const STEP = 0.25;
/** At least so many, and so many more until no swelling is denser than this; a lens takes long. */
const STEPS = { least: 26, most: 64, thin: 0.2 } as const;

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
  for (let step = 0; step < STEPS.most; step++) {
    const time = (narrow / 2) * (Math.exp(step * STEP) - 1);
    if (step >= STEPS.least && swellings.every(each => densest(each, time) < STEPS.thin)) break;
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

function densest({ width, weight }: Swelling, time: number): number {
  return (weight * width * width) / (width * width + 2 * time);
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
const MOST_WORK = 300_000;

/** A swelling is at least this wide, in `apart`: two places nearer than this need a lens that leaves the others alone. */
const NARROWEST = 0.02;
/** A swelling never carries off more of the map around it than this, in `apart`: two places nearer still stay so. */
const WIDEST = 4;
/** What a swelling grows by each time that its places are still too near, beside a share of itself. */
const GROWTH = { least: 0.06, more: 0.5, share: 0.3 } as const;

/**
 * Swellings that move any two of `points` at least `apart` once `fitted` has brought them back onto the page, as far as
 * `rounds` allow. Two places on one spot can't be parted.
 */
export function swellingsToPart(
  points: readonly Point[],
  apart: number,
  fitted: (points: readonly Point[], swellings: readonly Swelling[]) => ChartFit,
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
          width: Math.max(own * 0.9, (apart / scale) * NARROWEST),
          weight: 0,
        };
        const lack = 1 - distance / apart;
        const growth = GROWTH.least + (GROWTH.more + GROWTH.share * known.weight) * lack;
        const most = ((WIDEST * apart) / scale / known.width) ** 2 / 2;
        swellings.set(key, { ...known, weight: Math.min(most, known.weight + growth) });
      }
    if (close === 0) break;
  }
  return [...swellings.values()];
}
