import { phrase } from '../../data/index.js';
import type { Stop } from '../../maps/atlas/index.js';
import type { Point } from '../../scene/geometry/index.js';
import type { ShapedLine } from '../../scene/index.js';
import { cardWordStyle, points, textStyle } from '../../text/typesetting/index.js';
import { type CityNumbers, type MapStyle, smallAt } from './discs.js';

/** What a map shows of a city. */
export interface CitySign extends CityNumbers {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
}

/** A city with its text set, ready to be placed. */
export interface SetCity {
  readonly sign: CitySign;
  readonly name: ShapedLine;
  /** Under the name of the starting city. */
  readonly note?: ShapedLine;
  /** Where the small disc stands, clockwise from the right. */
  readonly corner: number;
  readonly stop: Stop;
}

/** The discs of a city and the room its label needs. */
export function setCity(style: MapStyle, sign: CitySign, at: Point, corner: number): SetCity {
  const { setting, slots, scale } = style;
  const { city, label } = slots;
  const { shaper, locale } = setting;
  const name = shaper.line(sign.name, cardWordStyle(setting, points(label.namePt) * scale));
  const note = sign.start
    ? shaper.line(phrase(locale, 'map.start'), textStyle(setting, points(label.notePt) * scale))
    : undefined;
  const { stars } = sign;
  const row = rowWidth(style, stars);
  const height = name.ink.height + (label.lines + label.box) * scale;
  const noted = note ? note.ink.height + label.lines * scale : 0;
  const wide = Math.max(name.ink.width, row, note?.ink.width ?? 0);
  const plate = label.plate * scale;
  const r = (sign.start ? city.r + city.ring : city.r) * scale;
  const small = city.small * scale;
  return {
    sign,
    name,
    ...(note ? { note } : {}),
    corner,
    stop: {
      id: sign.id,
      at,
      discs: [
        { ...at, r: r + (city.stroke * scale) / 2 },
        { ...smallAt(style, at, corner), r: small },
      ],
      label: { width: wide + 2 * plate, height: height + noted + 2 * plate },
      rows: [
        { width: name.ink.width + 2 * plate, height: name.ink.height + label.lines * scale + plate },
        { width: row + 2 * plate, height: label.box * scale + plate },
        ...(note ? [{ width: note.ink.width + 2 * plate, height: noted }] : []),
      ],
    },
  };
}

/** The width of the tick box and the stars after it. */
export function rowWidth(
  { slots: { label }, scale }: Pick<MapStyle, 'slots' | 'scale'>,
  stars: number,
): number {
  return (label.box + label.stars + stars * (label.star + label.starGap) - label.starGap) * scale;
}
