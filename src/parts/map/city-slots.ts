import { figures, type Templates } from '../../data/index.js';
import type { MapPlan } from '../../data/manifest/index.js';
import type { Claim, ShapeClaim, TextClaim } from '../../proof/index.js';
import { centre, type Point, type Rect } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { around, type Paint, shapeSlot } from '../slots.js';
import { boxOf } from './decided.js';
import { smallAt } from './discs.js';
import type { MapFace } from './measures.js';

/** What the places of everything on a map follow from, besides its record. */
export interface AtScale {
  readonly templates: Templates;
  readonly slots: MapFace;
  readonly scale: number;
}

/** What the manifest says of a city. */
export type RecordedCity = MapPlan['cities'][number] & {
  readonly name: string;
  readonly tokens: number;
  readonly mistakes: number;
  readonly start: boolean;
  /** Its index, or none in the legend. */
  readonly city: number;
};

type Disc = Pick<RecordedCity, 'x' | 'y' | 'corner' | 'tokens' | 'mistakes' | 'start'> &
  Partial<Pick<RecordedCity, 'name' | 'city'>>;

/** The two discs of a city with their numbers; the start has a second ring. Without a name, the sample of the legend. */
export function citySlots(measures: AtScale, at: Disc): readonly Claim[] {
  const { templates, slots, scale } = measures;
  const { locale, theme } = templates;
  const { colours } = theme;
  const { city } = slots;
  const { x, y, start, tokens, mistakes } = at;
  const called = (thing: string) => (at.name === undefined ? `legend.${thing}` : `${thing}, ${at.name}`);
  const role = (as: 'disc' | 'small disc') =>
    at.city === undefined ? {} : { role: { as, city: at.city } as const };
  const small = smallAt(measures, at, (at.corner * Math.PI) / 180);
  const strokeWidth = city.stroke * scale;
  const disc = around(x, y, city.r * scale);
  const smallDisc = around(small.x, small.y, city.small * scale);
  const stroke = start ? colours.red : colours.ink;
  const number = (thing: string, value: number, box: Rect, sizePt: number, fill: string): TextClaim => ({
    kind: 'text',
    name: called(thing),
    text: figures(locale, value),
    box,
    fill,
    across: 'ink',
    middles: [centre(box).y],
    size: points(sizePt) * scale,
    common: true,
  });
  return [
    ...(start
      ? [
          {
            ...shapeSlot(called('ring'), around(x, y, (city.r + city.ring) * scale), {
              fill: colours.paper,
              stroke,
              strokeWidth,
            }),
            ...role('disc'),
          },
        ]
      : []),
    {
      ...shapeSlot(called('disc'), disc, { fill: start ? colours.red : colours.paper, stroke, strokeWidth }),
      ...role('disc'),
    },
    {
      ...shapeSlot(called('small disc'), smallDisc, {
        fill: colours.ink,
        stroke: colours.paper,
        strokeWidth: 0.25 * scale,
      }),
      ...role('small disc'),
    },
    number(
      'tokens',
      tokens,
      disc,
      city.tokensPt * (tokens > 9 ? 0.9 : 1),
      start ? colours.paper : colours.ink,
    ),
    number('mistakes', mistakes, smallDisc, city.mistakesPt * (mistakes > 9 ? 0.86 : 1), colours.paper),
  ];
}

/** The line to a label far away, on its casing. */
export function leaderSlots(
  { templates, slots }: AtScale,
  { leader, name, city }: RecordedCity,
): readonly Claim[] {
  if (leader === undefined) return [];
  const { colours } = templates.theme;
  const { x1, x2, y1, y2 } = leader;
  const points = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  const box = {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
  const line = (thing: string, stroke: string, strokeWidth: number) => ({
    ...shapeSlot(`${thing}, ${name}`, box, { stroke, strokeWidth }),
    points,
  });
  return [
    line('casing of the leader', colours.paper, slots.label.leaderCasing),
    { ...line('leader', colours.ink, slots.label.leader), role: { as: 'leader', city } },
  ];
}

/** All routes, as one line on one casing. */
export function routeSlots(
  { templates, slots, scale }: AtScale,
  routes: readonly string[],
): readonly Claim[] {
  const { colours } = templates.theme;
  const { casing, stroke } = slots.route;
  return [
    ...netSlots('casing of the routes', routes, { stroke: colours.paper, strokeWidth: casing * scale }),
    ...netSlots('routes', routes, { stroke: colours.red, strokeWidth: stroke * scale }).map(claim => ({
      ...claim,
      role: { as: 'routes' } as const,
    })),
  ];
}

/** Something that is drawn along all routes. */
export function netSlots(name: string, routes: readonly string[], paint: Paint): readonly ShapeClaim[] {
  const box = boxOf(routes.join(' '));
  return box ? [{ ...shapeSlot(name, box, paint), points: routes.flatMap(pathPoints) }] : [];
}

/** The points of path data of moves, lines and quadratic curves, as a PDF has them: with the handles of cubic ones. */
function pathPoints(d: string): readonly Point[] {
  const found: Point[] = [];
  for (const [, command, numbers] of d.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [x, y, endX, endY] = numbers.trim().split(/\s+/).map(Number);
    if (command !== 'Q') {
      found.push({ x, y });
      continue;
    }
    const from = found[found.length - 1];
    const towards = (at: Point): Point => ({
      x: at.x + (2 / 3) * (x - at.x),
      y: at.y + (2 / 3) * (y - at.y),
    });
    const end = { x: endX, y: endY };
    found.push(towards(from), towards(end), end);
  }
  return found;
}
