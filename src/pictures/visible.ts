import type { Rect } from '../scene/geometry/index.js';
import type { Arrangement } from './arrange.js';
import type { Figure } from './figure.js';
import { type Points, pointsOf } from './raster.js';

/** How much of the host and of the guest can be seen, from 0 to 1, and how large they are. */
export interface Visible {
  readonly host: number;
  readonly guest: number;
  /** How large the guest is beside the host: the root of the ratio of their areas. */
  readonly size: number;
}

/** Looks at a picture point by point: what is clipped away and what the other hides can't be seen. */
export function visibleShares({ host, guest, front, behind, box }: Arrangement): Visible {
  const area = withRoom(box);
  const points = (figure: Figure) => pointsOf(figure, area);
  const over = points(front);
  const [hosts, guests] = [either(points(host), over), points(guest)];
  const seenHosts = behind ? hosts : either(without(hosts, guests), over);
  const seenGuests = without(guests, behind ? hosts : over);
  const wholeHost = either(points(unclipped(host)), points(unclipped(front)));
  // A pattern is cut off by nature: what counts is what others hide of it.
  const wholeGuest = guest.places.length > 1 ? guests : points(unclipped(guest));
  return {
    host: sum(seenHosts) / sum(wholeHost),
    guest: sum(seenGuests) / sum(wholeGuest),
    size: Math.sqrt(sum(wholeGuest) / sum(wholeHost)),
  };
}

/** With room for what a clip takes away. */
function withRoom({ x, y, width, height }: Rect): Rect {
  return { x: x - width / 2, y: y - height / 2, width: width * 2, height: height * 2 };
}

function unclipped({ icon, places }: Figure): Figure {
  return { icon, places };
}

function either(a: Points, b: Points): Points {
  return a.map((point, i) => point | b[i]);
}

function without(a: Points, b: Points): Points {
  return a.map((point, i) => point & (1 - b[i]));
}

function sum(points: Points): number {
  return points.reduce((total, point) => total + point, 0);
}
