import { figures, phrase, type Templates } from '../../data/index.js';
import type { PartRecord } from '../../data/manifest/index.js';
import type { Claim } from '../../proof/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import { lineEnds, points } from '../../text/typesetting/index.js';
import { pageArea } from '../lay-out.js';
import { lineSlot, type OnLine, paragraphSlot, shapeSlot, titleRuleSlots } from '../slots.js';
import { logMeasures } from './measures.js';
import { headBaselines, logRows } from './page.js';

/** How the heads of columns were made to fit. */
type Heads = Readonly<Partial<NonNullable<PartRecord['heads']>>>;

/** What is on a log but its slug, in millimetres of the page: a title, a table with a row for each game, how to count. */
export function logSlots(templates: Templates, heads: Heads): readonly Claim[] {
  const area = pageArea(templates);
  return [
    ...headSlots(templates, area),
    ...tableSlots(templates, heads, area),
    ...footSlots(templates, area),
  ];
}

/** A label, and a line to write on from behind it to the end of an area. */
function fieldSlots(
  { locale: { direction }, theme: { colours } }: Templates,
  key: string,
  text: string,
  at: OnLine & Pick<Claim, 'after'>,
  end: number,
  fill: string,
): readonly Claim[] {
  const { after, ...line } = at;
  const label = lineSlot(direction, key, text, line, fill);
  const rule = {
    x: Math.min(at.x, end),
    y: at.y + 0.6,
    width: Math.abs(end - at.x),
    height: 0,
  };
  return [
    after ? { ...label, after } : label,
    {
      ...shapeSlot(key, rule, { stroke: colours.quiet, strokeWidth: 0.2 }),
      after: { slot: key, gap: 1.5 },
    },
  ];
}

function headSlots(templates: Templates, area: Rect): readonly Claim[] {
  const { locale, theme, measures } = templates;
  const { head } = measures(logMeasures);
  const { direction } = locale;
  const { start, end, ahead } = lineEnds({ locale }, area);
  const rule = area.y + head.height - head.rule;
  const y = rule - head.title;
  const title = { x: start, y, room: area.width, size: points(head.titlePt) };
  const field = {
    x: start + ahead * area.width * head.fields,
    y,
    room: area.width * (1 - head.fields),
    size: points(head.fieldPt),
    after: { slot: 'title', gap: head.field },
  };
  return [
    lineSlot(direction, 'title', phrase(locale, 'log.title'), title, theme.colours.ink),
    ...fieldSlots(templates, 'log.pair', phrase(locale, 'log.pair'), field, end, theme.colours.quiet),
    ...titleRuleSlots(direction, { ...area, y: rule }, head.end, theme.colours),
  ];
}

function tableSlots({ locale, theme, measures }: Templates, heads: Heads, area: Rect): readonly Claim[] {
  const slots = measures(logMeasures);
  const { head, table } = slots;
  const { direction } = locale;
  const { colours } = theme;
  const top = area.y + head.height;
  const { rows, high } = logRows(slots, area);
  const from = top + table.head;
  const columns = Object.entries(table.columns);
  const whole = columns.reduce((sum, [, share]) => sum + share, 0);
  const { start, ahead } = lineEnds({ locale }, area);
  const edges = columns.map((_, i) => {
    const before = columns.slice(0, i + 1).reduce((sum, [, share]) => sum + share, 0);
    return start + (ahead * area.width * before) / whole;
  });
  const thin = { stroke: colours.hairline, strokeWidth: table.stroke };
  const small = points(table.numberPt);
  return [
    shapeSlot('table.head', { ...area, y: top, height: table.head }, { fill: colours.label }),
    ...columns.map(([name], i): Claim => {
      const { size, lines } = heads[name] ?? { size: points(table.headPt), lines: 1 };
      const [a, b] = [i === 0 ? start : edges[i - 1], edges[i]];
      const box = { ...area, y: top, height: table.head };
      const { first, leading } = headBaselines(box, size, lines);
      const at = {
        x: (a + b) / 2,
        y: first,
        room: Math.abs(b - a),
        size,
        leading,
        anchor: 'middle',
      } as const;
      return paragraphSlot(direction, `log.${name}`, phrase(locale, `log.${name}`), at, colours.ink);
    }),
    ...edges
      .slice(0, -1)
      .map(x => shapeSlot('table.edge', { x, y: top, width: 0, height: from + rows * high - top }, thin)),
    ...Array.from({ length: rows }, (_, row) => {
      const said = figures(locale, row + 1);
      const y = from + (row + 0.5) * high + small * 0.36;
      const at = {
        x: (start + edges[0]) / 2,
        y,
        room: small * said.length,
        size: small,
        anchor: 'middle',
      } as const;
      return lineSlot(direction, 'table.number', said, at, colours.quiet);
    }),
    ...Array.from({ length: rows + 1 }, (_, row) => {
      const isStrong = row % 5 === 0;
      return shapeSlot(
        'table.line',
        { ...area, y: from + row * high, height: 0 },
        {
          stroke: isStrong ? colours.frameA : colours.hairline,
          strokeWidth: isStrong ? table.strong : table.stroke,
        },
      );
    }),
  ];
}

function footSlots(templates: Templates, area: Rect): readonly Claim[] {
  const { locale, theme, measures } = templates;
  const { foot } = measures(logMeasures);
  const { colours } = theme;
  const { start, end, ahead } = lineEnds({ locale }, area);
  const size = points(foot.textPt);
  const y = area.y + area.height - foot.height + foot.top;
  const leading = size * Math.min(locale.leading, 1.5);
  const how = { x: start, y, room: area.width * foot.how, size, leading };
  const best = {
    x: start + ahead * area.width * foot.best,
    y,
    room: area.width * (1 - foot.best),
    size,
  };
  return [
    paragraphSlot(locale.direction, 'log.how', phrase(locale, 'log.how'), how, colours.quiet),
    ...fieldSlots(templates, 'log.best', phrase(locale, 'log.best'), best, end, colours.ink),
  ];
}
