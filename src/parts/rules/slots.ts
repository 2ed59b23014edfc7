import { figures, phrase, type RulesBlock, type Templates } from '../../data/index.js';
import type { RulesRecord } from '../../data/manifest/index.js';
import type { Claim } from '../../proof/index.js';
import type { Matrix, Rect } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { pageArea } from '../lay-out.js';
import { around, drawnSlots, lineSlot, paragraphSlot, shapeSlot, titleSlots } from '../slots.js';
import type { DrawPicture } from './example.js';
import { type Anchored, roundSlots, turnSlots } from './example-slots.js';
import type { ChildMark } from './footer.js';
import { rulesMeasures } from './measures.js';

/** How the blocks of one page are set; `second` is where the second column begins. */
interface Column {
  readonly templates: Templates;
  readonly scale: number;
  /** Left, of the column that a block is in. */
  readonly x: number;
  readonly width: number;
}

/** Where the top of a block is: so far below the last baseline of a slot, or under its ink. */
type Pen = Pick<Anchored, 'below' | 'under' | 'y'>;

interface Set {
  readonly claims: readonly Claim[];
  readonly pen: Pen;
}

/** Where a paragraph goes on in the second column. */
interface Rest {
  readonly lines: number;
  readonly x: number;
  readonly y: number;
}

/** What is on a page of rules, in millimetres of the page: every text of the record in its order, in two columns. */
export function rulesSlots(
  templates: Templates,
  { title, blocks, scale, second, keys, foot }: RulesRecord,
  picture: DrawPicture,
  mark: ChildMark | undefined,
): readonly Claim[] {
  const { locale, theme, measures } = templates;
  const slots = measures(rulesMeasures);
  const { direction } = locale;
  const area = pageArea(templates);
  const width = (area.width - slots.columnGap) / 2;
  const [near, far] = [area.x, area.x + width + slots.columnGap];
  const [first, last] = direction === 'rtl' ? [far, near] : [near, far];
  const top: Pen = { under: 'title', y: slots.title + slots.below };
  const size = points(theme.text.titlePt) * scale;
  const claims: Claim[] = [
    ...titleSlots(direction, title, { ...area, size, gap: slots.title, end: slots.end }, theme.colours),
  ];
  let pen = top;
  let tables = 0;
  for (const [i, block] of blocks.entries()) {
    const goesOn = i === second.block && second.lines > 0;
    const isTop = i === 0 || (i === second.block && !goesOn);
    const x = i < second.block || goesOn ? first : last;
    const column = { templates, scale, x, width };
    const rest = goesOn ? { lines: second.lines, x: last, y: top.y } : undefined;
    const above = isTop ? 0 : aboveOf(block, templates, scale);
    const from = isTop ? top : pen;
    const set = blockSlots(block, i, column, { ...from, y: from.y + above }, rest, {
      key: keys[tables] ?? 0,
      picture,
    });
    if (block.kind === 'table') tables += 1;
    claims.push(...set.claims);
    pen = set.pen;
  }
  return [...claims, ...footSlots(templates, area, foot, mark)];
}

function bodyOf({ locale, theme }: Templates, scale: number) {
  const size = points(theme.text.bodyPt) * scale;
  return { size, leading: size * locale.leading };
}

/** What is left free above a block, but at the top of a column. */
function aboveOf({ kind }: RulesBlock, templates: Templates, scale: number): number {
  const { size, leading } = bodyOf(templates, scale);
  const tight = Math.min(templates.locale.leading, 1.5);
  switch (kind) {
    case 'heading':
      return leading * 0.62;
    case 'paragraph':
      return leading * 0.22;
    case 'bullet':
    case 'step':
      return leading * 0.16;
    case 'table':
      return size * 0.96 * tight * 0.5;
    case 'turn':
    case 'round':
      return size * 0.92 * tight * 0.5;
  }
}

function blockSlots(
  block: RulesBlock,
  i: number,
  column: Column,
  pen: Pen,
  rest: Rest | undefined,
  { key, picture }: { readonly key: number; readonly picture: DrawPicture },
): Set {
  const { templates, scale, x, width } = column;
  const { locale, theme, measures } = templates;
  const { direction } = locale;
  const start = direction === 'rtl' ? x + width : x;
  switch (block.kind) {
    case 'heading': {
      const size = points(theme.text.headPt) * scale;
      const at = { ...pen, x: start, y: pen.y + size, room: width, size };
      const name = `heading ${i + 1}`;
      return {
        claims: [lineSlot(direction, name, block.text, at, theme.colours.frameB)],
        pen: { below: name, y: size * 0.42 },
      };
    }
    case 'table':
      return tableSlots(block.rows, `table ${i + 1}`, column, pen, key);
    case 'turn':
    case 'round': {
      const { example } = measures(rulesMeasures);
      const at = { ...pen, x, width };
      const { claims, height } =
        block.kind === 'turn'
          ? turnSlots(templates, example, block.turn, at, picture)
          : roundSlots(templates, example, block.round, at);
      const drawing = block.kind === 'turn' ? block.turn : block.round;
      const size = points(theme.text.bodyPt) * scale * 0.92;
      const leading = size * Math.min(locale.leading, 1.5);
      const name = `caption ${i + 1}`;
      const y = pen.y + height + example.caption + leading * 0.72;
      const line = { ...pen, x: start, y, room: width, size, leading };
      return {
        claims: [...claims, paragraphSlot(direction, name, drawing.caption, line, theme.colours.quiet)],
        pen: { below: name, y: leading * 0.28 },
      };
    }
    default:
      return paragraphSlots(block, `${block.kind} ${i + 1}`, column, pen, rest);
  }
}

