import type { Item } from '../../scene/index.js';
import type { Theme } from '../../templates/index.js';
import { type Stand, standProfile } from './folds.js';

/** The strip from the side on its way to the finished stand, with the middle of its base at 0, 0, and how far it reaches. */
export function halfFolded({ colours }: Theme, face: Stand, closed: number) {
  const points = standProfile(face, closed);
  const ys = points.map(({ y }) => y);
  const along = (from: number, to: number) =>
    `M ${points
      .slice(from, to)
      .map(({ x, y }) => `${x} ${y}`)
      .join(' L ')}`;
  const strip = { kind: 'path', strokeWidth: 0.7, join: 'round' } as const;
  const flap = { ...strip, stroke: colours.hairline, strokeWidth: 1.4 };
  const last = points.length - 1;
  const items: readonly Item[] = [
    { ...flap, d: along(0, 2) },
    { ...flap, d: along(last - 1, last + 1) },
    { ...strip, stroke: colours.ink, d: along(1, last) },
  ];
  return { items, above: -Math.min(...ys), below: Math.max(...ys) };
}
