import { holds, type Point, type Rect, type Size } from '../geometry/index.js';
import {
  boxOf,
  type Disc,
  rectMeetsDisc,
  rectsMeet,
  type Trail,
  trailMeetsDisc,
  trailMeetsRect,
  trailsMeet,
} from './clash.js';
import { counterOf } from './grounds.js';
import { rowsOf, runsAlong, strangerOf } from './owner.js';
import { type Choice, settle } from './settle.js';
import { arcs, type Bend, between, rails } from './trails.js';

/** A city as the page knows it before anything is placed around it. */
export interface Stop {
  readonly id: string;
  readonly at: Point;
  /** The city's sign; the first is its main disc, about `at`. */
  readonly discs: readonly Disc[];
  /** What its label needs. */
  readonly label: Size;
  /** The lines of the label, from the first to the last: they fill its height. */
  readonly rows?: readonly Size[];
}

export interface Layout {
  readonly frame: Rect;
  readonly stops: readonly Stop[];
  /** Indices into `stops`. */
  readonly routes: readonly (readonly [number, number])[];
  readonly style: 'arcs' | 'rails';
  /** Of the net along which rails run: the height of a mesh for a width of 1. */
  readonly stretch?: number;
  readonly direction: 'ltr' | 'rtl';
  /** Points along coasts and borders: a label that covers few of them is the better one. */
  readonly coast?: readonly Point[];
  /** Least distances between things, in millimetres. */
  readonly gap: { readonly label: number; readonly route: number; readonly edge: number };
}

/** Where the text of a label stands in its box. */
export type Side = 'left' | 'middle' | 'right';

export interface PlacedLabel {
  readonly stop: number;
  readonly box: Rect;
  readonly side: Side;
  /** A thin line from the city, where its label stands far off. */
  readonly leader?: readonly [Point, Point];
}

export interface PlacedRoute {
  readonly route: number;
  readonly d: string;
  /** The part that is seen: outside the signs of its two cities. */
  readonly trail: Trail;
}

export interface Placed {
  readonly labels: readonly PlacedLabel[];
  readonly routes: readonly PlacedRoute[];
}

type Candidate = Choice &
  (
    | { readonly kind: 'label'; readonly label: PlacedLabel; readonly box: Rect }
    | { readonly kind: 'route'; readonly drawn: PlacedRoute; readonly box: Rect }
  );

/** Bends routes and sets labels so that nothing lies on anything else, as far as that can be. */
export function placeAll(layout: Layout): Placed {
  const covered = counterOf(layout.coast ?? []);
  const things: readonly (readonly Candidate[])[] = [
    ...layout.stops.map((_, i) => labelCandidates(layout, i, covered)),
    ...layout.routes.map((_, i) => routeCandidates(layout, i)),
  ];
  const settled = settle(things, (a, b) => clash(layout, a, b));
  return {
    labels: settled.flatMap(each => (each.kind === 'label' ? [each.label] : [])),
    routes: settled.flatMap(each => (each.kind === 'route' ? [each.drawn] : [])),
  };
}

/** Distances from the sign to its label; at the last there is a line between the two. */
const RINGS = [
  { off: 0.5, cost: 0, leader: false },
  { off: 1.5, cost: 0.5, leader: false },
  { off: 4.2, cost: 2.2, leader: true },
  { off: 8, cost: 3.4, leader: true },
] as const;

/** Directions around a sign in sixteenths of a turn from the reader's right, downwards; the favourite first. */
const TURNS = [0, 15, 1, 8, 7, 9, 14, 2, 4, 12, 10, 6, 3, 5, 13, 11];

function labelCandidates(layout: Layout, i: number, covered: (rect: Rect) => number): readonly Candidate[] {
  const { stops, frame, gap, direction } = layout;
  const { at, discs, label } = stops[i];
  const inner = {
    x: frame.x + gap.edge,
    y: frame.y + gap.edge,
    width: frame.width - 2 * gap.edge,
    height: frame.height - 2 * gap.edge,
  };
  return RINGS.flatMap(({ off, cost, leader }) =>
    TURNS.map((turn, rank): Candidate => {
      const angle = (turn / 8) * Math.PI;
      const [ux, uy] = [Math.cos(angle) * (direction === 'rtl' ? -1 : 1), Math.sin(angle)];
      // Only the discs on this side push the label out.
      const reach = Math.max(...discs.map(({ x, y, r }) => (x - at.x) * ux + (y - at.y) * uy + r));
      const anchor = { x: at.x + ux * (reach + off), y: at.y + uy * (reach + off) };
      const box = {
        x: anchor.x + label.width * (ux / 2 - 0.5) * 1,
        y: anchor.y + label.height * (uy / 2 - 0.5),
        ...label,
      };
      // The nearest point of the box touches the ring, so that slanting labels come as near as those beside.
      const side: Side = ux > 0.38 ? 'left' : ux < -0.38 ? 'right' : 'middle';
      if (side !== 'middle') box.x = ux > 0 ? anchor.x : anchor.x - label.width;
      const placed = leader ? { leader: leaderOf(at, discs[0].r, box) } : {};
      const candidate: PlacedLabel = { stop: i, box, side, ...placed };
      const faults =
        (holds(inner, box) ? 0 : 1) +
        stops.reduce((sum, stop) => sum + Number(discMeets(stop, box, gap.label)), 0) +
        (placed.leader
          ? stops.filter(
              (stop, j) => j !== i && stop.discs.some(disc => trailMeetsDisc(placed.leader, disc, 0.5)),
            ).length
          : 0) +
        (strangerOf(candidate, stops) === undefined ? 0 : 1);
      const points = rowsOf(candidate, stops[i]).reduce((sum, row) => sum + covered(row), 0);
      const hidden =
        Math.min(COAST.most, COAST.each * points) +
        COAST.leader * alongCoast(candidate, covered) +
        (placed.leader && discs.slice(1).some(disc => trailMeetsDisc(placed.leader, disc)) ? BEHIND : 0);
      return {
        kind: 'label',
        label: candidate,
        box: hull(candidate),
        cost: cost + rank * 0.07 + hidden,
        faults,
      };
    }),
  );
}

