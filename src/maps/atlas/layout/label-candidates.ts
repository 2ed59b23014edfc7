import { holds, type Point, type Rect } from '../../../scene/geometry/index.js';
import { clarity, labelRows, rivalCity, rivalsNear } from './ambiguity.js';
import type { Candidate } from './candidate.js';
import { rectMeetsDisc, trailBox, trailMeetsDisc } from './collisions.js';
import type { LabelSide, MapLayout, PlacedLabel, Stop } from './layout.js';

/** Distances from a sign to its label; the farther ones need a leader. */
const RINGS = [
  { off: 0.5, cost: 0, leader: false },
  { off: 1.5, cost: 0.5, leader: false },
  { off: 4.2, cost: 2.2, leader: true },
  { off: 8, cost: 3.4, leader: true },
] as const;
/** Where the others don't do. */
const FAR_RINGS = [
  { off: 2.8, cost: 1.8, leader: true },
  { off: 6, cost: 2.8, leader: true },
  { off: 10, cost: 4, leader: true },
  { off: 12.5, cost: 5, leader: true },
  { off: 18, cost: 7, leader: true },
] as const;

/** Directions around a sign in sixteenths of a turn, clockwise from the reader's right; the favourite first. */
const TURNS = [0, 15, 1, 8, 7, 9, 14, 2, 4, 12, 10, 6, 3, 5, 13, 11];
const HALF_TURNS = TURNS.flatMap(turn => [turn, turn + 0.5]);

export function labelCandidates(
  layout: MapLayout,
  i: number,
  covered: (rect: Rect) => number,
): readonly Candidate[] {
  const { stops, frame, gap, direction, far = false } = layout;
  const { at, discs, label } = stops[i];
  const inner = {
    x: frame.x + gap.edge,
    y: frame.y + gap.edge,
    width: frame.width - 2 * gap.edge,
    height: frame.height - 2 * gap.edge,
  };
  const turns = far ? HALF_TURNS : TURNS;
  return [...RINGS, ...(far ? FAR_RINGS : [])].flatMap(({ off, cost, leader }) =>
    turns.map((turn, rank): Candidate => {
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
      // The nearest point of the box touches the ring, so that slanting labels come as near as others.
      const side: LabelSide = ux > 0.38 ? 'left' : ux < -0.38 ? 'right' : 'middle';
      if (side !== 'middle') box.x = ux > 0 ? anchor.x : anchor.x - label.width;
      const placed = leader ? { leader: leaderOf(at, discs[0].r, box) } : {};
      const candidate: PlacedLabel = { stop: i, box, side, ...placed };
      const cities = rivalsNear(box, i, stops);
      // The label's own city is the first of these.
      const seen = { ...candidate, stop: 0 };
      const faults =
        (holds(inner, box) ? 0 : 1) +
        cities.reduce((sum, stop) => sum + Number(discMeets(stop, box, gap.label)), 0) +
        (placed.leader
          ? stops.filter(
              (stop, j) => j !== i && stop.discs.some(disc => trailMeetsDisc(placed.leader, disc, 0.5)),
            ).length
          : 0) +
        (rivalCity(seen, cities) === undefined ? 0 : 1);
      const points = labelRows(candidate, stops[i]).reduce((sum, row) => sum + covered(row), 0);
      const hidden =
        Math.min(COAST.most, COAST.each * points) +
        COAST.leader * alongCoast(candidate, covered) +
        DOUBT * Math.max(0, CLEAR - clarity(seen, cities)) +
        (placed.leader && discs.slice(1).some(disc => trailMeetsDisc(placed.leader, disc)) ? BEHIND : 0);
      return {
        kind: 'label',
        label: candidate,
        box: hull(candidate),
        cost: cost + (rank / turns.length) * LAST + hidden,
        faults,
      };
    }),
  );
}

/** The cost of the last direction. */
const LAST = 1.12;
/** The cost of each point of a coast that a label hides, and of each that its leader runs along. */
const COAST = { each: 0.15, most: 9, leader: 0.2 } as const;
/** The cost of a label to which another city seems less than `CLEAR` times as far as its own. */
const CLEAR = 1.9;
const DOUBT = 5;
/** The cost of a leader that begins behind the small disc. */
const BEHIND = 0.8;

/** Points of a coast beside a leader, which could be taken for a part of it. */
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
  return trailBox([...leader, { x: box.x, y: box.y }, { x: box.x + box.width, y: box.y + box.height }]);
}
