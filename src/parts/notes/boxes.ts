import { type AgentRole, figures, phrase } from '../../data/index.js';
import { type Rect, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import {
  centredByInk,
  fitted,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  slotFor,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { roleColours } from '../elements/signs.js';
import type { NotesFace } from './measures.js';
import type { NoteSheet } from './note-sheet.js';

/** A box for each keyword: its number, a line for the word, and a line for the clue of each round. */
export function keywordBoxes(
  setting: Setting,
  slots: NotesFace,
  team: AgentRole,
  { keywords, rounds }: NoteSheet,
  area: Rect,
  height: number,
): readonly Item[] {
  const { boxes } = slots;
  const { colours } = setting.theme;
  const hintStyle = textStyle(setting, points(boxes.hintPt));
  const hint = fitted(setting, phrase(setting.locale, 'notes.collect'), hintStyle, area.width);
  const { start } = lineEnds(setting, area);
  const width = (area.width - (keywords - 1) * boxes.gap) / keywords;
  const top = area.y + boxes.hint;
  return [
    onBaseline(setting, hint, { x: start, y: area.y + hintStyle.size }, colours.quiet),
    ...Array.from({ length: keywords }, (_, i) => {
      const { x } = slotFor(setting, { x: i * (width + boxes.gap), y: 0, width, height: 0 }, area.width);
      const items = box(setting, slots, team, i + 1, { width, rows: rounds, height });
      return group(translate(area.x + x, top), items);
    }),
  ];
}

function box(
  setting: Setting,
  { boxes, line }: NotesFace,
  team: AgentRole,
  number: number,
  { width, rows, height }: { readonly width: number; readonly rows: number; readonly height: number },
): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { tint, ground } = roleColours(theme, team);
  const { start, end, ahead } = lineEnds(setting, { x: 0, width });
  const { head, chip, numberPt, captionPt } = boxes;
  const plate = slotFor(setting, { x: 0, y: (head - chip) / 2, width: chip, height: chip }, width);
  const figure = shaper.line(figures(locale, number), wordStyle(setting, points(numberPt)));
  const small = textStyle(setting, points(captionPt));
  const caption = fitted(setting, phrase(locale, 'notes.keyword'), small, width - chip - 2);
  const word = start + ahead * (chip + 1.5);
  const rule = (x1: number, y: number, stroke: string, strokeWidth: number): Item => {
    return { kind: 'line', x1, x2: end, y1: y, y2: y, stroke, strokeWidth };
  };
  return [
    { kind: 'rect', ...plate, radius: 1, fill: tint, stroke: ground, strokeWidth: line.stroke },
    centredByInk(figure, plate, colours.ink),
    onBaseline(setting, caption, { x: word, y: small.size * 0.9 }, colours.quiet),
    rule(word, head - 1, colours.frameA, line.strong),
    ...Array.from({ length: rows }, (_, i) =>
      rule(start, head + (i + 1) * height, colours.hairline, line.stroke),
    ),
  ];
}
