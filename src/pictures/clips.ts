import type { Icon, IconSpot, IconSpots } from '../data/index.js';
import type { Point } from '../scene/geometry/index.js';
import type { Outline } from '../scene/index.js';
import { type Operator, operators } from './operators.js';
import { pathOf } from './polygons.js';

/** Outside it the guest is not drawn: a pattern ends with the host's skin. */
export function clipOf(
  operator: Operator,
  on: IconSpot,
  host: { icon: Icon; spots: IconSpots },
): Outline | undefined {
  if (operator.repeated) {
    const skin = host.spots.skin;
    if (skin !== undefined && host.icon[skin] !== undefined) return { d: pathOf(host.icon[skin]) };
    return { d: outline(operators.inside.clip?.(on) ?? []) };
  }
  return operator.clip === undefined ? undefined : { d: outline(operator.clip(on)) };
}

function outline(points: readonly Point[]): string {
  return `M ${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join(' L ')} Z`;
}

/** The left half for the host and the right one for the guest, or the other way round, a little apart. */
export function halvesAt(
  { x, y, turn }: IconSpot,
  swapped: boolean,
): { readonly host: Outline; readonly guest: Outline } {
  const [far, gap] = [64, 0.35];
  const side = (sign: number) => {
    const angle = (turn * Math.PI) / 180;
    const corners = [
      [gap, -far],
      [far, -far],
      [far, far],
      [gap, far],
    ];
    return {
      d: outline(
        corners.map(([dx, dy]) => ({
          x: x + sign * dx * Math.cos(angle) - dy * Math.sin(angle),
          y: y + sign * dx * Math.sin(angle) + dy * Math.cos(angle),
        })),
      ),
    };
  };
  return swapped ? { host: side(1), guest: side(-1) } : { host: side(-1), guest: side(1) };
}
