import { geoArea } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { error, ProblemError } from '../../../speech/index.js';
import { bordersOf, type DisputedBorder } from './borders.js';
import type { LonLat } from './projection.js';
import { around, type GlobeWindow } from './window.js';

type Topology = Parameters<typeof mesh>[0];
export type Position = [longitude: number, latitude: number];

/** A part of the globe and its bounds. */
export interface Bounded<T> {
  readonly coordinates: T;
  readonly window: GlobeWindow;
}

/** Coasts and borders of the whole globe. */
export interface World {
  /** The land, each polygon with its lakes. */
  readonly polygons: readonly Bounded<readonly (readonly LonLat[])[]>[];
  readonly coasts: readonly Bounded<readonly LonLat[]>[];
  /** Between countries, without those in dispute. */
  readonly borders: readonly Bounded<readonly LonLat[]>[];
  readonly disputed: readonly Bounded<readonly LonLat[]>[];
}

/**
 * The text of a countries file of world-atlas -> the world; `place` names it in messages, `disputes` the borders in dispute.
 * Throws a ProblemError.
 */
export function readWorld(text: string, place: string, disputes: readonly DisputedBorder[] = []): World {
  const topology = readTopology(text, place);
  const { land, countries } = topology.objects;
  if (land === undefined || countries === undefined) throw new ProblemError([error('atlas.no-land', place)]);
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
    // A few specks of the finest file are wound the wrong way, and would cover the globe.
    .filter(coordinates => geoArea({ type: 'Polygon', coordinates }) < 2 * Math.PI) as Position[][][];
  type Meshed = Parameters<typeof mesh>[1];
  const part = <T>(coordinates: T, points: readonly LonLat[]): Bounded<T> => {
    return { coordinates, window: around(points) };
  };
  const between = bordersOf(topology, countries as NonNullable<Meshed>, disputes);
  const parts = (lines: readonly (readonly LonLat[])[]) => lines.map(line => part(line, line));
  return {
    polygons: polygons.map(rings => part(rings, rings[0])),
    coasts: parts(mesh(topology, land as Meshed).coordinates as Position[][]),
    borders: parts(between.settled),
    disputed: parts(between.disputed),
  };
}

function readTopology(text: string, place: string): Topology {
  try {
    const data = JSON.parse(text) as Topology;
    if (data.type === 'Topology') return data;
  } catch {
    // Told below.
  }
  throw new ProblemError([error('atlas.not-topojson', place)]);
}
