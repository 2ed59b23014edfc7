import { figures, phrase } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item, ShapedLine } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import {
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  titleRule,
  wordStyle,
  writtenField,
} from '../../text/typesetting/index.js';
import type { LogFace } from './measures.js';

/** A page on which a pair keeps its scores: a row for each game; below, how points are counted. */
export function logPage(setting: Setting, slots: LogFace, area: Rect): readonly Item[] {
  return [
    ...headItems(setting, slots, area),
    ...tableItems(setting, slots, area),
    ...footItems(setting, slots, area),
  ];
}

function headItems(setting: Setting, { head }: LogFace, area: Rect): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { start, end, ahead } = lineEnds(setting, area);
  const title = shaper.line(phrase(locale, 'log.title'), wordStyle(setting, points(head.titlePt)));
  const rule = area.y + head.height - head.rule;
  const label = shaper.line(phrase(locale, 'log.pair'), textStyle(setting, points(head.fieldPt)));
  const y = rule - head.title;
  const x = start + ahead * Math.max(area.width * head.fields, title.width + head.field);
  return [
    onBaseline(setting, title, { x: start, y }, colours.ink),
    ...writtenField(setting, label, { x, y, end }, colours.quiet),
    ...titleRule(setting, { ...area, y: rule }, head.end),
  ];
}

/** How many rows there are, and how high they are, in millimetres. */
export function logRows(
  { head, foot, table }: LogFace,
  { height }: Pick<Rect, 'height'>,
): { readonly rows: number; readonly high: number } {
  const room = height - head.height - foot.height - table.head;
  const rows = Math.max(Math.min(table.rows, Math.floor(room / table.least)), Math.ceil(room / table.most));
  return { rows, high: room / rows };
}

function tableItems(setting: Setting, slots: LogFace, area: Rect): readonly Item[] {
  const { head, table } = slots;
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const top = area.y + head.height;
  const { rows, high } = logRows(slots, area);
  const bottom = top + table.head + rows * high;
  const items: Item[] = [
    { kind: 'rect', x: area.x, y: top, width: area.width, height: table.head, fill: colours.label },
  ];
  const columns = Object.entries(table.columns);
  const whole = columns.reduce((sum, [, share]) => sum + share, 0);
  let pen = 0;
  for (const [i, [name, share]] of columns.entries()) {
    const width = (area.width * share) / whole;
    const x = rtl ? area.x + area.width - pen - width : area.x + pen;
    items.push(
      ...columnHead(setting, slots, phrase(locale, `log.${name}`), { x, y: top, width, height: table.head }),
    );
    pen += width;
    const edge = rtl ? x : x + width;
    if (i + 1 < columns.length)
      items.push({
        kind: 'line',
        x1: edge,
        x2: edge,
        y1: top,
        y2: bottom,
        stroke: colours.hairline,
        strokeWidth: table.stroke,
      });
    if (i > 0) continue;
    for (let row = 0; row < rows; row++) {
      const number = shaper.line(figures(locale, row + 1), textStyle(setting, points(table.numberPt)));
      const y = top + table.head + (row + 0.5) * high + points(table.numberPt) * 0.36;
      items.push(onBaseline(setting, number, { x: x + width / 2, y }, colours.quiet, 'middle'));
    }
  }
  for (let row = 0; row <= rows; row++) {
    const y = top + table.head + row * high;
    // Every fifth line is stronger, to guide the eye.
    const strong = row % 5 === 0;
    items.push({
      kind: 'line',
      x1: area.x,
      x2: area.x + area.width,
      y1: y,
      y2: y,
      stroke: strong ? colours.frameA : colours.hairline,
      strokeWidth: strong ? table.strong : table.stroke,
    });
  }
  return items;
}

/** The head of a column in one line or two, as large as its width allows. */
function columnHead(setting: Setting, { table }: LogFace, text: string, box: Rect): readonly Item[] {
  const { size, lines } = fittedHead(setting, table, text, box.width);
  const { first, leading } = headBaselines(box, size, lines.length);
  return lines.map((line, i) =>
    onBaseline(
      setting,
      line,
      { x: box.x + box.width / 2, y: first + i * leading },
      setting.theme.colours.ink,
      'middle',
    ),
  );
}

/** The first baseline of the head of a column, and the step from one to the next. */
export function headBaselines({ y, height }: Rect, size: number, lines: number) {
  const leading = size * 1.25;
  return { first: y + height / 2 + size * 0.36 - ((lines - 1) * leading) / 2, leading };
}

/** How the head of each column is made to fit. */
export function logHeads(setting: Setting, { table }: LogFace, { width }: Pick<Rect, 'width'>) {
  const shares = Object.entries(table.columns);
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  const heads = shares.map(([name, share]) => {
    const text = phrase(setting.locale, `log.${name}`);
    const { size, lines } = fittedHead(setting, table, text, (width * share) / whole);
    return [name, { size, lines: lines.length }] as const;
  });
  return Object.fromEntries(heads);
}

function fittedHead(setting: Setting, table: LogFace['table'], text: string, width: number) {
  const { shaper } = setting;
  const room = width - 2 * table.pad;
  let size = points(table.headPt);
  let lines: readonly ShapedLine[] = [];
  for (; ; size *= 0.94) {
    lines = breakParagraph(shaper, text, wordStyle(setting, size), room);
    // Rather smaller type than a broken word.
    const whole = text.split(' ').every(word => shaper.line(word, wordStyle(setting, size)).width <= room);
    if ((whole && lines.length <= 2) || size < points(table.leastPt)) break;
  }
  return { size, lines };
}

function footItems(setting: Setting, { foot }: LogFace, area: Rect): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { start, end, ahead } = lineEnds(setting, area);
  const size = points(foot.textPt);
  const how = breakParagraph(
    shaper,
    phrase(locale, 'log.how'),
    textStyle(setting, size),
    area.width * foot.how,
  );
  const top = area.y + area.height - foot.height + foot.top;
  const best = shaper.line(phrase(locale, 'log.best'), wordStyle(setting, size));
  const leading = size * Math.min(locale.leading, 1.5);
  return [
    ...how.map((line, i) => onBaseline(setting, line, { x: start, y: top + i * leading }, colours.quiet)),
    ...writtenField(setting, best, { x: start + ahead * area.width * foot.best, y: top, end }, colours.ink),
  ];
}
