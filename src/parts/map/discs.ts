import { figures } from '../../data/index.js';
import type { SignDiscs } from '../../maps/atlas/index.js';
import type { Point } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { centredByInk, points, type Setting, wordStyle } from '../../text/typesetting/index.js';
import type { MapFace } from './measures.js';

/** What signs and labels of a map are drawn with; `scale` multiplies the sizes of the slots. */
export interface MapStyle {
  readonly setting: Setting;
  readonly slots: MapFace;
  readonly scale: number;
}

/** What the two discs of a city show. */
export interface CityNumbers {
  readonly tokens: number;
  readonly mistakes: number;
  readonly start: boolean;
}

/** Where the small disc can go, in radians, best first: below the large one, at the end of the locale's lines. */
export function cornersOf({
  setting,
  slots,
}: Pick<MapStyle, 'slots'> & { readonly setting: Pick<Setting, 'locale'> }): readonly number[] {
  const turn = (slots.city.turn * Math.PI) / 180;
  const below = [turn, Math.PI - turn];
  const [first, second] = setting.locale.direction === 'rtl' ? below.toReversed() : below;
  return [first, second, -first, -second];
}

/** The radii of a city's two discs, and the distance of their centres. */
export function discsOf({ slots: { city }, scale }: Pick<MapStyle, 'slots' | 'scale'>): SignDiscs {
  return { r: city.r * scale, small: city.small * scale, away: (city.r + city.small * 0.62) * scale };
}

export function smallAt(style: Pick<MapStyle, 'slots' | 'scale'>, at: Point, corner: number): Point {
  const { away } = discsOf(style);
  return { x: at.x + Math.cos(corner) * away, y: at.y + Math.sin(corner) * away };
}

/** The disc with its two numbers; the start has a second ring. */
export function cityItems(
  style: MapStyle,
  { sign, corner }: { readonly sign: CityNumbers; readonly corner: number },
  at: Point,
): readonly Item[] {
  const { setting, slots, scale } = style;
  const { city } = slots;
  const { colours } = setting.theme;
  const { locale, shaper } = setting;
  const number = (value: number, sizePt: number) =>
    shaper.line(figures(locale, value), wordStyle(setting, points(sizePt) * scale));
  const around = (middle: Point, r: number) => ({
    x: middle.x - r,
    y: middle.y - r,
    width: 2 * r,
    height: 2 * r,
  });
  const r = city.r * scale;
  const small = smallAt(style, at, corner);
  const smallR = city.small * scale;
  const ring = r + city.ring * scale;
  return [
    ...(sign.start
      ? [
          {
            kind: 'circle',
            cx: at.x,
            cy: at.y,
            r: ring,
            fill: colours.paper,
            stroke: colours.red,
            strokeWidth: city.stroke * scale,
          } as const,
        ]
      : []),
    {
      kind: 'circle',
      cx: at.x,
      cy: at.y,
      r,
      fill: sign.start ? colours.red : colours.paper,
      stroke: sign.start ? colours.red : colours.ink,
      strokeWidth: city.stroke * scale,
    },
    {
      kind: 'circle',
      cx: small.x,
      cy: small.y,
      r: smallR,
      fill: colours.ink,
      stroke: colours.paper,
      strokeWidth: 0.25 * scale,
    },
    centredByInk(
      number(sign.tokens, city.tokensPt * (sign.tokens > 9 ? 0.9 : 1)),
      around(at, r),
      sign.start ? colours.paper : colours.ink,
    ),
    centredByInk(
      number(sign.mistakes, city.mistakesPt * (sign.mistakes > 9 ? 0.86 : 1)),
      around(small, smallR),
      colours.paper,
    ),
  ];
}
