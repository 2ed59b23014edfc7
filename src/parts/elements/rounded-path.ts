import type { Rect } from '../../scene/geometry/index.js';

export type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left';

/** A rectangle with some of its corners rounded, as a path. */
export function roundedPath(
  { x, y, width, height }: Rect,
  radius: number,
  rounded: readonly Corner[],
): string {
  const [right, bottom] = [x + width, y + height];
  // Clockwise: each corner with the ways back along the edge before it and on along the edge after it.
  const corners = [
    ['top-left', x, y, [0, 1], [1, 0]],
    ['top-right', right, y, [-1, 0], [0, 1]],
    ['bottom-right', right, bottom, [0, -1], [-1, 0]],
    ['bottom-left', x, bottom, [1, 0], [0, -1]],
  ] as const;
  const drawn = corners.map(([corner, cx, cy, back, on]) => {
    const r = rounded.includes(corner) ? radius : 0;
    const at = ([dx, dy]: readonly [number, number], by: number) =>
      `${(cx + dx * by).toFixed(2)} ${(cy + dy * by).toFixed(2)}`;
    if (r === 0) return at(on, 0);
    return `${at(back, r)} C ${at(back, r * 0.45)} ${at(on, r * 0.45)} ${at(on, r)}`;
  });
  return `M ${drawn.join(' L ')} Z`;
}

/** The corner on the other side. */
export function mirrored(corner: Corner): Corner {
  const [end, side] = corner.split('-') as ['top' | 'bottom', 'left' | 'right'];
  return `${end}-${side === 'left' ? 'right' : 'left'}`;
}
