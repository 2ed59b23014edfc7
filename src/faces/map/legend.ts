import type { Rect } from '../../geometry/index.js';
import type { Item, ShapedLine } from '../../scene/index.js';
import { phrase } from '../../templates/index.js';
import { breakParagraph } from '../../text/index.js';
import { starPath } from '../elements/star.js';
import { onBaseline, points, textStyle, wordStyle } from '../elements/typesetting.js';
import { cityItems, cornersOf, type MapStyle } from './discs.js';

/** The city shown in the legend. */
export const SAMPLE = { tokens: 9, mistakes: 5 } as const;

/** What the signs mean: a sample city with its two numbers, the tick box, what to do next; below, the stars. */
export function mapLegend(style: MapStyle, area: Rect): readonly Item[] {
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
  const title = shaper.line(phrase(locale, 'map.difficulty'), wordStyle(setting, size));
  pen += ahead * (write(title, base) + foot.level * scale);
  const star = label.star * scale;
  const words = [1, 2, 3, 4, 5].map(level => set(`map.star.${level}`));
  const drawn = words.reduce(
    (sum, line, i) => sum + line.width + (i + 1) * (star + foot.star * scale) + scale,
    0,
  );
  const gap = Math.min(
    foot.levels * scale,
    (Math.abs((rtl ? area.x : area.x + area.width) - pen) - drawn) / 4,
  );
  for (const [i, word] of words.entries()) {
    for (let k = 0; k <= i; k++) {
      const d = starPath(pen + ahead * (star / 2), base - size * 0.33, star / 2);
      items.push({ kind: 'path', d, fill: colours.frameA });
      pen += ahead * (star + foot.star * scale);
    }
    pen += ahead * scale;
    pen += ahead * (write(word, base) + gap);
  }
  return items;
}
