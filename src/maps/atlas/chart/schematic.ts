import type { Point, Rect } from '../../../scene/geometry/index.js';
import { boundsOf, fitInto, onto } from './fit.js';
import { swell, swellingsToPart } from './swelling.js';

/** The most that a schematic map is stretched one way to fill its frame. */
const STRETCH = 1.35;

export interface Schematic {
  readonly points: readonly Point[];
  /** The height of a grid cell for a width of 1. */
  readonly stretch: number;
}

/**
 * The places of a map without coasts. Whole numbers are nodes of a grid that somebody drew: they are kept, as large as
 * the room allows, with cells that may be taller or wider to fill it. Other places are spread where they crowd, then
 * each moves to the nearest free node of a grid with cells of side `pitch`, so that lines in eight directions join them.
 */
export function schematicPoints(
  places: readonly Point[],
  room: Rect,
  apart: number,
  pitch: number,
): Schematic {
  const bounds = boundsOf(places);
  if (places.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))) {
    const wanted = (room.height * bounds.width) / Math.max(room.width * bounds.height, 1e-9);
    const stretch = Math.min(STRETCH, Math.max(1 / STRETCH, wanted));
    const high = places.map(({ x, y }) => ({ x, y: y * stretch }));
    const drawn = fitInto(high, room);
    return { points: high.map(point => onto(drawn, point)), stretch };
  }
  const wanted = (room.width * bounds.height) / Math.max(room.height * bounds.width, 1e-9);
  const stretch = Math.min(STRETCH, Math.max(1 / STRETCH, wanted));
  const stretched = places.map(({ x, y }) => ({ x: x * stretch, y }));
  const first = fitInto(stretched, room);
  const points = stretched.map(point => onto(first, point));
  const swellings = swellingsToPart(points, apart, moved => fitInto(moved, room));
  const spread = points.map(point => swell(swellings, point));
  const fit = fitInto(spread, room);
  const placed = spread.map(point => onto(fit, point));
  return { points: onNodes(placed, room, pitch), stretch: 1 };
}

function onNodes(points: readonly Point[], room: Rect, pitch: number): readonly Point[] {
  const columns = Math.max(1, Math.floor(room.width / pitch));
  const rows = Math.max(1, Math.floor(room.height / pitch));
  const left = room.x + (room.width - columns * pitch) / 2;
  const top = room.y + (room.height - rows * pitch) / 2;
  const taken = new Set<string>();
  return points.map(({ x, y }) => {
    let best = { away: Infinity, column: 0, row: 0 };
    for (let column = 0; column <= columns; column++)
      for (let row = 0; row <= rows; row++) {
        if (taken.has(`${column} ${row}`)) continue;
        const away = Math.hypot(left + column * pitch - x, top + row * pitch - y);
        if (away < best.away) best = { away, column, row };
      }
    taken.add(`${best.column} ${best.row}`);
    return { x: left + best.column * pitch, y: top + best.row * pitch };
  });
}
