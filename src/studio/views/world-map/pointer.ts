import type { MapWindow } from './window.js';

/** A finger or a mouse button on the map, since it came. */
export interface Grip {
  readonly x: number;
  readonly y: number;
  readonly window: MapWindow;
  readonly pulled: { now: boolean };
}

/** A hand that moves less than this many pixels clicks. */
const STILL = 5;

export function arrived(event: PointerEvent, window: MapWindow): Grip {
  (event.currentTarget as Element).setPointerCapture(event.pointerId);
  return { x: event.clientX, y: event.clientY, window, pulled: { now: false } };
}

/** By how much the map is pulled, in shares of its size; undefined while the hand is still. */
export function strayed(grip: Grip, event: PointerEvent): readonly [right: number, down: number] | undefined {
  const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
  if (Math.hypot(dx, dy) > STILL) grip.pulled.now = true;
  if (!grip.pulled.now) return undefined;
  const { width, height } = (event.currentTarget as Element).getBoundingClientRect();
  return [-dx / width, -dy / height];
}

/** Where a click was, in shares of the map; undefined if the map was pulled. */
export function left(grip: Grip, event: PointerEvent): readonly [across: number, down: number] | undefined {
  if (grip.pulled.now) return undefined;
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}
