import type { Rect } from '../geometry/index.js';
import { error, ProblemError } from '../problem.js';
import type { Item, ShapedLine } from '../scene/index.js';
import { figures, phrase, type Rules, type RulesBlock } from '../templates/index.js';
import { breakParagraph } from '../text/index.js';
import { titleRule } from './elements/title.js';
import { onBaseline, points, type Setting, textStyle, wordStyle } from './elements/typesetting.js';

/** A strip of a column that is never broken: its height, the space above it, and how it is drawn. */
interface Strip {
  readonly height: number;
  readonly above: number;
  /** Stays with what follows it: a heading, the first line of a paragraph. */
  readonly keep: boolean;
  draw(x: number, y: number): readonly Item[];
}

interface Measure {
  readonly width: number;
  readonly scale: number;
  readonly leading: number;
}

/** Type sizes may be scaled within these limits, so that a page is full but never crowded. */
const LARGEST = 1.25;
const SMALLEST = 0.8;
const COLUMN_GAP = 9;
/** The red end of the rule under the title. */
const TITLE_END = 22;

/** One page of rules in two columns, as large as the page allows. Throws a ProblemError where even the least size overflows. */
export function rulesPage(
  setting: Setting,
  rules: Rules,
  area: Rect,
  childMark: readonly Item[],
): readonly Item[] {
  for (let scale = LARGEST; scale >= SMALLEST; scale -= 0.025) {
    const page = tryPage(setting, rules, area, childMark, scale);
    if (page !== undefined) return page;
  }
  const sizePt = (SMALLEST * setting.theme.text.bodyPt).toFixed(1);
  throw new ProblemError([error('faces.rules-too-long', rules.file, { sizePt })]);
}

function tryPage(
  setting: Setting,
  rules: Rules,
  area: Rect,
  childMark: readonly Item[],
  scale: number,
): readonly Item[] | undefined {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const startX = rtl ? area.x + area.width : area.x;
  const title = shaper.line(rules.title, wordStyle(setting, points(theme.text.titlePt) * scale));
  const titleBase = area.y - title.ink.y;
  const head = titleBase + title.ink.y + title.ink.height + 3.2;
  const width = (area.width - COLUMN_GAP) / 2;
  const { leading } = locale;
  const foot = footer(setting, area, childMark, leading);
  const strips = rules.blocks.flatMap(block => blockStrips(setting, block, { width, scale, leading }));
  const top = head + 4.6;
  const room = area.y + area.height - foot.height - 5 - top;
  const columns = intoTwo(strips, room);
  if (columns === undefined) return undefined;
  const items: Item[] = [
    onBaseline(setting, title, { x: startX, y: titleBase }, colours.ink),
    ...titleRule(setting, { ...area, y: head }, TITLE_END),
  ];
  for (const [i, column] of columns.entries()) {
    const left = (i === 0) !== rtl ? area.x : area.x + width + COLUMN_GAP;
    let y = top;
    for (const [j, strip] of column.entries()) {
      y += j === 0 ? 0 : strip.above;
      items.push(...strip.draw(left, y));
      y += strip.height;
    }
  }
  return [...items, ...foot.items];
}

/** The least height at which the strips fill two columns, or undefined when `room` is too little. */
function intoTwo(strips: readonly Strip[], room: number): readonly (readonly Strip[])[] | undefined {
  let best: { height: number; split: number } | undefined;
  for (let split = 1; split <= strips.length; split++) {
    if (strips[split - 1].keep) continue;
    const height = Math.max(stack(strips.slice(0, split)), stack(strips.slice(split)));
    if (height <= room && (best === undefined || height < best.height)) best = { height, split };
  }
  return best && [strips.slice(0, best.split), strips.slice(best.split)];
}

function stack(strips: readonly Strip[]): number {
  return strips.reduce((sum, strip, i) => sum + strip.height + (i === 0 ? 0 : strip.above), 0);
}

