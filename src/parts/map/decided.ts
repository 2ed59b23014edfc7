import type { MapPlan } from '../../data/manifest/index.js';
import type { Graticule, Placed } from '../../maps/atlas/index.js';
import { outlineBox } from '../../pictures/index.js';
import { IDENTITY, type Point, type Rect, type Size } from '../../scene/geometry/index.js';
import { groundPaths, islandPath } from './ground.js';
import { onLand, platesOf } from './label.js';
import type { LaidMap } from './layout.js';
import { type LaidLegend, recordedLegend } from './legend.js';
import type { Rose } from './rose.js';

/** What the layout of one map decided. */
export type MapDecided = Omit<MapPlan, 'page' | 'box' | 'places' | 'cut'>;

/** All that has its place on a map before it is drawn. */
export interface WholeMap {
  readonly laid: LaidMap;
  /** None on a schematic map. */
  readonly net?: Graticule;
  /** What the routes of a schematic map enclose. */
  readonly inside: readonly (readonly Point[])[];
  readonly edges?: MapPlan['edges'];
  readonly rose?: Rose;
  readonly legend: LaidLegend;
}

/** What the manifest says of it, to thousandths of a millimetre. */
export function decidedOf({ laid, net, inside, edges, rose, legend }: WholeMap): MapDecided {
  const { style, cities, placed, land, overlaps } = laid;
  const unclear = overlaps.filter(({ kind }) => kind === 'label nearer to another city');
  const decided: MapDecided = {
    scale: style.scale,
    start: cities.findIndex(({ sign }) => sign.start),
    cities: cities.map(({ sign, name, note, corner, stop }, i) => {
      const label = placed.labels[i];
      const { stars } = sign;
      const plates = platesOf(style, { stars, name: name.ink, note: note?.ink }, label);
      const isUnclear = unclear.some(({ first }) => first === stop.id);
      return {
        ...stop.at,
        corner: (corner * 180) / Math.PI,
        stars,
        label: {
          x: label.box.x,
          y: label.box.y,
          side: label.side,
          name: sizeOf(name.ink),
          ...(note ? { note: sizeOf(note.ink) } : {}),
          ...(land ? { onLand: plates.map(plate => onLand(land, plate)) } : {}),
        },
        ...(label.leader ? { leader: leaderOf(label.leader) } : {}),
        ...(isUnclear ? { unclear: true as const } : {}),
      };
    }),
    routes: placed.routes.map(({ d }) => roundedPath(d)),
    ground: groundOf(laid, net, inside),
    ...(edges ? { edges } : {}),
    ...(rose ? { rose } : {}),
    legend: recordedLegend(legend),
  };
  return thousandths(decided) as MapDecided;
}

function groundOf(
  { land }: LaidMap,
  net: Graticule | undefined,
  inside: WholeMap['inside'],
): MapPlan['ground'] {
  const paths = land && net ? groundPaths(land, net) : { island: islandPath(inside) };
  const boxes = Object.entries(paths).map(([along, d]) => [along, boxOf(d)] as const);
  return Object.fromEntries(boxes.filter(([, box]) => box !== undefined));
}

/** Around path data. */
export function boxOf(d: string): Rect | undefined {
  return outlineBox({ kind: 'path', d, fill: '' }, IDENTITY);
}

function leaderOf([from, to]: NonNullable<Placed['labels'][number]['leader']>) {
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

function roundedPath(d: string): string {
  return d.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, value => String(thousandth(Number(value))));
}

function thousandth(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * 1000) / 1000 + 0;
}

/** All numbers in a value. */
function thousandths(value: unknown): unknown {
  if (typeof value === 'number') return thousandth(value);
  if (Array.isArray(value)) return value.map(thousandths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, thousandths(each)]));
}
