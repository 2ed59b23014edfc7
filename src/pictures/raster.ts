import { IDENTITY, type Rect } from '../scene/geometry/index.js';
import type { Figure } from './figure.js';
import { type Polygon, pathShape, polygonsOf } from './polygons.js';

/** Points in a row of the grid on which a picture is looked at. */
export const GRID = 128;

/** Which points of the grid over an area are covered, row by row. */
export type Points = Uint8Array;

/** The points that a figure covers, inside its clip. */
export function pointsOf({ icon, places, clip }: Figure, area: Rect): Points {
  const points = new Uint8Array(GRID * GRID);
  for (const place of places)
    for (const shape of icon) {
      const evenOdd = shape.kind === 'path' && shape.evenOdd === true;
      fill(polygonsOf(shape, place), evenOdd, area, points);
    }
  if (clip === undefined) return points;
  const inside = new Uint8Array(GRID * GRID);
  fill(polygonsOf(pathShape(clip), IDENTITY), clip.evenOdd === true, area, inside);
  return points.map((point, i) => point & inside[i]);
}

/** Where the edge of a polygon crosses a row, and whether it runs down or up. */
interface Crossing {
  readonly x: number;
  readonly step: 1 | -1;
}

/** Adds the points inside polygons, row by row: each edge that a row crosses turns the inside on or off. */
function fill(polygons: readonly Polygon[], evenOdd: boolean, area: Rect, points: Points): void {
  const column = (x: number) => Math.min(GRID, Math.max(0, Math.round(((x - area.x) / area.width) * GRID)));
  for (const [row, crossings] of crossingsOf(polygons, area)) {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    for (let i = 0; i + 1 < crossings.length; i++) {
      winding += evenOdd ? 1 : crossings[i].step;
      const inside = evenOdd ? winding % 2 === 1 : winding !== 0;
      if (inside)
        points.fill(1, row * GRID + column(crossings[i].x), row * GRID + column(crossings[i + 1].x));
    }
  }
}

/** The crossings of each row that has some; a row lies at the middle of its points. */
function crossingsOf(polygons: readonly Polygon[], area: Rect): ReadonlyMap<number, Crossing[]> {
  const rows = new Map<number, Crossing[]>();
  const rowAfter = (y: number) => Math.ceil(((y - area.y) / area.height) * GRID - 0.5);
  for (const polygon of polygons)
    for (const [i, a] of polygon.entries()) {
      const b = polygon[(i + 1) % polygon.length];
      const last = Math.min(GRID, rowAfter(Math.max(a.y, b.y)));
      for (let row = Math.max(0, rowAfter(Math.min(a.y, b.y))); row < last; row++) {
        const y = area.y + ((row + 0.5) / GRID) * area.height;
        const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
        const known = rows.get(row);
        const crossing = { x, step: a.y < b.y ? 1 : -1 } as const;
        if (known === undefined) rows.set(row, [crossing]);
        else known.push(crossing);
      }
    }
  return rows;
}
