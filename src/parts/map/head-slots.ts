import { phrase, type Templates } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { lineSlot, shapeSlot, titleRuleSlots } from '../slots.js';
import { mapMeasures } from './measures.js';

/** Title and line on one side, two fields on the other, the rule below. */
export function headSlots(
  { locale, theme, measures }: Templates,
  area: Rect,
  scale: number,
  { title, line }: { readonly title: string; readonly line?: string | undefined },
): readonly Claim[] {
  const { head } = measures(mapMeasures);
  const { colours } = theme;
  const { direction } = locale;
  const rtl = direction === 'rtl';
  const mm = (value: number) => value * scale;
  const em = (sizePt: number) => mm(points(sizePt));
  const start = rtl ? area.x + area.width : area.x;
  const ahead = rtl ? -1 : 1;
  const room = area.width * head.texts;
  const rule = area.y + mm(head.rule);
  const base = rule - mm(line ? head.raised : head.title);
  const over = phrase(locale, 'title.pdf', {
    game: phrase(locale, 'title.duet'),
    part: phrase(locale, 'map.title'),
  });
  const x = start + ahead * area.width * head.fields;
  const rest = area.width * (1 - head.fields);
  const { baselines: _, ...above } = lineSlot(
    direction,
    'over',
    over,
    { x: start, y: area.y + em(head.overPt), room, size: em(head.overPt) },
    colours.redDark,
  );
  const fields = ['map.pair', 'map.from'].flatMap((key, i): readonly Claim[] => {
    const y = rule - mm(head.field) + i * mm(head.fieldStep);
    const size = em(head.fieldPt);
    const written = { x: rtl ? x - rest : x, y: y + 0.6 * scale, width: rest, height: 0 };
    const stroke = { stroke: colours.quiet, strokeWidth: 0.2 };
    return [
      lineSlot(direction, key, phrase(locale, key), { x, y, room: rest, size }, colours.quiet),
      // Nothing of a map shows beyond it.
      { ...shapeSlot(`${key}, line`, written, stroke), clip: area, after: { slot: key, gap: 1.5 * scale } },
    ];
  });
  return [
    { ...above, top: area.y },
    lineSlot(direction, 'title', title, { x: start, y: base, room, size: em(head.titlePt) }, colours.ink),
    ...titleRuleSlots(direction, { ...area, y: rule }, mm(head.end), colours),
    ...(line
      ? [
          lineSlot(
            direction,
            'line',
            line,
            { x: start, y: rule - mm(head.line), room, size: em(head.linePt) },
            colours.quiet,
          ),
        ]
      : []),
    ...fields,
  ];
}
