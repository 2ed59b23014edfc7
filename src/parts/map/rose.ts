import type { Theme } from '../../data/index.js';
import { emptiestSpot } from '../../maps/atlas/index.js';
import type { Point } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import type { LaidMap } from './layout.js';

/** A rose and its room. */
export interface Rose extends Point {
  readonly r: number;
  /** Where north points, in degrees clockwise from straight up. */
  readonly north: number;
}

/** Where the map is emptiest, at most as large as its slot; none where there is no room, or no north. */
export function roseSpot({ layout, placed, chart, land, style }: LaidMap): Rose | undefined {
  // A drawing, such as the plan of a school, says nothing of north.
  if (chart === undefined) return undefined;
  const { slots, scale } = style;
  const { r, least } = slots.compass;
  const { at, free } = emptiestSpot(layout, placed, land?.points);
  const radius = Math.min(r * scale, free - 2);
  return radius < least ? undefined : { ...at, r: radius, north: chart.north(at) };
}

/** A compass rose of eight points, each half dark, north in red. */
export function roseItems(colours: Theme['colours'], { r, north, ...at }: Rose): readonly Item[] {
  const items: Item[] = [
    { kind: 'circle', cx: at.x, cy: at.y, r: r * 0.62, stroke: colours.frameA, strokeWidth: 0.15 },
    { kind: 'circle', cx: at.x, cy: at.y, r: r * 0.68, stroke: colours.frameA, strokeWidth: 0.3 },
  ];
  const corner = (angle: number, reach: number) => {
    const radians = ((angle + north - 90) * Math.PI) / 180;
    return `${at.x + Math.cos(radians) * reach} ${at.y + Math.sin(radians) * reach}`;
  };
  const middle = `${at.x} ${at.y}`;
  for (const [angles, reach] of [
    [[45, 135, 225, 315], r * 0.56],
    [[0, 90, 180, 270], r * 0.94],
  ] as const)
    for (const angle of angles) {
      const waist = reach * 0.2;
      const dark = angle === 0 ? colours.red : colours.ink;
      const line = { stroke: dark, strokeWidth: 0.12, join: 'round' } as const;
      items.push(
        {
          kind: 'path',
          d: `M ${middle} L ${corner(angle - 45, waist)} L ${corner(angle, reach)} Z`,
          fill: colours.paper,
          ...line,
        },
        {
          kind: 'path',
          d: `M ${middle} L ${corner(angle + 45, waist)} L ${corner(angle, reach)} Z`,
          fill: dark,
          ...line,
        },
      );
    }
  return items;
}
