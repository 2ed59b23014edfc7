import { phrase } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import {
  fitted,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  titleRule,
  wordStyle,
  writtenField,
} from '../../text/typesetting/index.js';
import type { MapFace } from './measures.js';

export interface MapTitle {
  readonly title: string;
  readonly line?: string;
}

/** Title and line on one side, fields for the pair and the date on the other, a rule with a red end below. */
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
  const mm = (value: number) => value * scale;
  const { start, end, ahead } = lineEnds(setting, area);
  const half = area.width * head.texts;
  const over = shaper.line(
    phrase(locale, 'title.pdf', { game: phrase(locale, 'title.duet'), part: phrase(locale, 'map.title') }),
    textStyle(setting, mm(points(head.overPt))),
  );
  const title = fitted(setting, text.title, wordStyle(setting, mm(points(head.titlePt))), half);
  const rule = area.y + mm(head.rule);
  const line = text.line && fitted(setting, text.line, textStyle(setting, mm(points(head.linePt))), half);
  const titleBase = rule - mm(line ? head.raised : head.title);
  const items: Item[] = [
    onBaseline(setting, over, { x: start, y: area.y - over.ink.y }, colours.redDark),
    onBaseline(setting, title, { x: start, y: titleBase }, colours.ink),
    ...titleRule(setting, { ...area, y: rule }, mm(head.end)),
  ];
  if (line) items.push(onBaseline(setting, line, { x: start, y: rule - mm(head.line) }, colours.quiet));
  const style = textStyle(setting, mm(points(head.fieldPt)));
  const x = start + ahead * (area.width * head.fields);
  for (const [i, key] of ['map.pair', 'map.from'].entries()) {
    const y = rule - mm(head.field) + i * mm(head.fieldStep);
    items.push(
      ...writtenField(setting, shaper.line(phrase(locale, key), style), { x, y, end }, colours.quiet, scale),
    );
  }
  return items;
}
