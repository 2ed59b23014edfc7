import type { Point } from '../../scene/geometry/index.js';
import type { Fold } from '../elements/fold-line.js';
import type { PanelName, ScreenPlan } from './plan.js';

/** Millimetres: x to the right and y down as on the sheet, z towards whoever looks at its printed side. */
export interface Point3 extends Point {
  readonly z: number;
}

/** How far each fold is closed, in degrees: 0 is flat, 180 shut. */
export interface Folding {
  /** The fold at the foot, between front and pocket. */
  readonly foot: number;
  /** Those between front and wings, and between pocket and ears. */
  readonly wings: number;
}

/** Where the points of each panel are when the sheet is folded so far; the front stays where it is. */
export function foldScreen(
  { panels }: ScreenPlan,
  { foot, wings }: Folding,
): Readonly<Record<PanelName, (point: Point) => Point3>> {
  const place = (name: PanelName): ((point: Point) => Point3) => {
    const { corners, hinge } = panels[name];
    if (hinge === undefined) return ({ x, y }) => ({ x, y, z: 0 });
    const { from, fold } = hinge;
    const before = place(from);
    const [start, end] = [before(fold.from), before(fold.to)];
    // A mountain fold turns the panel away from the viewer, a valley fold towards the viewer.
    const away = sideOf(fold, middle(corners)) * (fold.kind === 'mountain' ? -1 : 1);
    const degrees = away * (name === 'pocket' ? foot : wings);
    return point => turned(before(point), start, end, degrees);
  };
  const names = Object.keys(panels) as PanelName[];
  return Object.fromEntries(names.map(name => [name, place(name)])) as Record<
    PanelName,
    ReturnType<typeof place>
  >;
}

/** 1 or -1: on which side of a fold a point is. */
function sideOf({ from, to }: Fold, { x, y }: Point): number {
  return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
}

function middle(corners: readonly Point[]): Point {
  const sum = (of: (point: Point) => number) => corners.reduce((total, each) => total + of(each), 0);
  return { x: sum(({ x }) => x) / corners.length, y: sum(({ y }) => y) / corners.length };
}

/** Rodrigues' rotation: a point turned by an angle about the line from `start` to `end`. */
function turned(point: Point3, start: Point3, end: Point3, degrees: number): Point3 {
  const axis = scaled(minus(end, start), 1 / length(minus(end, start)));
  const v = minus(point, start);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const along = scaled(axis, dot(axis, v) * (1 - cos));
  return plus(start, plus(plus(scaled(v, cos), scaled(cross(axis, v), sin)), along));
}

export function plus(a: Point3, b: Point3): Point3 {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function minus(a: Point3, b: Point3): Point3 {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function scaled({ x, y, z }: Point3, by: number): Point3 {
  return { x: x * by, y: y * by, z: z * by };
}

export function dot(a: Point3, b: Point3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Point3, b: Point3): Point3 {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function length(a: Point3): number {
  return Math.sqrt(dot(a, a));
}
