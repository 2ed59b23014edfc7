import { phrase } from '../../data/index.js';
import type { RulesRecord } from '../../data/manifest/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import { onBaseline, points, type Setting, textStyle } from '../../text/typesetting/index.js';

/** The sign of cards that are not for children, from -1 to 1 in both directions, and what it means. */
export interface ChildMark {
  readonly sign: readonly Item[];
  readonly text: string;
}

/** The child mark with its explanation, if the deck has it, and the notice that the edition is unofficial. */
export function footer(setting: Setting, area: Rect, childMark: ChildMark | undefined, leading: number) {
  const { locale, shaper, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const size = points(theme.text.smallPt);
  const lineHeight = size * Math.min(leading, 1.5);
  const style = textStyle(setting, size);
  const indent = 6;
  const mark = childMark ? breakParagraph(shaper, childMark.text, style, area.width - indent) : [];
  const notice = breakParagraph(shaper, phrase(locale, 'rules.unofficial'), style, area.width);
  const gap = childMark ? 1.4 : 0;
  const height = (mark.length + notice.length) * lineHeight + 2 + gap;
  const top = area.y + area.height - height;
  const startX = (by: number) => (rtl ? area.x + area.width - by : area.x + by);
  const base = (i: number) => top + 2 + i * lineHeight + lineHeight * 0.72;
  const { colours } = theme;
  const items: Item[] = [
    {
      kind: 'line',
      x1: area.x,
      x2: area.x + area.width,
      y1: top,
      y2: top,
      stroke: colours.hairline,
      strokeWidth: 0.25,
    },
    ...(childMark ? [signAt(startX(2), base(0) - size * 0.32, childMark)] : []),
    ...mark.map((line, i) => onBaseline(setting, line, { x: startX(indent), y: base(i) }, colours.quiet)),
    ...notice.map((line, i) =>
      onBaseline(setting, line, { x: startX(0), y: base(mark.length + i) + gap }, colours.quiet),
    ),
  ];
  const lines: RulesRecord['foot'] = [mark.length, notice.length];
  return { height, items, lines };
}

function signAt(x: number, y: number, { sign }: ChildMark): Item {
  return { kind: 'group', matrix: [1.5, 0, 0, 1.5, x, y], items: sign };
}
