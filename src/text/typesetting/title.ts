import type { Item, ShapedLine } from '../../scene/index.js';
import { onBaseline, type Setting } from './typesetting.js';

/** The rule under the title of a page; the first `end` millimetres, in reading order, are red. */
export function titleRule(
  { locale, theme: { colours } }: Setting,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  end: number,
): readonly Item[] {
  const from = locale.direction === 'rtl' ? x + width - end : x;
  return [
    { kind: 'rect', x, y, width, height: 0.3, fill: colours.frameA },
    { kind: 'rect', x: from, y: y - 0.45, width: end, height: 1.2, fill: colours.red },
  ];
}

/** A field to fill in: a label on its baseline, then a line to write on, as far as `end`. */
export function writtenField(
  setting: Setting,
  label: ShapedLine,
  { x, y, end }: { readonly x: number; readonly y: number; readonly end: number },
  fill: string,
  scale = 1,
): readonly Item[] {
  const ahead = setting.locale.direction === 'rtl' ? -1 : 1;
  const stroke = setting.theme.colours.quiet;
  const below = y + 0.6 * scale;
  return [
    onBaseline(setting, label, { x, y }, fill),
    {
      kind: 'line',
      x1: x + ahead * (label.width + 1.5 * scale),
      x2: end,
      y1: below,
      y2: below,
      stroke,
      strokeWidth: 0.2,
    },
  ];
}
