import type { PlacedLabel, Stop } from '../atlas/index.js';
import type { Point } from '../geometry/index.js';
import type { Item, ShapedLine } from '../scene/index.js';
import { figures, type MapFace, phrase } from '../templates/index.js';
import { starPath } from './map-star.js';
import { centredByInk, points, type Setting, textStyle, wordStyle } from './setting.js';

/** What a map says of a city. */
export interface CitySign {
  readonly id: string;
  readonly name: string;
  readonly tokens: number;
  readonly mistakes: number;
  readonly start: boolean;
  /** Undefined where no chance was worked out. */
  readonly stars?: number;
}

/** What the signs and labels of a map are drawn with; `scale` is how much larger than the slots say. */
export interface MapBench {
  readonly setting: Setting;
  readonly slots: MapFace;
  readonly scale: number;
}

/** A city with its lines of text set, to be placed. */
export interface SetCity {
  readonly sign: CitySign;
  readonly name: ShapedLine;
  /** Under the name of the start. */
  readonly note?: ShapedLine;
  readonly stop: Stop;
}

/** The discs of a city and the room its label needs. */
export function setCity({ setting, slots, scale }: MapBench, sign: CitySign, at: Point): SetCity {
  const { city, label } = slots;
  const { shaper, locale } = setting;
  const name = shaper.line(sign.name, wordStyle(setting, points(label.namePt) * scale));
  const note = sign.start
    ? shaper.line(phrase(locale, 'map.start'), textStyle(setting, points(label.notePt) * scale))
    : undefined;
  const stars = sign.stars ?? 0;
  const row =
    (label.box + (stars > 0 ? 0.9 + stars * (label.star + label.starGap) - label.starGap : 0)) * scale;
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
    stop: {
      id: sign.id,
      at,
      discs: [
        { ...at, r: r + (city.stroke * scale) / 2 },
        { ...smallAt(setting, slots, scale, at), r: small },
      ],
      label: { width: wide + 2 * plate, height: height + noted + 2 * plate },
    },
  };
}

/** The middle of the small disc: below the large one, on the side where the locale's lines end. */
function smallAt({ locale }: Setting, { city }: MapFace, scale: number, at: Point): Point {
  const angle = (city.turn * Math.PI) / 180;
  const away = (city.r + city.small * 0.62) * scale;
  const aside = locale.direction === 'rtl' ? -1 : 1;
  return { x: at.x + aside * Math.cos(angle) * away, y: at.y + Math.sin(angle) * away };
}

/** The disc with its two numbers; the start has a second ring. */
export function cityItems(bench: MapBench, { sign }: Pick<SetCity, 'sign'>, at: Point): readonly Item[] {
  const { setting, slots, scale } = bench;
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
  const small = smallAt(setting, slots, scale, at);
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

/** The plate with the name, a box to tick and the stars. */
export function labelItems(
  bench: MapBench,
  { sign, name, note }: SetCity,
  placed: PlacedLabel,
): readonly Item[] {
  const { setting, slots, scale } = bench;
  const { label } = slots;
  const { colours } = setting.theme;
  const rtl = setting.locale.direction === 'rtl';
  const { box, side, leader } = placed;
  const plate = label.plate * scale;
  const left = (width: number) => {
    if (side === 'left') return box.x + plate;
    return side === 'right' ? box.x + box.width - plate - width : box.x + (box.width - width) / 2;
  };
  const top = box.y + plate;
  const text = (line: ShapedLine, y: number, fill: string): Item => {
    return { kind: 'text', x: left(line.ink.width) - line.ink.x, y: y - line.ink.y, fill, line };
  };
  const items: Item[] = leader
    ? [
        {
          kind: 'line',
          x1: leader[0].x,
          y1: leader[0].y,
          x2: leader[1].x,
          y2: leader[1].y,
          stroke: colours.ink,
          strokeWidth: 0.2,
        },
      ]
    : [];
  items.push({ kind: 'rect', ...box, radius: 0.7 * scale, fill: colours.paper });
  items.push(text(name, top, colours.ink));
  const row = top + name.ink.height + label.lines * scale;
  const stars = sign.stars ?? 0;
  const [side1, star, gap] = [label.box, label.star, label.starGap].map(mm => mm * scale);
  const wide = side1 + (stars > 0 ? 0.9 * scale + stars * (star + gap) - gap : 0);
  const from = left(wide);
  // Along the line as the locale reads it.
  const along = (by: number, width: number) => (rtl ? from + wide - by - width : from + by);
  const stroke = label.boxStroke * scale;
  items.push({
    kind: 'rect',
    x: along(0, side1) + stroke / 2,
    y: row + stroke / 2,
    width: side1 - stroke,
    height: side1 - stroke,
    radius: 0.35 * scale,
    fill: colours.paper,
    stroke: colours.ink,
    strokeWidth: stroke,
  });
  for (let i = 0; i < stars; i++) {
    const x = along(side1 + 0.9 * scale + i * (star + gap), star) + star / 2;
    items.push({
      kind: 'path',
      d: starPath(x, row + side1 / 2 + 0.08 * star, star / 2),
      fill: colours.frameA,
    });
  }
  if (note) items.push(text(note, row + side1 + label.lines * scale, colours.redDark));
  return items;
}
