import type { GeoProjection } from 'd3-geo';
import { inTurn, type Rect } from '../../../scene/geometry/index.js';
import type { LonLat } from './projection.js';

/** The area between two meridians and two parallels. West is less than east, which may exceed 180 degrees. */
export interface GlobeWindow {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Samples along each side of a frame. */
const SAMPLES = 12;
/** Beyond this parallel a frame may hold a pole, where all meridians meet. */
const POLAR = 78;

/** The part of the globe that a frame can show; undefined where that may be all of it. */
export function windowOf(projection: GeoProjection, frame: Rect): GlobeWindow | undefined {
  const middle = -projection.rotate()[0];
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let column = 0; column <= SAMPLES; column++)
    for (let row = 0; row <= SAMPLES; row++) {
      const x = frame.x + (frame.width * column) / SAMPLES;
      const y = frame.y + (frame.height * row) / SAMPLES;
      const [longitude, latitude] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
      if (!(Math.abs(latitude) < POLAR)) return undefined;
      const turned = inTurn(longitude, middle);
      [west, east] = [Math.min(west, turned), Math.max(east, turned)];
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
  // Between two samples a parallel bulges.
  const by = (north - south) / SAMPLES;
  return { west: west - by, south: south - by, east: east + by, north: north + by };
}

/** The meridians that a frame of a Mercator map shows in this turn: none unless west is less than east. */
export function bandOf(projection: GeoProjection, { x, width }: Rect): GlobeWindow {
  const middle = -projection.rotate()[0];
  const degreesAt = (at: number) =>
    middle + (((at - projection.translate()[0]) / projection.scale()) * 180) / Math.PI;
  return {
    west: Math.max(middle - 180, degreesAt(x)),
    east: Math.min(middle + 180, degreesAt(x + width)),
    south: -90,
    north: 90,
  };
}

/** Around some points, with longitudes from -180 to 180. */
export function around(points: readonly LonLat[]): GlobeWindow {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return { west, south, east, north };
}

export function windowsMeet(a: GlobeWindow, b: GlobeWindow): boolean {
  if (a.south > b.north || b.south > a.north) return false;
  return [-360, 0, 360].some(turn => a.west + turn <= b.east && b.west <= a.east + turn);
}
