import type { Dot } from './labels.js';
import type { MapWindow } from './window.js';

/** Once round the globe, in units of a drawing that is `drawn` wide; none on paper. */
export function turnOf(globe: boolean, { width }: MapWindow, drawn: number): number {
  return globe ? (360 / width) * drawn : Number.POSITIVE_INFINITY;
}

/** A route goes the short way round the globe, so it may leave the map on one side and come in on the other. */
export function RouteLine({
  from,
  to,
  turn,
}: {
  readonly from: Dot | undefined;
  readonly to: Dot | undefined;
  readonly turn: number;
}) {
  if (!from || !to) return null;
  const across = to.x - from.x;
  if (Math.abs(across) <= turn / 2)
    return <line class="world-route" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
  const by = Math.sign(across) * turn;
  return (
    <>
      <line class="world-route" x1={from.x} y1={from.y} x2={to.x - by} y2={to.y} />
      <line class="world-route" x1={from.x + by} y1={from.y} x2={to.x} y2={to.y} />
    </>
  );
}
