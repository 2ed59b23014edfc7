import type { Point } from '../../../scene/geometry/index.js';
import type { Chart, ChartView } from '../chart/chart.js';
import type { LonLat } from '../globe/projection.js';
import { around, windowsMeet } from '../globe/window.js';
import type { Bounded, Position, World } from '../globe/world.js';
import { closed, evenly, FINEST, lengthOf, pathOf, thinned } from '../polyline.js';

/** Which file of world-atlas a map is drawn from. */
export type Detail = '110m' | '50m' | '10m';

/** SVG path data in millimetres of the page. */
export interface Land {
  /** Closed outlines, to be filled; where the globe is cut open they run along the cut. */
  readonly land: string;
  /** The coasts, as lines. */
  readonly coast: string;
  /** The same lines without small bays, for shore lines further out. */
  readonly shore: string;
  /** Borders between countries, as open lines. */
  readonly borders: string;
  /** Those in dispute. */
  readonly disputed: string;
  /** Points along the coasts and borders, `STEP` apart. */
  readonly points: readonly Point[];
  /** What `land` fills. */
  readonly outlines: readonly (readonly Point[])[];
}

/** The coarsest file whose corners can't be seen at `degree` millimetres to the degree. */
export function detailFor(degree: number): Detail {
  return degree < 0.4 ? '110m' : degree < 9 ? '50m' : '10m';
}

/** Points of a coast nearer than this to a straight line are left out of shore lines. */
const SMOOTH = 0.22;
/** Between two points along a coast. */
const STEP = 0.8;
/** Islands and lakes with a shorter outline would be a blot. */
const SHORTEST = 1.1;

/** The land and borders of the world near the frame of a chart. */
export function landOf(
  { polygons, coasts: shores, borders: between, disputed: claimed }: World,
  chart: Chart,
  withBorders = true,
): Land {
  const near = <T>(parts: readonly Bounded<T>[], { window }: ChartView) =>
    parts.flatMap(part =>
      window === undefined || windowsMeet(part.window, window) ? [part.coordinates] : [],
    );
  const lines = (parts: World['coasts']) =>
    chart.views.flatMap(view =>
      view.lines({ type: 'MultiLineString', coordinates: near(parts, view) as Position[][] }),
    );
  const outlines = chart.views
    .flatMap(view =>
      near(polygons, view).flatMap(rings =>
        view.lines({ type: 'Polygon', coordinates: rings as unknown as Position[][] }),
      ),
    )
    .filter(ring => lengthOf(ring) >= SHORTEST);
  // Only closed shores are islands or lakes; pieces of a longer shore may be short.
  const coasts = lines(shores).filter(line => !closed(line) || lengthOf(line) >= SHORTEST);
  const [borders, disputed] = [between, claimed].map(parts => (withBorders ? lines(parts) : []));
  return {
    land: outlines.map(ring => `${pathOf(ring)} Z`).join(' '),
    coast: coasts.map(line => shoreOf(line, FINEST)).join(' '),
    shore: coasts.map(line => shoreOf(line, SMOOTH)).join(' '),
    borders: borders.map(line => pathOf(line)).join(' '),
    disputed: disputed.map(line => pathOf(line)).join(' '),
    points: [...coasts, ...borders, ...disputed].flatMap(line => evenly(thinned(line, SMOOTH), STEP)),
    outlines: outlines.map(line => thinned(line, SMOOTH)),
  };
}

/** An island's shore has no end: broad lines around it would break there. */
function shoreOf(line: readonly Point[], finest: number): string {
  return closed(line) ? `${pathOf(line, finest)} Z` : pathOf(line, finest);
}

/** An island is shown whole if it reaches no further beyond the places than this share of their span. */
const ISLAND = 0.22;
/** Places that span more degrees are on continents. */
const CONTINENT = 30;

/** Corners of the islands that hold most of a map's places, so that it shows them whole. None on a mainland. */
export function islandsOf({ polygons }: World, places: readonly LonLat[]): readonly LonLat[] {
  const { west, south, east, north } = around(places);
  if (east - west > CONTINENT || north - south > CONTINENT) return [];
  const by = ISLAND * Math.max(east - west, north - south);
  return polygons.flatMap(({ window }): LonLat[] => {
    const { west: w, south: s, east: e, north: n } = window;
    const inside = w > west - by && e < east + by && s > south - by && n < north + by;
    const most = e - w > (east - west) / 2 && n - s > (north - south) / 2;
    if (!inside || !most) return [];
    return [
      [(w + e) / 2, s],
      [(w + e) / 2, n],
      [w, (s + n) / 2],
      [e, (s + n) / 2],
    ];
  });
}
