import { phrase } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item, ShapedLine } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import { fitted, onBaseline, points, textStyle, wordStyle } from '../../text/typesetting/index.js';
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

/** What the signs mean: a sample city with its two numbers, the tick box, what to do next; below, the stars of the map. */
export function mapLegend(style: MapStyle, area: Rect, { heading, levels }: Difficulty): readonly Item[] {
  const { setting, slots, scale } = style;
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { city, label, foot } = slots;
  const rtl = locale.direction === 'rtl';
  const ahead = rtl ? -1 : 1;
  // The sample's outline stays inside the area.
  const rim = (city.stroke * scale) / 2;
  const start = rtl ? area.x + area.width - rim : area.x + rim;
  const size = points(foot.textPt) * scale;
  const text = textStyle(setting, size);
  const set = (key: string) => shaper.line(phrase(locale, key), text);
  const items: Item[] = [];
  let pen = start;
  const write = (line: ShapedLine, y: number, fill = colours.ink as string) => {
    items.push(onBaseline(setting, line, { x: pen, y }, fill));
    return line.width;
  };
  const middle = area.y + city.r * scale + 0.3;
  const r = city.r * scale;
  const sign = { ...SAMPLE, start: false };
  items.push(...cityItems(style, { sign, corner: cornersOf(style)[0] }, { x: pen + ahead * r, y: middle }));
  pen += ahead * (2 * r + (city.small * 0.9 + foot.sample) * scale);
  const wide = Math.max(
    write(set('map.tokens'), middle - size * 0.2),
    write(set('map.mistakes'), middle + size * 1.05),
  );
  pen += ahead * (wide + foot.numbers * scale);
  const box = label.box * scale;
  items.push({
    kind: 'rect',
    x: rtl ? pen - box : pen,
    y: middle - box / 2,
    width: box,
    height: box,
    radius: label.boxRadius * scale,
    stroke: colours.ink,
    strokeWidth: label.boxStroke * scale,
  });
  pen += ahead * (box + foot.box * scale);
  pen += ahead * (write(set('map.won'), middle + size * 0.36) + foot.won * scale);
  const room = Math.abs((rtl ? area.x : area.x + area.width) - pen);
  const how = breakParagraph(shaper, phrase(locale, 'map.how'), text, room);
  const leading = size * Math.min(locale.leading, 1.5);
  for (const [i, line] of how.entries())
    write(line, middle + size * 0.36 + (i - (how.length - 1) / 2) * leading, colours.quiet);
  const base = area.y + area.height - size * 0.55;
  pen = start;
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
  pen += ahead * (write(title, base) + foot.level * scale);
  for (const { level, line: word } of words) {
    for (let k = 0; k < level; k++) {
      const d = starPath(pen + ahead * (star / 2), base - size * 0.33, star / 2);
      items.push({ kind: 'path', d, fill: colours.frameA });
      pen += ahead * (star + foot.star * scale);
    }
    pen += ahead * scale;
    pen += ahead * (write(word, base) + gap);
  }
  return items;
}