/** What a point of a coast costs that a label hides, and one that its line runs along. */
const COAST = { each: 0.15, most: 9, leader: 0.2 } as const;
/** What it costs that the line to a label begins behind the small disc. */
const BEHIND = 0.8;

/** Points of a coast beside the line to a label, which would be taken for more of it. */
function alongCoast({ leader }: PlacedLabel, covered: (rect: Rect) => number): number {
  if (leader === undefined) return 0;
  const [from, to] = leader;
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
  const near = 0.5;
  let count = 0;
  for (let k = 0; k <= steps; k++) {
    const x = from.x + ((to.x - from.x) * k) / steps;
    const y = from.y + ((to.y - from.y) * k) / steps;
    count += covered({ x: x - near, y: y - near, width: 2 * near, height: 2 * near });
  }
  return count;
}

function discMeets({ discs }: Stop, box: Rect, gap: number): boolean {
  return discs.some(disc => rectMeetsDisc(box, disc, gap * 0.99));
}

/** From the rim of the sign to the nearest point of the box. */
function leaderOf(at: Point, r: number, box: Rect): readonly [Point, Point] {
  const to = {
    x: Math.min(Math.max(at.x, box.x), box.x + box.width),
    y: Math.min(Math.max(at.y, box.y), box.y + box.height),
  };
  const length = Math.hypot(to.x - at.x, to.y - at.y) || 1;
  const from = { x: at.x + ((to.x - at.x) * r) / length, y: at.y + ((to.y - at.y) * r) / length };
  return [from, { x: to.x - ((to.x - at.x) * 0.3) / length, y: to.y - ((to.y - at.y) * 0.3) / length }];
}

function hull({ box, leader }: PlacedLabel): Rect {
  if (leader === undefined) return box;
  return boxOf([...leader, { x: box.x, y: box.y }, { x: box.x + box.width, y: box.y + box.height }]);
}

function routeCandidates(layout: Layout, i: number): readonly Candidate[] {
  const { stops, routes, style, stretch, gap, frame } = layout;
  const [from, to] = routes[i].map(stop => stops[stop]);
  const bends: readonly Bend[] = style === 'arcs' ? arcs(from.at, to.at) : rails(from.at, to.at, 3, stretch);
  // The straightest one never leaves it.
  const inside = bends.filter(({ trail }) => holds(frame, boxOf(trail)));
  return (inside.length > 0 ? inside : bends.slice(0, 1)).map(({ d, trail, cost }): Candidate => {
    const seen = between(trail, from.at, to.at, Math.max(from.discs[0].r, to.discs[0].r));
    const strangers = stops.filter(stop => stop !== from && stop !== to);
    const faults = strangers.filter(({ discs }) =>
      discs.some(disc => trailMeetsDisc(seen, disc, gap.route)),
    ).length;
    return { kind: 'route', drawn: { route: i, d, trail: seen }, box: boxOf(seen), cost, faults };
  });
}

function clash({ gap }: Layout, a: Candidate, b: Candidate): boolean {
  if (!rectsMeet(a.box, b.box, Math.max((1 + ROW_GAP) * gap.label, gap.route))) return false;
  if (a.kind === 'route' && b.kind === 'route') return trailsMeet(a.drawn.trail, b.drawn.trail, gap.route);
  if (a.kind === 'label' && b.kind === 'label') return labelsMeet(a.label, b.label, gap.label);
  const [route, label] = a.kind === 'route' ? [a, b] : [b, a];
  if (route.kind !== 'route' || label.kind !== 'label') return false;
  const { box, leader } = label.label;
  if (trailMeetsRect(route.drawn.trail, box, gap.route)) return true;
  if (leader === undefined) return false;
  return trailsMeet(leader, route.drawn.trail, 0.3) || runsAlong(leader, route.drawn.trail);
}

/** Between labels beside each other, in addition, as a multiple of the gap between those above each other. */
const ROW_GAP = 2.5;

function labelsMeet(a: PlacedLabel, b: PlacedLabel, gap: number): boolean {
  // In one row two labels would be read as one.
  const wide = { ...a.box, x: a.box.x - ROW_GAP * gap, width: a.box.width + 2 * ROW_GAP * gap };
  if (rectsMeet(wide, b.box, gap)) return true;
  if (a.leader !== undefined && trailMeetsRect(a.leader, b.box, gap / 2)) return true;
  if (b.leader !== undefined && trailMeetsRect(b.leader, a.box, gap / 2)) return true;
  return a.leader !== undefined && b.leader !== undefined && trailsMeet(a.leader, b.leader, 0.3);
}
