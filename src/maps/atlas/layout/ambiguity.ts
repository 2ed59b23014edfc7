import { distanceToRect, type Point, type Rect } from '../../../scene/geometry/index.js';
import { distanceTo } from '../polyline.js';
import { type Disc, type Trail, trailsMeet } from './collisions.js';
import type { PlacedLabel, Stop } from './layout.js';

/** A label is at least this many times as far from another city's rim as from its own, and a share of the radius more. */
const FARTHER = { times: 1.5, more: 0.24 } as const;
/** A small disc counts as this much farther away, in radii of the sign. */
const SMALL = 0.25;
/** The least distance of a label with a leader from the rim of another city, in radii of the sign. */
const APART = 0.8;

/** The index of another city that a reader might take a label for, because it is nearer than the label's own. */
export function rivalCity(
  label: Pick<PlacedLabel, 'stop' | 'box' | 'side' | 'leader'>,
  stops: readonly Stop[],
): number | undefined {
  const { stop, leader } = label;
  const rows = labelRows(label, stops[stop]);
  if (leader === undefined) {
    const seen = rivalToTheEye(label, rows[0], stops);
    if (seen !== undefined) return seen;
  }
  const away = (disc: Disc) => Math.min(...rows.map(row => distanceToRect(disc, row))) - disc.r;
  const [disc] = stops[stop].discs;
  const own = away(disc);
  let nearest: { readonly at: number; readonly away: number } | undefined;
  for (const [i, { discs }] of stops.entries()) {
    if (i === stop) continue;
    const near = Math.min(...discs.map((each, k) => away(each) + (k > 0 ? SMALL * disc.r : 0)));
    if (nearest === undefined || near < nearest.away) nearest = { at: i, away: near };
  }
  const least = leader === undefined ? own * FARTHER.times + disc.r * FARTHER.more : disc.r * APART;
  return nearest !== undefined && nearest.away < least ? nearest.at : undefined;
}

/** A name counts as this much nearer to another city, and a whole label as this much, than the ruler says. */
const MARGIN = { name: 1.1, label: 1.3 } as const;

/** The index of a city that the name alone is nearer to than to its own, or that the whole label seems to belong to. */
function rivalToTheEye({ stop, box }: Pick<PlacedLabel, 'stop' | 'box'>, name: Rect, stops: readonly Stop[]) {
  const own = {
    name: fromRim(stops[stop], name) * MARGIN.name,
    label: apparent(stops[stop], box) * MARGIN.label,
  };
  const at = stops.findIndex(
    (city, i) => i !== stop && (fromRim(city, name) < own.name || apparent(city, box) < own.label),
  );
  return at < 0 ? undefined : at;
}

/** The city of a label, and those that are near enough to be taken for it. */
export function rivalsNear(box: Rect, stop: number, stops: readonly Stop[]): readonly Stop[] {
  const own = stops[stop];
  const sign = Math.max(...own.discs.map(({ x, y, r }) => Math.hypot(x - own.at.x, y - own.at.y) + r));
  const most = 2 * apparent(own, box) + 2 * sign;
  return [own, ...stops.filter((city, i) => i !== stop && distanceToRect(city.at, box) < most)];
}

/** How near another city seems to be to a label, as a multiple of its own. */
export function clarity({ stop, box }: Pick<PlacedLabel, 'stop' | 'box'>, stops: readonly Stop[]): number {
  let least = Infinity;
  for (const [i, city] of stops.entries()) if (i !== stop) least = Math.min(least, apparent(city, box));
  return least / apparent(stops[stop], box);
}

/**
 * How far a box seems to be from a city: an eye looks at the gap between them, and at where the middle of the box is. Across
 * its longer side the middle counts less: a name is read as that of the disc under it, or at its end.
 */
function apparent(city: Stop, box: Rect): number {
  const wide = Math.max(1, box.width / box.height);
  const dx = (city.at.x - box.x - box.width / 2) / wide;
  const dy = city.at.y - box.y - box.height / 2;
  return fromRim(city, box) + Math.hypot(dx, dy) / 2;
}

function fromRim({ discs }: Stop, box: Rect): number {
  let least = Infinity;
  for (const disc of discs) least = Math.min(least, distanceToRect(disc, box) - disc.r);
  return Math.max(0, least);
}

/** Whether the leader of a label runs along a route; near its own city it may. */
export function runsAlong([from, to]: readonly [Point, Point], trail: Trail): boolean {
  const later = { x: from.x + (to.x - from.x) * 0.4, y: from.y + (to.y - from.y) * 0.4 };
  return trailsMeet([later, to], trail, BITE);
}

/** Whether a leader follows a route, or ends at one: it may cross it, if a reader can tell them apart. */
export function followsRoute([from, to]: readonly [Point, Point], trail: Trail): boolean {
  if (!runsAlong([from, to], trail)) return false;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.ceil(length / STEP);
  let near = 0;
  for (let k = 0; k <= steps; k++) {
    const at = { x: from.x + ((to.x - from.x) * k) / steps, y: from.y + ((to.y - from.y) * k) / steps };
    const away = Math.min(...trail.slice(1).map((end, i) => distanceTo(at, trail[i], end)));
    if (away >= BITE) continue;
    near += 1;
    if (k * STEP > length - BITE) return true;
  }
  return near * STEP > STEEP * 2 * BITE;
}

const STEP = 0.2;
/** How much longer a leader may be near a route than one that crosses it at a right angle. */
const STEEP = 1.5;

/** The white around a leader reaches this far, in millimetres, and must not bite into a route. */
const BITE = 1.05;

/** The lines of text of a label, in its box. */
export function labelRows(
  { box, side }: Pick<PlacedLabel, 'box' | 'side'>,
  { rows }: Pick<Stop, 'rows'>,
): readonly Rect[] {
  if (rows === undefined) return [box];
  let y = box.y;
  return rows.map(({ width, height }) => {
    const free = box.width - width;
    const row = { x: box.x + (side === 'left' ? 0 : side === 'right' ? free : free / 2), y, width, height };
    y += height;
    return row;
  });
}