function paragraphSlots(
  block: Extract<RulesBlock, { readonly text: string }>,
  name: string,
  { templates, scale, x, width }: Column,
  pen: Pen,
  rest: Rest | undefined,
): Set {
  const { locale, theme } = templates;
  const { direction } = locale;
  const { colours } = theme;
  const { size, leading } = bodyOf(templates, scale);
  const rtl = direction === 'rtl';
  const indent = block.kind === 'paragraph' ? 0 : size * 1.55;
  const start = (left: number, by = 0) => (rtl ? left + width - by : left + by);
  const room = width - indent;
  const y = pen.y + leading * 0.72;
  const line = { ...pen, x: start(x, indent), y, room, size };
  const text = paragraphSlot(direction, name, block.text, { ...line, leading }, colours.ink);
  const next = rest && {
    lines: rest.lines,
    box: { ...text.box, x: rtl ? rest.x : rest.x + indent },
    under: 'title',
    baseline: rest.y + leading * 0.72,
  };
  const { y: _, ...anchor } = pen;
  const sign =
    block.kind === 'step'
      ? [
          lineSlot(
            direction,
            'number',
            figures(locale, block.number),
            { ...line, x: start(x), room: indent, size: size * 0.95 },
            colours.red,
          ),
        ]
      : block.kind === 'bullet'
        ? [
            {
              ...shapeSlot('point', around(start(x, size * 0.5), y - size * 0.34, size * 0.15), {
                fill: colours.red,
              }),
              ...anchor,
            },
          ]
        : [];
  const set = text.set && { ...text.set, ...(next ? { next } : {}) };
  return {
    claims: [...sign, { ...text, ...(set ? { set } : {}) }],
    pen: { below: name, y: leading * 0.28 },
  };
}

function tableSlots(
  rows: readonly (readonly string[])[],
  name: string,
  { templates, scale, x, width }: Column,
  from: Pen,
  key: number,
): Set {
  const { locale, theme } = templates;
  const { direction } = locale;
  const { colours } = theme;
  const rtl = direction === 'rtl';
  const size = bodyOf(templates, scale).size * 0.96;
  const leading = size * Math.min(locale.leading, 1.5);
  const pad = size * 0.28;
  const claims: Claim[] = [];
  let pen = from;
  for (const [r, [term, remark]] of rows.entries()) {
    const { y: top, ...anchor } = pen;
    const y = top + pad + leading * 0.74;
    const slot = `${name}, row ${r + 1}`;
    const middle = rtl ? x + width - key / 2 : x + key / 2;
    const textX = rtl ? x + width - key : x + key;
    if (r === 0)
      claims.push({
        ...shapeSlot(
          `${name}, head`,
          { x, y: top, width, height: leading + 2 * pad },
          { fill: colours.label },
        ),
        ...anchor,
      });
    claims.push(
      lineSlot(
        direction,
        `${slot}, key`,
        term,
        { ...anchor, x: middle, y, room: key, size, anchor: 'middle' },
        r === 0 ? colours.ink : colours.red,
      ),
      paragraphSlot(
        direction,
        slot,
        remark,
        { ...anchor, x: textX, y, room: width - key, size, leading },
        colours.ink,
      ),
    );
    pen = { below: slot, y: pad + leading * 0.26 };
    const line = shapeSlot(
      `${name}, line`,
      { x, y: pen.y, width, height: 0 },
      { stroke: colours.hairline, strokeWidth: 0.25 },
    );
    claims.push({ ...line, below: slot });
  }
  return { claims, pen };
}

/** A line, below it the mark of words with what it means, and the notice. */
function footSlots(
  { locale, theme }: Templates,
  area: Rect,
  [marks, notices]: RulesRecord['foot'],
  mark: ChildMark | undefined,
): readonly Claim[] {
  const { direction } = locale;
  const { colours } = theme;
  const rtl = direction === 'rtl';
  const size = points(theme.text.smallPt);
  const leading = size * Math.min(locale.leading, 1.5);
  const gap = mark ? 1.4 : 0;
  const top = area.y + area.height - (marks + notices) * leading - 2 - gap;
  const start = (by: number) => (rtl ? area.x + area.width - by : area.x + by);
  const base = (i: number) => top + 2 + i * leading + leading * 0.72;
  const lines = (name: string, text: string, indent: number, y: number) => {
    const at = { x: start(indent), y, room: area.width - indent, size, leading };
    return paragraphSlot(direction, name, text, at, colours.quiet);
  };
  const sign: Matrix = [1.5, 0, 0, 1.5, start(2), base(0) - size * 0.32];
  return [
    shapeSlot(
      'foot line',
      { x: area.x, y: top, width: area.width, height: 0 },
      { stroke: colours.hairline, strokeWidth: 0.25 },
    ),
    ...(mark ? [...drawnSlots('mark', mark.sign, sign), lines('mark', mark.text, 6, base(0))] : []),
    lines('notice', phrase(locale, 'rules.unofficial'), 0, base(marks) + gap),
  ];
}
