import { insideOf, type Land, type PlacedLabel, type Stop, type TwoDiscs } from '../../atlas/index.js';
import { grown, type Point, type Rect } from '../../geometry/index.js';
import type { Item, ShapedLine } from '../../scene/index.js';
import { figures, type MapFace, phrase } from '../../templates/index.js';
import { centredByInk, points, type Setting, textStyle, wordStyle } from '../elements/typesetting.js';
import { landColour } from './ground.js';
import { starPath } from './stars.js';

/** What a map says of a city. */
export interface CitySign {
  readonly id: string;
  readonly name: string;
  readonly tokens: number;
  readonly mistakes: number;
  readonly start: boolean;
  readonly stars: number;
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
  /** Where the small disc stands, clockwise from the right. */
  readonly corner: number;
  readonly stop: Stop;
}

/** The discs of a city and the room its label needs. */
export function setCity(bench: MapBench, sign: CitySign, at: Point, corner: number): SetCity {
  const { setting, slots, scale } = bench;
  const { city, label } = slots;
  const { shaper, locale } = setting;
  const name = shaper.line(sign.name, wordStyle(setting, points(label.namePt) * scale));
  const note = sign.start
    ? shaper.line(phrase(locale, 'map.start'), textStyle(setting, points(label.notePt) * scale))
    : undefined;
  const { stars } = sign;
  const row = rowWidth(bench, stars);
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
        { ...smallAt(bench, at, corner), r: small },
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

/** Of the box to tick and the stars behind it. */
function rowWidth({ slots: { label }, scale }: MapBench, stars: number): number {
  return (label.box + label.stars + stars * (label.star + label.starGap) - label.starGap) * scale;
}

/** Where a small disc may stand: best below the large one, on the side where the locale's lines end. */
export function cornersOf({ setting, slots }: MapBench): readonly number[] {
  const turn = (slots.city.turn * Math.PI) / 180;
  const below = [turn, Math.PI - turn];
  const [first, second] = setting.locale.direction === 'rtl' ? below.toReversed() : below;
  return [first, second, -first, -second];
}

/** The radii of a sign's two discs, and how far their middles lie apart. */
export function discsOf({ slots: { city }, scale }: MapBench): TwoDiscs {
  return { r: city.r * scale, small: city.small * scale, away: (city.r + city.small * 0.62) * scale };
}

function smallAt(bench: MapBench, at: Point, corner: number): Point {
  const { away } = discsOf(bench);
  return { x: at.x + Math.cos(corner) * away, y: at.y + Math.sin(corner) * away };
}

/** The disc with its two numbers; the start has a second ring. */
export function cityItems(
  bench: MapBench,
  { sign, corner }: { readonly sign: Omit<CitySign, 'id' | 'name' | 'stars'>; readonly corner: number },
  at: Point,
): readonly Item[] {
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
  const small = smallAt(bench, at, corner);
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

/** The line from a city to a label that stands far off: in white first, so that no coast runs into it. */
export function leaderItems(
  { setting, slots: { label } }: MapBench,
  { leader }: PlacedLabel,
): readonly Item[] {
  if (leader === undefined) return [];
  const { colours } = setting.theme;
  const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = leader;
  const line = { kind: 'line', x1, y1, x2, y2 } as const;
  return [
    { ...line, stroke: colours.paper, strokeWidth: label.leaderCasing },
    { ...line, stroke: colours.ink, strokeWidth: label.leader },
  ];
}

/** The name, a box to tick and the stars, on plates in the colour of the ground that they lie on. */
export function labelItems(
  bench: MapBench,
  { sign, name, note }: SetCity,
  placed: PlacedLabel,
  land?: Pick<Land, 'outlines'>,
): readonly Item[] {
  const { setting, slots, scale } = bench;
  const { label } = slots;
  const { colours } = setting.theme;
  const rtl = setting.locale.direction === 'rtl';
  const { box, side } = placed;
  const plate = label.plate * scale;
  const left = (width: number) => {
    if (side === 'left') return box.x + plate;
    return side === 'right' ? box.x + box.width - plate - width : box.x + (box.width - width) / 2;
  };
  const top = box.y + plate;
  const text = (line: ShapedLine, y: number, fill: string): Item => {
    return { kind: 'text', x: left(line.ink.width) - line.ink.x, y: y - line.ink.y, fill, line };
  };
  const items: Item[] = [];
  const row = top + name.ink.height + label.lines * scale;
  const { stars } = sign;
  const [side1, star, gap] = [label.box, label.star, label.starGap].map(mm => mm * scale);
  const wide = rowWidth(bench, stars);
  const from = left(wide);
  const noteTop = row + side1 + label.lines * scale;
  const plates = [
    { x: left(name.ink.width), y: top, width: name.ink.width, height: name.ink.height },
    { x: from, y: row, width: wide, height: side1 },
    ...(note
      ? [{ x: left(note.ink.width), y: noteTop, width: note.ink.width, height: note.ink.height }]
      : []),
  ].map(rect => grown(rect, plate));
  // The gap between two lines is no window onto a coast.
  const rows = plates.map((rect, i) => ({
    ...rect,
    height: (i + 1 < plates.length ? plates[i + 1].y + plate : rect.y + rect.height) - rect.y,
  }));
  for (const rect of rows) {
    const fill = land && onLand(land, rect) ? landColour(setting) : colours.paper;
    items.push({ kind: 'rect', ...rect, radius: label.plateRadius * scale, fill });
  }
  items.push(text(name, top, colours.ink));
  // Along the line as the locale reads it.
  const along = (by: number, width: number) => (rtl ? from + wide - by - width : from + by);
  const stroke = label.boxStroke * scale;
  items.push({
    kind: 'rect',
    x: along(0, side1) + stroke / 2,
    y: row + stroke / 2,
    width: side1 - stroke,
    height: side1 - stroke,
    radius: label.boxRadius * scale,
    fill: colours.paper,
    stroke: colours.ink,
    strokeWidth: stroke,
  });
  for (let i = 0; i < stars; i++) {
    const x = along(side1 + label.stars * scale + i * (star + gap), star) + star / 2;
    items.push({
      kind: 'path',
      d: starPath(x, row + side1 / 2 + 0.08 * star, star / 2),
      fill: colours.frameA,
    });
  }
  if (note) items.push(text(note, noteTop, colours.redDark));
  return items;
}

function onLand({ outlines }: Pick<Land, 'outlines'>, { x, y, width, height }: Rect): boolean {
  return [x, x + width / 2, x + width].every(px =>
    [y, y + height].every(py => insideOf(outlines, { x: px, y: py })),
  );
}
