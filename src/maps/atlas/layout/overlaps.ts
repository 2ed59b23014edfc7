import { holds } from '../../../scene/geometry/index.js';
import { followsRoute, rivalCity, runsAlong } from './ambiguity.js';
import {
  rectMeetsDisc,
  rectsMeet,
  trailBox,
  trailMeetsDisc,
  trailMeetsRect,
  trailsMeet,
} from './collisions.js';
import type { MapLayout, Placed } from './layout.js';

/** Two things that overlap, by the ids of their cities: `prague`, or `prague-berlin` for a route. */
export interface Overlap {
  readonly kind:
    | 'label on label'
    | 'label on route'
    | 'label on city'
    | 'label off the map'
    | 'label nearer to another city'
    | 'route on city'
    | 'route on route'
    | 'route off the map'
    | 'city on city'
    | 'city off the map';
  readonly first: string;
  readonly second?: string;
}

/** Everything on a map that touches what it should not: ink on ink, without any gap. */
export function overlapsOf(
  { frame, stops, routes, far = false }: MapLayout,
  placed: Placed,
): readonly Overlap[] {
  const overlaps: Overlap[] = [];
  const along = far ? followsRoute : runsAlong;
  const nameOf = (route: number) => routes[route].map(stop => stops[stop].id).join('-');
  const tell = (kind: Overlap['kind'], first: string, second?: string) =>
    overlaps.push({ kind, first, ...(second === undefined ? {} : { second }) });
  for (const [i, label] of placed.labels.entries()) {
    const { stop, box, leader } = label;
    const own = stops[stop].id;
    const stranger = rivalCity(label, stops);
    if (stranger !== undefined) tell('label nearer to another city', own, stops[stranger].id);
    if (!holds(frame, box)) tell('label off the map', own);
    for (const other of placed.labels.slice(0, i)) {
      const crossed =
        rectsMeet(box, other.box) ||
        (leader !== undefined && trailMeetsRect(leader, other.box)) ||
        (other.leader !== undefined && trailMeetsRect(other.leader, box)) ||
        (leader !== undefined && other.leader !== undefined && trailsMeet(leader, other.leader));
      if (crossed) tell('label on label', stops[other.stop].id, own);
    }
    for (const [j, city] of stops.entries()) {
      const on = city.discs.some(
        disc =>
          rectMeetsDisc(box, disc) || (j !== stop && leader !== undefined && trailMeetsDisc(leader, disc)),
      );
      if (on) tell('label on city', own, city.id);
    }
    for (const { route, trail } of placed.routes)
      if (trailMeetsRect(trail, box) || (leader !== undefined && along(leader, trail)))
        tell('label on route', own, nameOf(route));
  }
  for (const [i, { route, trail }] of placed.routes.entries()) {
    if (trail.length > 0 && !holds(frame, trailBox(trail))) tell('route off the map', nameOf(route));
    for (const [j, city] of stops.entries())
      if (!routes[route].includes(j) && city.discs.some(disc => trailMeetsDisc(trail, disc)))
        tell('route on city', nameOf(route), city.id);
    for (const other of placed.routes.slice(0, i))
      if (trailsMeet(trail, other.trail)) tell('route on route', nameOf(other.route), nameOf(route));
  }
  for (const [i, city] of stops.entries()) {
    for (const { x, y, r } of city.discs)
      if (!holds(frame, { x: x - r, y: y - r, width: 2 * r, height: 2 * r }))
        tell('city off the map', city.id);
    for (const other of stops.slice(0, i))
      if (city.discs.some(a => other.discs.some(b => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r)))
        tell('city on city', other.id, city.id);
  }
  return overlaps;
}
