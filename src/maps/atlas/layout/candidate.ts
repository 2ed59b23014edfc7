import type { Rect } from '../../../scene/geometry/index.js';
import type { Choice } from '../search/choice.js';
import { followsRoute, runsAlong } from './ambiguity.js';
import { rectsMeet, trailMeetsRect, trailsMeet } from './collisions.js';
import type { MapLayout, PlacedLabel, PlacedRoute } from './layout.js';

export type Candidate = Choice &
  (
    | { readonly kind: 'label'; readonly label: PlacedLabel; readonly box: Rect }
    | { readonly kind: 'route'; readonly drawn: PlacedRoute; readonly box: Rect }
  );

/** Whether two boxes are so near that what is in them can clash. */
export function near({ gap }: MapLayout, a: Rect, b: Rect): boolean {
  return rectsMeet(a, b, Math.max((1 + ROW_GAP) * gap.label, gap.route));
}

export function clash(layout: MapLayout, a: Candidate, b: Candidate): boolean {
  const { gap, far = false } = layout;
  if (!near(layout, a.box, b.box)) return false;
  if (a.kind === 'route' && b.kind === 'route') return trailsMeet(a.drawn.trail, b.drawn.trail, gap.route);
  if (a.kind === 'label' && b.kind === 'label') return labelsMeet(a.label, b.label, gap.label);
  const [route, label] = a.kind === 'route' ? [a, b] : [b, a];
  if (route.kind !== 'route' || label.kind !== 'label') return false;
  const { box, leader } = label.label;
  if (trailMeetsRect(route.drawn.trail, box, gap.route)) return true;
  if (leader === undefined) return false;
  if (far) return followsRoute(leader, route.drawn.trail);
  return trailsMeet(leader, route.drawn.trail, 0.3) || runsAlong(leader, route.drawn.trail);
}

/** The extra gap between labels side by side, as a multiple of the gap between labels one above the other. */
const ROW_GAP = 2.5;

function labelsMeet(a: PlacedLabel, b: PlacedLabel, gap: number): boolean {
  // Two labels in one row would be read as one.
  const wide = { ...a.box, x: a.box.x - ROW_GAP * gap, width: a.box.width + 2 * ROW_GAP * gap };
  if (rectsMeet(wide, b.box, gap)) return true;
  if (a.leader !== undefined && trailMeetsRect(a.leader, b.box, gap / 2)) return true;
  if (b.leader !== undefined && trailMeetsRect(b.leader, a.box, gap / 2)) return true;
  return a.leader !== undefined && b.leader !== undefined && trailsMeet(a.leader, b.leader, 0.3);
}
