import type { Point, Rect } from '../geometry/index.js';
import type { Chart } from './chart.js';
import { pathOf } from './land.js';

/** Where a meridian or parallel leaves the frame. */
export interface Crossing {
  readonly edge: 'top' | 'bottom' | 'left' | 'right';
  readonly at: Point;
  /** Degrees, without their sign; undefined on a map that is not of the globe. */
  readonly degrees?: number;
}

export interface Graticule {
  /** SVG path data. */
  readonly d: string;
  /** Meridians at the top and bottom, parallels at the left and right. */
  readonly crossings: readonly Crossing[];
}

/** Round numbers of degrees between two lines of a net. */
const NETS = [30, 20, 10, 5, 2, 1, 0.5] as const;

/** Meridians and parallels about `apart` millimetres from one another. */
export function graticuleOf(chart: Chart, apart: number): Graticule {
  const step = NETS.find(degrees => degrees * chart.degree <= apart) ?? 0.5;
  const meridians = chart.polar ? NETS[0] : step;
  const lines = [
    ...range(-180, 180 - meridians, meridians).map(longitude => ({
      degrees: Math.abs(longitude),
      edges: ['top', 'bottom'] as const,
      points: range(-80, 84, 1).map((latitude): [number, number] => [longitude, latitude]),
    })),
    ...range(step - 90, 90 - step, step).map(latitude => ({
      degrees: Math.abs(latitude),
      edges: ['left', 'right'] as const,
      points: range(-180, 180, 1).map((longitude): [number, number] => [longitude, latitude]),
    })),
  ];
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