function blockStrips(setting: Setting, block: RulesBlock, measure: Measure): readonly Strip[] {
  const { theme, shaper, locale } = setting;
  const { colours, text } = theme;
  const rtl = locale.direction === 'rtl';
  const body = points(text.bodyPt) * measure.scale;
  const lineHeight = body * measure.leading;
  const start = (x: number, indent = 0) => (rtl ? x + measure.width - indent : x + indent);
  switch (block.kind) {
    case 'heading': {
      const size = points(text.headPt) * measure.scale;
      const line = shaper.line(block.text, wordStyle(setting, size));
      const draw = (x: number, y: number) => [
        onBaseline(setting, line, { x: start(x), y: y + size }, colours.frameB),
      ];
      return [{ height: size * 1.42, above: lineHeight * 0.62, keep: true, draw }];
    }
    case 'paragraph':
      return lines(setting, block.text, body, measure, 0).map((line, i, all) => ({
        height: lineHeight,
        above: i === 0 ? lineHeight * 0.22 : 0,
        keep: staysWithNext(i, all.length),
        draw: (x, y) => [onBaseline(setting, line, { x: start(x), y: y + lineHeight * 0.72 }, colours.ink)],
      }));
    case 'bullet':
    case 'step': {
      const indent = body * 1.55;
      return lines(setting, block.text, body, measure, indent).map((line, i, all) => ({
        height: lineHeight,
        above: i === 0 ? lineHeight * 0.16 : 0,
        keep: staysWithNext(i, all.length),
        draw: (x, y) => {
          const base = y + lineHeight * 0.72;
          const items: Item[] = [onBaseline(setting, line, { x: start(x, indent), y: base }, colours.ink)];
          if (i > 0) return items;
          if (block.kind === 'step') {
            const number = shaper.line(figures(locale, block.number), wordStyle(setting, body * 0.95));
            items.push(onBaseline(setting, number, { x: start(x), y: base }, colours.red));
          } else {
            items.push({
              kind: 'circle',
              cx: start(x, body * 0.5),
              cy: base - body * 0.34,
              r: body * 0.15,
              fill: colours.red,
            });
          }
          return items;
        },
      }));
    }
    case 'table':
      return tableStrips(setting, block.rows, body, measure);
  }
}

/** No column begins or ends with a single line of a longer paragraph. */
function staysWithNext(line: number, count: number): boolean {
  return count > 1 && (line === 0 || line === count - 2);
}

function lines(
  setting: Setting,
  text: string,
  size: number,
  measure: Measure,
  indent: number,
): readonly ShapedLine[] {
  const han = /^Han/.test(setting.locale.script);
  return breakParagraph(setting.shaper, text, textStyle(setting, size), measure.width - indent, han);
}

/** Two columns, a narrow one for the number and a wide one for the remark; the header row on a tint. */
function tableStrips(
  setting: Setting,
  rows: readonly (readonly string[])[],
  body: number,
  measure: Measure,
): readonly Strip[] {
  const { theme, shaper, locale } = setting;
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const size = body * 0.96;
  const lineHeight = size * Math.min(measure.leading, 1.5);
  const pad = size * 0.28;
  const narrow =
    Math.max(...rows.map(row => shaper.line(row[0], wordStyle(setting, size)).width)) + size * 1.6;
  return rows.map((row, r): Strip => {
    const style = r === 0 ? wordStyle(setting, size) : textStyle(setting, size);
    const key = shaper.line(row[0], wordStyle(setting, size));
    const remark = breakParagraph(shaper, row[1] ?? '', style, measure.width - narrow - size);
    const height = remark.length * lineHeight + 2 * pad;
    return {
      height,
      above: r === 0 ? lineHeight * 0.5 : 0,
      keep: r < rows.length - 1,
      draw: (x, y) => {
        const keyX = rtl ? x + measure.width - narrow / 2 : x + narrow / 2;
        const textX = rtl ? x + measure.width - narrow : x + narrow;
        const base = (i: number) => y + pad + i * lineHeight + lineHeight * 0.74;
        return [
          ...(r === 0
            ? [{ kind: 'rect', x, y, width: measure.width, height, fill: colours.label } as const]
            : []),
          {
            kind: 'line',
            x1: x,
            x2: x + measure.width,
            y1: y + height,
            y2: y + height,
            stroke: colours.hairline,
            strokeWidth: 0.25,
          },
          onBaseline(setting, key, { x: keyX, y: base(0) }, r === 0 ? colours.ink : colours.red, 'middle'),
          ...remark.map((line, i) => onBaseline(setting, line, { x: textX, y: base(i) }, colours.ink)),
        ];
      },
    };
  });
}

/** The sign of unfit words with its explanation, and the notice that the edition is unofficial. */
function footer(setting: Setting, area: Rect, childMark: readonly Item[], leading: number) {
  const { locale, shaper, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const size = points(theme.text.smallPt);
  const lineHeight = size * Math.min(leading, 1.5);
  const style = textStyle(setting, size);
  const indent = 6;
  const mark = breakParagraph(shaper, phrase(locale, 'rules.childMark'), style, area.width - indent);
  const notice = breakParagraph(shaper, phrase(locale, 'rules.unofficial'), style, area.width);
  const height = (mark.length + notice.length) * lineHeight + 3.4;
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
    { kind: 'group', matrix: [1.5, 0, 0, 1.5, startX(2), base(0) - size * 0.32], items: childMark },
    ...mark.map((line, i) => onBaseline(setting, line, { x: startX(indent), y: base(i) }, colours.quiet)),
    ...notice.map((line, i) =>
      onBaseline(setting, line, { x: startX(0), y: base(mark.length + i) + 1.4 }, colours.quiet),
    ),
  ];
  return { height, items };
}
