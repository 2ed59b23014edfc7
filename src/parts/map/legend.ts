import { phrase } from '../../data/index.js';
import type { MapPlan } from '../../data/manifest/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item, ShapedLine } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import {
  fitted,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { starPath } from '../elements/star.js';
import { cityItems, cornersOf, type MapStyle } from './discs.js';

/** The city shown in the legend. */
export const SAMPLE = { tokens: 9, mistakes: 5 } as const;

/** The least gap between two levels, as a share of the usual one. */
const LEAST = 0.3;

export interface Difficulty {
  /** Whose chances the stars tell. */
  readonly heading: string;
  /** The numbers of stars that are on the map, the least first. */
  readonly levels: readonly number[];
}

/** A legend with everything in its place from side to side: each `x` is where something begins in reading order. */
export interface LaidLegend {
  readonly heading: ShapedLine;
  readonly box: number;
  readonly won: number;
  readonly how: { readonly x: number; readonly lines: readonly ShapedLine[] };
  readonly levels: readonly {
    readonly stars: number;
    readonly x: number;
    readonly word: { readonly x: number; readonly line: ShapedLine };
  }[];
}

/** What follows from the measures of a legend alone. */
export function legendFrame(
  {
    setting,
    slots,
    scale,
  }: Pick<MapStyle, 'slots' | 'scale'> & { readonly setting: Pick<Setting, 'locale'> },
  area: Rect,
) {
  const { city, foot } = slots;
  const rtl = setting.locale.direction === 'rtl';
  const ahead = rtl ? -1 : 1;
  // The sample's outline stays inside the area.
  const rim = (city.stroke * scale) / 2;
  const start = rtl ? area.x + area.width - rim : area.x + rim;
  const size = points(foot.textPt) * scale;
  const r = city.r * scale;
  return {
    rtl,
    ahead,
    start,
    size,
    middle: area.y + city.r * scale + 0.3,
    base: area.y + area.height - size * 0.55,
    sample: start + ahead * r,
    numbers: start + ahead * (2 * r + (city.small * 0.9 + foot.sample) * scale),
    leading: size * Math.min(setting.locale.leading, 1.5),
  };
}

/** Finds room for what the signs mean, and below for the stars of the map. */
export function layLegend(style: MapStyle, area: Rect, { heading, levels }: Difficulty): LaidLegend {
  const { setting, slots, scale } = style;
  const { locale, shaper } = setting;
  const { label, foot } = slots;
  const { rtl, ahead, start, size, numbers } = legendFrame(style, area);
  const text = textStyle(setting, size);
  const set = (key: string) => shaper.line(phrase(locale, key), text);
  const wide = Math.max(set('map.tokens').width, set('map.mistakes').width);
  const box = numbers + ahead * (wide + foot.numbers * scale);
  const won = box + ahead * (label.box * scale + foot.box * scale);
  const x = won + ahead * (set('map.won').width + foot.won * scale);
  const room = Math.abs((rtl ? area.x : area.x + area.width) - x);
  const lines = breakParagraph(shaper, phrase(locale, 'map.how'), text, room);
  const star = label.star * scale;
  const words = levels.map(level => ({ level, line: set(`map.star.${level}`) }));
  const drawn = words.reduce(
    (sum, { level, line }) => sum + line.width + level * (star + foot.star * scale) + scale,
    0,
  );
  const free = area.width - drawn;
  const least = foot.levels * LEAST * scale * words.length;
  // Only the name of a pair of one's own can be too long.
  const title = fitted(setting, heading, wordStyle(setting, size), free - least);
  const gap = Math.min(foot.levels * scale, (free - title.width - foot.level * scale) / (words.length - 1));
  let pen = start + ahead * (title.width + foot.level * scale);
  const placed = words.map(({ level, line }) => {
    const from = pen;
    for (let k = 0; k < level; k++) pen += ahead * (star + foot.star * scale);
    pen += ahead * scale;
    const word = { x: pen, line };
    pen += ahead * (line.width + gap);
    return { stars: level, x: from, word };
  });
  return { heading: title, box, won, how: { x, lines }, levels: placed };
}

/** What the signs mean: a sample city with its two numbers, the tick box, what to do next; below, the stars of the map. */
export function legendItems(style: MapStyle, area: Rect, laid: LaidLegend): readonly Item[] {
  const { setting, slots, scale } = style;
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { label, foot } = slots;
  const { rtl, ahead, start, size, middle, base, sample, numbers, leading } = legendFrame(style, area);
  const text = textStyle(setting, size);
  const set = (key: string) => shaper.line(phrase(locale, key), text);
  const written = (line: ShapedLine, x: number, y: number, fill: string = colours.ink) =>
    onBaseline(setting, line, { x, y }, fill);
  const { heading, how, levels } = laid;
  const box = label.box * scale;
  const star = label.star * scale;
  return [
    ...cityItems(
      style,
      { sign: { ...SAMPLE, start: false }, corner: cornersOf(style)[0] },
      { x: sample, y: middle },
    ),
    written(set('map.tokens'), numbers, middle - size * 0.2),
    written(set('map.mistakes'), numbers, middle + size * 1.05),
    {
      kind: 'rect',
      x: rtl ? laid.box - box : laid.box,
      y: middle - box / 2,
      width: box,
      height: box,
      radius: label.boxRadius * scale,
      stroke: colours.ink,
      strokeWidth: label.boxStroke * scale,
    },
    written(set('map.won'), laid.won, middle + size * 0.36),
    ...how.lines.map((line, i) =>
      written(line, how.x, middle + size * 0.36 + (i - (how.lines.length - 1) / 2) * leading, colours.quiet),
    ),
    written(heading, start, base),
    ...levels.flatMap(({ stars, x, word }): Item[] => [
      ...Array.from({ length: stars }, (_, k): Item => {
        const from = x + k * ahead * (star + foot.star * scale);
        const d = starPath(from + ahead * (star / 2), base - size * 0.33, star / 2);
        return { kind: 'path', d, fill: colours.frameA };
      }),
      written(word.line, word.x, base),
    ]),
  ];
}

/** What the manifest says of the legend. */
export function recordedLegend({ heading, box, won, how, levels }: LaidLegend): MapPlan['legend'] {
  return {
    box,
    won,
    how: how.x,
    heading: heading.size,
    levels: levels.map(({ stars, x, word }) => ({ stars, at: x, text: word.x })),
  };
}
