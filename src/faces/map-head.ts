import type { Rect } from '../geometry/index.js';
import type { Item } from '../scene/index.js';
import { type MapFace, phrase } from '../templates/index.js';
import { fitted, onBaseline, points, type Setting, textStyle, wordStyle } from './setting.js';

export interface MapTitle {
  readonly title: string;
  readonly line?: string;
}

/** Title and line on the one side, fields for the pair and the date on the other, a rule with a red end below. */
export function mapHead(
  setting: Setting,
  slots: MapFace,
  area: Rect,
  scale: number,
  text: MapTitle,
): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { head } = slots;
  const rtl = locale.direction === 'rtl';
  const mm = (value: number) => value * scale;
  const [start, end] = rtl ? [area.x + area.width, area.x] : [area.x, area.x + area.width];
  const ahead = rtl ? -1 : 1;
  const half = area.width * 0.56;
  const over = shaper.line(
    phrase(locale, 'title.pdf', { game: phrase(locale, 'title.duet'), part: phrase(locale, 'map.title') }),
    textStyle(setting, mm(points(head.overPt))),
  );
  const title = fitted(setting, text.title, wordStyle(setting, mm(points(head.titlePt))), half);
  const rule = area.y + mm(head.rule);
  const line = text.line && fitted(setting, text.line, textStyle(setting, mm(points(head.linePt))), half);
  const titleBase = rule - (line ? mm(7.4) : mm(2.9));
  const items: Item[] = [
    onBaseline(setting, over, { x: start, y: area.y - over.ink.y }, colours.redDark),
    onBaseline(setting, title, { x: start, y: titleBase }, colours.ink),
    { kind: 'rect', x: area.x, y: rule, width: area.width, height: 0.3, fill: colours.frameA },
    {
      kind: 'rect',
      x: rtl ? start - mm(22) : start,
      y: rule - 0.45,
      width: mm(22),
      height: 1.2,
      fill: colours.red,
    },
  ];
  if (line) items.push(onBaseline(setting, line, { x: start, y: rule - mm(2.1) }, colours.quiet));
  const style = textStyle(setting, mm(points(head.fieldPt)));
  const from = start + ahead * (area.width * 0.6);
  for (const [i, key] of ['map.pair', 'map.from'].entries()) {
    const label = shaper.line(phrase(locale, key), style);
    const base = rule - mm(9.4) + i * mm(7.2);
    items.push(onBaseline(setting, label, { x: from, y: base }, colours.quiet));
    const ruled = { x1: from + ahead * (label.width + mm(1.5)), x2: end };
    items.push({
      kind: 'line',
      ...ruled,
      y1: base + mm(0.6),
      y2: base + mm(0.6),
      stroke: colours.quiet,
      strokeWidth: 0.2,
    });
  }
  return items;
}
