import { geoArea } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { Point } from '../geometry/index.js';
import { ProblemError } from '../problem.js';
import type { Chart, View } from './chart.js';
import type { LonLat } from './projection.js';
import { around, type Window, windowsMeet } from './window.js';

type Topology = Parameters<typeof mesh>[0];

/** Which file of world-atlas a map is drawn from. */
export type Detail = '110m' | '50m' | '10m';

type Position = [longitude: number, latitude: number];

/** Some of the globe, and between which meridians and parallels it lies. */
interface Part<T> {
  readonly coordinates: T;
  readonly window: Window;
}

/** Coasts and borders of the whole globe. */
export interface World {
  /** The land, each polygon with its lakes. */
  readonly polygons: readonly Part<readonly (readonly LonLat[])[]>[];
  readonly coasts: readonly Part<readonly LonLat[]>[];
  /** Between countries. */
  readonly borders: readonly Part<readonly LonLat[]>[];
}

/** SVG path data in millimetres of the page. */
export interface Land {
  /** Closed outlines, to be filled; where the globe is cut open they run along the cut. */
  readonly land: string;
  /** The coasts, as lines. */
  readonly coast: string;
  /** The same lines without their small bays, for lines that run along them further out. */
  readonly shore: string;
  /** Borders between countries, as open lines. */
  readonly borders: string;
  /** Points along the coasts and borders, `STEP` apart. */
  readonly points: readonly Point[];
  /** What `land` fills. */
  readonly outlines: readonly (readonly Point[])[];
}

/** The coarsest file whose corners can't be seen, for a map with so many millimetres to the degree. */
export function detailFor(degree: number): Detail {
  return degree < 0.4 ? '110m' : degree < 9 ? '50m' : '10m';
}

/** A point that lies nearer than this to the line it is on can be left out without being missed. */
const FINEST = 0.08;
/** The same for lines along the coast. */
const SMOOTH = 0.22;
/** Islands and lakes whose outline is shorter would be a blot. */
const SHORTEST = 1.1;

/** Land and borders of the world, as far as they come near the frame of a chart. */
export function landOf(
  { polygons, coasts: shores, borders: between }: World,
  chart: Chart,
  withBorders = true,
): Land {
  const near = <T>(parts: readonly Part<T>[], { window }: View) =>
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
  // A shore that closes is an island or a lake; pieces of a longer one may be short.
  const coasts = lines(shores).filter(line => !closed(line) || lengthOf(line) >= SHORTEST);
  const borders = withBorders ? lines(between) : [];
  return {
    land: outlines.map(ring => `${pathOf(ring)} Z`).join(' '),
    coast: coasts.map(line => shoreOf(line, FINEST)).join(' '),
    shore: coasts.map(line => shoreOf(line, SMOOTH)).join(' '),
    borders: borders.map(line => pathOf(line)).join(' '),
    points: [...coasts, ...borders].flatMap(line => evenly(thinned(line, SMOOTH))),
    outlines: outlines.map(line => thinned(line, SMOOTH)),
  };
}

/** An island's shore has no end: broad lines around it would break there. */
function shoreOf(line: readonly Point[], finest: number): string {
  return closed(line) ? `${pathOf(line, finest)} Z` : pathOf(line, finest);
}

/** Between two points along a coast, in millimetres. */
const STEP = 0.8;

function evenly(line: readonly Point[]): readonly Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i];
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / steps,
      y: from.y + ((to.y - from.y) * k) / steps,
    }));
  });
}

/** How far beyond the places an island may reach and still be shown whole, as a share of what they span. */
const ISLAND = 0.22;
/** Places that span more degrees lie on continents. */
const CONTINENT = 30;

/** Corners of the islands that hold most of a map's places: the map shall show them whole. None for the map of a mainland. */
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

/** The text of world-atlas' countries file -> the world; `place` is its name in messages. Throws a ProblemError. */
export function readWorld(text: string, place: string): World {
  const topology = readTopology(text, place);
  const { land, countries } = topology.objects;
  if (land === undefined || countries === undefined)
    throw damaged(place, 'The file has no "land" and "countries".');
  const found = feature(topology, land);
  const shapes = found.type === 'FeatureCollection' ? found.features : [found];
  const polygons = shapes
    .flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [],
    )
    // A few specks of the finest file are wound the wrong way, and would be all but a speck.
    .filter(coordinates => geoArea({ type: 'Polygon', coordinates }) < 2 * Math.PI) as Position[][][];
  type Meshed = Parameters<typeof mesh>[1];
  const lines = (object: Meshed, keep?: Parameters<typeof mesh>[2]) =>
    mesh(topology, object, keep).coordinates as Position[][];
  const part = <T>(coordinates: T, points: readonly LonLat[]): Part<T> => {
    return { coordinates, window: around(points) };
  };
  return {
    polygons: polygons.map(rings => part(rings, rings[0])),
    coasts: lines(land as Meshed).map(line => part(line, line)),
    borders: lines(countries as Meshed, (a, b) => a !== b).map(line => part(line, line)),
  };
}

function readTopology(text: string, place: string): Topology {
  try {
    const data = JSON.parse(text) as Topology;
    if (data.type === 'Topology') return data;
  } catch {
    // Told below.
  }
  throw damaged(place, 'This is no TopoJSON.');
}

function damaged(place: string, message: string): ProblemError {
  return new ProblemError([
    { level: 'error', place, message, advice: 'Install the dependencies anew with npm ci.' },
  ]);
}

function closed(line: readonly Point[]): boolean {
  const [first, last] = [line[0], line[line.length - 1]];
  return Math.hypot(first.x - last.x, first.y - last.y) < 0.05;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce(
    (sum, { x, y }, i) => (i === 0 ? 0 : sum + Math.hypot(x - line[i - 1].x, y - line[i - 1].y)),
    0,
  );
}

/** Path data of a line, without the points that nobody would miss. */
export function pathOf(line: readonly Point[], finest = FINEST): string {
  const hundredth = (value: number) => Math.round(value * 100) / 100;
  return thinned(line, finest)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'} ${hundredth(x)} ${hundredth(y)}`)
    .join(' ');
}

/** Douglas and Peucker's line (Cartographica 10, 112, 1973), with a stack in place of recursion. */
export function thinned(line: readonly Point[], finest: number): readonly Point[] {
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [from, to] = span;
    let [worst, at] = [finest, -1];
    for (let i = from + 1; i < to; i++) {
      const off = distanceTo(line[i], line[from], line[to]);
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    kept[at] = 1;
    stack.push([from, at], [at, to]);
  }
  return line.filter((_, i) => kept[i] === 1);
}

/** From a point to the nearest point of a segment. */
export function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}
