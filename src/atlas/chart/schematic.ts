import type { Point, Rect } from '../../geometry/index.js';
import { boundsOf, fitInto, onto } from './fit.js';
import { swell, swellingsToPart } from './swelling.js';

/** How much more a schematic map may be stretched one way than the other, to fill its frame. */
const STRETCH = 1.35;

export interface Schematic {
  readonly points: readonly Point[];
  /** The height of a mesh of the net for a width of 1. */
  readonly stretch: number;
}

/**
 * Free places of a map without coasts. Whole numbers are meshes of a net that somebody has drawn, and stay as they are,
 * as
 * large as the room allows, with meshes that may be higher or broader to fill it. Others are brought onto the nodes of a net, so that lines in eight directions join
 * them: first spread where they crowd, then each moved to the nearest free node. `pitch` is the side of a mesh; every
 * place keeps a node of its own.
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
