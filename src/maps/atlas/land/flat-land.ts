import { geoMercator } from 'd3-geo';
import { inTurn, type Rect } from '../../../scene/geometry/index.js';
import { tracedLines } from '../chart/traced-lines.js';
import { windowsMeet } from '../globe/window.js';
import type { Bounded, Position, World } from '../globe/world.js';
import { pathOf } from '../polyline.js';

/** SVG path data of a part of the world. */
export interface FlatLand {
  /** Closed outlines, to be filled. */
  readonly land: string;
  /** Between countries, as open lines. */
  readonly borders: string;
  /** The same, where it is in dispute where they run, or whether they are borders. */
  readonly disputed: string;
}

/** Points nearer to a straight line than this are left out. */
const FINEST = 0.5;

/**
 * Part of a plain Mercator map, on which a click is easily turned back into degrees. `window` is in degrees of longitude
 * to the right and, from the equator down, in the same unit, at most once round the globe; it may lie across 180 degrees.
 * It is drawn `width` wide, from 0, 0.
 */
export function flatLand({ polygons, borders, disputed }: World, window: Rect, width: number): FlatLand {
  const scale = width / window.width;
  const middle = inTurn(window.x + window.width / 2, 0);
  const projection = geoMercator()
    .scale((scale * 180) / Math.PI)
    // The globe is cut open behind the window.
    .rotate([-middle, 0])
    .translate([width / 2, -window.y * scale])
    // Strokes along the cut stay out of sight.
    .clipExtent([
      [-0.1 * width, -0.1 * width],
      [1.1 * width, window.height * scale + 0.1 * width],
    ]);
  const seen = {
    west: middle - window.width * 0.6,
    east: middle + window.width * 0.6,
    north: latitudeAt(window.y - window.width / 10),
    south: latitudeAt(window.y + window.height + window.width / 10),
  };
  const near = <T>(parts: readonly Bounded<T>[]) =>
    parts.flatMap(part => (windowsMeet(part.window, seen) ? [part.coordinates] : [])) as unknown[];
  const rings = near(polygons).flatMap(coordinates =>
    tracedLines(projection, { type: 'Polygon', coordinates: coordinates as Position[][] }),
  );
  const lines = (parts: World['borders']) =>
    tracedLines(projection, { type: 'MultiLineString', coordinates: near(parts) as Position[][] })
      .map(line => pathOf(line, FINEST))
      .join(' ');
  return {
    land: rings.map(ring => `${pathOf(ring, FINEST)} Z`).join(' '),
    borders: lines(borders),
    disputed: lines(disputed),
  };
}

/** Degrees north of a place that lies `y` down from the equator. */
function latitudeAt(y: number): number {
  return 90 - (360 / Math.PI) * Math.atan(Math.exp((y * Math.PI) / 180));
}
