import { inTurn, type Point, type Rect } from '../../../scene/geometry/index.js';
import type { GlobeWindow } from '../globe/window.js';
import { pathOf } from '../polyline.js';
import type { Chart } from './chart.js';

/** Where a meridian or parallel leaves the frame. */
export interface Crossing {
  readonly edge: 'top' | 'bottom' | 'left' | 'right';
  readonly at: Point;
  /** Degrees without a sign; undefined on a schematic map. */
  readonly degrees?: number;
}

export interface Graticule {
  /** SVG path data. */
  readonly d: string;
  /** Meridians at the top and bottom, parallels at the left and right. */
  readonly crossings: readonly Crossing[];
}

/** Degrees between two lines. */
const NETS = [30, 20, 10, 5, 2, 1, 0.5] as const;
/** For a town, 10′ to 1″. */
const FINE_NETS = [600, 300, 120, 60, 30, 10, 5, 2, 1].map(seconds => seconds / 3600);

/** Meridians and parallels at most `apart` millimetres from one another. */
export function graticuleOf(chart: Chart, apart: number): Graticule {
  const fits = (degrees: number) => degrees * chart.degree <= apart;
  const [{ window }] = chart.views;
  const coarse = NETS.find(fits);
  const lines =
    coarse === undefined && window
      ? townLines(window, FINE_NETS.find(fits) ?? 1 / 3600)
      : globeLines(coarse ?? 0.5, chart);
  const paths: string[] = [];
  const crossings: Crossing[] = [];
  for (const { degrees, edges, points } of lines) {
    for (const line of chart.lines({ type: 'LineString', coordinates: points })) {
      paths.push(pathOf(line));
      for (const edge of edges)
        crossings.push(...crossed(line, chart.frame, edge).map(at => ({ edge, at, degrees })));
    }
  }
  return { d: paths.join(' '), crossings };
}

interface NetLine {
  readonly degrees: number;
  readonly edges: readonly Crossing['edge'][];
  readonly points: [number, number][];
}

const UPRIGHT = ['top', 'bottom'] as const;
const LEVEL = ['left', 'right'] as const;

function globeLines(step: number, { polar }: Chart): readonly NetLine[] {
  const meridians = polar ? NETS[0] : step;
  return [
    ...range(-180, 180 - meridians, meridians).map(longitude => ({
      degrees: Math.abs(longitude),
      edges: UPRIGHT,
      points: range(-80, 84, 1).map((latitude): [number, number] => [longitude, latitude]),
    })),
    ...range(step - 90, 90 - step, step).map(latitude => ({
      degrees: Math.abs(latitude),
      edges: LEVEL,
      points: range(-180, 180, 1).map((longitude): [number, number] => [longitude, latitude]),
    })),
  ];
}

/** Only the lines that a small map shows: the whole globe has thousands. */
function townLines({ west, south, east, north }: GlobeWindow, step: number): readonly NetLine[] {
  const within = (from: number, to: number) => range(Math.ceil(from / step) * step, to, step);
  return [
    ...within(west, east).map(longitude => ({
      degrees: Math.abs(inTurn(longitude, 0)),
      edges: UPRIGHT,
      points: [south, (south + north) / 2, north].map((latitude): [number, number] => [longitude, latitude]),
    })),
    ...within(south, north).map(latitude => ({
      degrees: Math.abs(latitude),
      edges: LEVEL,
      points: [west, (west + east) / 2, east].map((longitude): [number, number] => [longitude, latitude]),
    })),
  ];
}

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);
}

/** Where a line crosses an edge of the frame. */
function crossed(line: readonly Point[], frame: Rect, edge: Crossing['edge']): readonly Point[] {
  const upright = edge === 'left' || edge === 'right';
  const place = {
    top: frame.y,
    bottom: frame.y + frame.height,
    left: frame.x,
    right: frame.x + frame.width,
  }[edge];
  const found: Point[] = [];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const [from, to] = upright ? [a.x, b.x] : [a.y, b.y];
    if (from === to || (from - place) * (to - place) > 0) continue;
    const share = (place - from) / (to - from);
    const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    const inside = upright
      ? at.y >= frame.y && at.y <= frame.y + frame.height
      : at.x >= frame.x && at.x <= frame.x + frame.width;
    if (inside) found.push(at);
  }
  return found;
}
