import type { Rules } from '../../data/index.js';
import type { RulesRecord } from '../../data/manifest/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { decimal, error, ProblemError } from '../../speech/index.js';
import { onBaseline, points, type Setting, titleRule, wordStyle } from '../../text/typesetting/index.js';
import { intoTwo, type Strip } from './columns.js';
import type { DrawPicture } from './example.js';
import { type ChildMark, footer } from './footer.js';
import type { RulesFace } from './measures.js';
import { blockStrips } from './strips.js';

/** A page of rules, and what made it fit. */
export interface RulesPage {
  readonly items: readonly Item[];
  readonly fit: Pick<RulesRecord, 'scale' | 'second' | 'keys' | 'foot'>;
}

/** One page of rules in two columns, in the largest type that fits. Throws a ProblemError if even the smallest overflows. */
export function rulesPage(
  setting: Setting,
  slots: RulesFace,
  rules: Rules,
  area: Rect,
  picture: DrawPicture,
  childMark?: ChildMark,
): RulesPage {
  const { largest, smallest, step } = slots.scale;
  for (let scale = largest; scale >= smallest; scale -= step) {
    const page = tryPage(setting, slots, rules, area, picture, childMark, scale);
    if (page !== undefined) return page;
  }
  const sizePt = decimal(smallest * setting.theme.text.bodyPt, 1);
  throw new ProblemError([error('faces.rules-too-long', rules.file, { sizePt })]);
}

function tryPage(
  setting: Setting,
  slots: RulesFace,
  rules: Rules,
  area: Rect,
  picture: DrawPicture,
  childMark: ChildMark | undefined,
  scale: number,
): RulesPage | undefined {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const startX = rtl ? area.x + area.width : area.x;
  const title = shaper.line(rules.title, wordStyle(setting, points(theme.text.titlePt) * scale));
  const titleBase = area.y - title.ink.y;
  const head = titleBase + title.ink.y + title.ink.height + slots.title;
  const width = (area.width - slots.columnGap) / 2;
  const { leading } = locale;
  const foot = footer(setting, area, childMark, leading);
  const top = head + slots.below;
  const room = area.y + area.height - foot.height - slots.above - top;
  const strips: (Strip & { readonly block: number; readonly line: number })[] = [];
  let high = 0;
  for (const [i, block] of rules.blocks.entries()) {
    const own = blockStrips(setting, slots, block, { width, scale, leading }, picture);
    const keep = opensList(rules.blocks, i);
    strips.push(...own.map((strip, line) => ({ ...strip, keep: keep || strip.keep, block: i, line })));
    high += own.reduce((sum, { height }) => sum + height, 0);
    // Two columns can't hold it, however close its strips are.
    if (high > 2 * room) return undefined;
  }
  const columns = intoTwo(strips, room);
  if (columns === undefined) return undefined;
  const items: Item[] = [
    onBaseline(setting, title, { x: startX, y: titleBase }, colours.ink),
    ...titleRule(setting, { ...area, y: head }, slots.end),
  ];
  for (const [i, column] of columns.entries()) {
    const left = (i === 0) !== rtl ? area.x : area.x + width + slots.columnGap;
    let y = top;
    for (const [j, strip] of column.entries()) {
      y += j === 0 ? 0 : strip.above;
      items.push(...strip.draw(left, y));
      y += strip.height;
    }
  }
  const [{ block, line }] = columns[1].length > 0 ? columns[1] : [{ block: rules.blocks.length, line: 0 }];
  const keys = strips.flatMap(({ first = [] }) => first);
  const fit = { scale, second: { block, lines: line }, keys, foot: foot.lines };
  return { items: [...items, ...foot.items], fit };
}

/** The first of several steps or points below a heading: it does not stay behind in the first column. */
function opensList(blocks: Rules['blocks'], i: number): boolean {
  const { kind } = blocks[i];
  const list = kind === 'bullet' || kind === 'step';
  return list && blocks[i - 1]?.kind === 'heading' && blocks[i + 1]?.kind === kind;
}
