import { IDENTITY, type Rect } from '../geometry/index.js';
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

/** Adds the points inside polygons, row by row: each edge that a row crosses turns the inside on or off. */
function fill(polygons: readonly Polygon[], evenOdd: boolean, area: Rect, points: Points): void {
  const edges = polygons.flatMap(polygon =>
    polygon.map((from, i) => [from, polygon[(i + 1) % polygon.length]]),
  );
  const column = (x: number) => Math.min(GRID, Math.max(0, Math.round(((x - area.x) / area.width) * GRID)));
  for (let row = 0; row < GRID; row++) {
    const y = area.y + ((row + 0.5) / GRID) * area.height;
    const crossings = edges
      .filter(([a, b]) => a.y <= y !== b.y <= y)
      .map(([a, b]) => ({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), step: a.y <= y ? 1 : -1 }))
      .sort((a, b) => a.x - b.x);
    let winding = 0;
    for (const [i, { x, step }] of crossings.entries()) {
      winding += evenOdd ? 1 : step;
      const inside = evenOdd ? winding % 2 === 1 : winding !== 0;
      const next = crossings[i + 1];
      if (inside && next !== undefined) points.fill(1, row * GRID + column(x), row * GRID + column(next.x));
    }
  }
}
