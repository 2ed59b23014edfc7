import { type Composition, type DrawnRound, type DrawnTurn, figures } from '../../data/index.js';
import { type Rect, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import {
  cardWordStyle,
  centredByInk,
  fitted,
  onBaseline,
  points,
  type Setting,
  slotFor,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import type { Strip } from './columns.js';
import type { RulesFace } from './measures.js';
import type { Measure } from './table.js';

type Slots = RulesFace['example'];
type DrawnCard = DrawnTurn['table'][number][number];

/** Draws a picture in a square box of that many millimetres. */
export type DrawPicture = (composition: Composition, size: number) => readonly Item[];

/** A turn as it lies on the table: the clue and the key of the one who gives it, beside the cards that were touched. */
export function turnStrip(
  setting: Setting,
  slots: Slots,
  { clue, team, table, caption }: DrawnTurn,
  measure: Measure,
  picture: DrawPicture,
): Strip {
  const { hairline } = setting.theme.colours;
  const { side, between, radius, stroke, bubble, key, cards } = slots;
  const columns = table[0].length;
  const width = (measure.width - side - between - (columns - 1) * cards.gap) / columns;
  const high = width * (table.flat().some(card => card.picture !== undefined) ? cards.picture : cards.word);
  const onTable = table.length * (high + cards.gap) - cards.gap;
  const keyTop = bubble.height + bubble.tail + key.above;
  const height = Math.max(onTable, keyTop + 2 * key.margin + table.length * key.least);
  const at = (rect: Rect) => slotFor(setting, rect, measure.width);
  const panel = { x: 0, y: keyTop, width: side, height: height - keyTop };
  const inPanel = {
    x: key.margin,
    y: keyTop + key.margin,
    width: side - 2 * key.margin,
    height: panel.height - 2 * key.margin,
  };
  const beside = { x: side + between, y: 0, width: measure.width - side - between, height: onTable };
  const items = (): readonly Item[] => [
    ...speech(setting, slots, clue, { ...panel, y: 0, height: bubble.height }, measure.width, team, 'below'),
    { kind: 'rect', ...at(panel), radius, stroke: hairline, strokeWidth: stroke },
    ...cellsOf(inPanel, table, key.gap).flatMap(({ cell, card }) =>
      keyCell(setting, slots, card.role, at(cell)),
    ),
    ...cellsOf(beside, table, cards.gap).flatMap(({ cell, card }) =>
      cardOnTable(setting, slots, card, at(cell), picture),
    ),
  ];
  return captioned(setting, slots, { items, height }, caption, measure);
}

function keyCell(
  { theme }: Setting,
  { key, radius }: Slots,
  role: DrawnCard['role'],
  box: Rect,
): readonly Item[] {
  const { ground, sign, dark } = roleColours(theme, role);
  const edge = role === 'bystander' ? { stroke: dark, strokeWidth: 0.15 } : {};
  const middle = translate(box.x + box.width / 2, box.y + box.height / 2);
  const size = Math.min(box.width, box.height) * key.sign;
  return [
    { kind: 'rect', ...box, radius: radius / 2, fill: ground, ...edge },
    group(middle, roleMark(role, size, sign)),
  ];
}

/** A card as it lies there; one that was touched in the colour of whoever was there, with the number of the guess. */
function cardOnTable(
  setting: Setting,
  slots: Slots,
  { role, guess, word = '', picture: composition }: DrawnCard,
  box: Rect,
  picture: DrawPicture,
): readonly Item[] {
  const { theme, locale } = setting;
  const { radius, stroke, cards } = slots;
  const { r, sign, inset } = slots.guess;
  const { ground, tint, dark } = roleColours(theme, role);
  const ink = role === 'bystander' ? dark : ground;
  const frame =
    guess === undefined
      ? { stroke: theme.colours.frameB, strokeWidth: stroke }
      : { fill: tint, stroke: ink, strokeWidth: 2 * stroke };
  const corner = (by: number) => (locale.direction === 'rtl' ? box.x + box.width - by : box.x + by);
  const y = box.y + r + inset;
  const marks =
    guess === undefined
      ? []
      : [
          ...numbered(setting, guess, { x: corner(r + inset), y }, r, ink),
          group(translate(corner(box.width - sign / 2 - inset), y), roleMark(role, sign, ink)),
        ];
  const inner = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const size = Math.min(inner.width, inner.height);
  const [left, top] = [inner.x + (inner.width - size) / 2, inner.y + (inner.height - size) / 2];
  const shown = composition
    ? group(translate(left, top), picture(composition, size))
    : wordIn(setting, slots, word, {
        ...inner,
        y: box.y + cards.above,
        height: inner.height - cards.above + inset,
      });
  return [{ kind: 'rect', ...box, radius, ...frame }, shown, ...marks];
}

/** A round of the code game: each digit of the code with its clue, and a line to the keyword that it is for. */
export function roundStrip(
  setting: Setting,
  slots: Slots,
  { team, code, clues, keywords, caption }: DrawnRound,
  measure: Measure,
): Strip {
  const { colours } = setting.theme;
  const { radius, row, stroke } = slots;
  const { ground } = roleColours(setting.theme, team);
  const rtl = setting.locale.direction === 'rtl';
  const flipX = (x: number) => (rtl ? measure.width - x : x);
  const pitch = row.height + row.gap;
  const height = keywords.length * pitch - row.gap;
  const lead = 2 * row.r + 1.2;
  const bubble = { x: lead + 1.4, width: measure.width * 0.42 - lead };
  const words = { x: measure.width * 0.64, width: measure.width * 0.36 };
  const middle = (i: number, count: number) => height / 2 + (i - (count - 1) / 2) * pitch;
  const items = (): readonly Item[] => [
    ...code.map((digit, i): Item => {
      const [from, to] = [bubble.x + bubble.width + 0.6, words.x - lead - 0.6];
      const [y1, y2] = [middle(i, code.length), middle(digit - 1, keywords.length)];
      const half = (from + to) / 2;
      const d = `M ${flipX(from)} ${y1} C ${flipX(half)} ${y1} ${flipX(half)} ${y2} ${flipX(to)} ${y2}`;
      return { kind: 'path', d, stroke: ground, strokeWidth: stroke, cap: 'round' };
    }),
    ...code.flatMap((digit, i): readonly Item[] => {
      const y = middle(i, code.length);
      const box = { ...bubble, y: y - row.height / 2, height: row.height };
      return [
        ...numbered(setting, digit, { x: flipX(row.r), y }, row.r, ground),
        ...speech(setting, slots, clues[i], box, measure.width, team, 'before'),
      ];
    }),
    ...keywords.flatMap((word, i): readonly Item[] => {
      const y = middle(i, keywords.length);
      const box = slotFor(setting, { ...words, y: y - row.height / 2, height: row.height }, measure.width);
      return [
        { kind: 'rect', ...box, radius, fill: colours.label },
        wordIn(setting, slots, word, { ...box, x: box.x + 1, width: box.width - 2 }),
        ...numbered(setting, i + 1, { x: flipX(words.x - row.r - 0.8), y }, row.r, undefined),
      ];
    }),
  ];
  return captioned(setting, slots, { items, height }, caption, measure);
}

/** The cells of a table with their cards, from the side where reading starts; mirrored later. */
function cellsOf<C>(area: Rect, table: readonly (readonly C[])[], gap: number) {
  const pitch = (length: number, count: number) => (length + gap) / count;
  const [across, down] = [pitch(area.width, table[0].length), pitch(area.height, table.length)];
  return table.flatMap((row, r) =>
    row.map((card, c) => {
      const cell = { x: area.x + c * across, y: area.y + r * down, width: across - gap, height: down - gap };
      return { card, cell };
    }),
  );
}

/** What someone says, in a bubble with its tail below, or before it where reading starts. */
function speech(
  setting: Setting,
  slots: Slots,
  text: string,
  box: Rect,
  width: number,
  team: DrawnTurn['team'],
  tailAt: 'below' | 'before',
): readonly Item[] {
  const { theme } = setting;
  const { radius, stroke } = slots;
  const { padding, tail } = slots.bubble;
  const { ground } = roleColours(theme, team);
  const { x, y, height } = box;
  const rtl = setting.locale.direction === 'rtl';
  const flipX = (x: number) => (rtl ? width - x : x);
  const [root, half] = [x + box.width * 0.3, tail / 2];
  const middle = y + height / 2;
  const edge = stroke / 2;
  const corners =
    tailAt === 'below'
      ? [root - half, y + height - edge, root - half, y + height + tail, root + half, y + height - edge]
      : [x + edge, middle - half * 0.7, x - tail * 0.7, middle, x + edge, middle + half * 0.7];
  const [x1, y1, x2, y2, x3, y3] = corners.map((each, i) => (i % 2 === 0 ? flipX(each) : each));
  const outline = slotFor(setting, box, width);
  const inner = { ...outline, x: outline.x + padding, width: outline.width - 2 * padding };
  const paper = theme.colours.paper;
  return [
    { kind: 'rect', ...outline, radius: radius * 1.6, fill: paper, stroke: ground, strokeWidth: stroke },
    {
      kind: 'path',
      d: `M ${x1} ${y1} L ${x2} ${y2} L ${x3} ${y3}`,
      fill: paper,
      stroke: ground,
      strokeWidth: stroke,
    },
    wordIn(setting, slots, text, inner),
  ];
}

/** A word in the middle of a box, on the baseline that it shares with the words beside it; smaller if it is too long. */
function wordIn(setting: Setting, { baseline }: Slots, text: string, box: Rect): Item {
  const size = points(setting.theme.text.bodyPt);
  const line = fitted(setting, text, cardWordStyle(setting, size), box.width);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 + baseline * size };
  return onBaseline(setting, line, at, setting.theme.colours.ink, 'middle');
}

/** A number in a disc of this colour, or in a ring. */
function numbered(
  setting: Setting,
  number: number,
  { x, y }: { readonly x: number; readonly y: number },
  r: number,
  fill: string | undefined,
): readonly Item[] {
  const { colours } = setting.theme;
  const line = setting.shaper.line(figures(setting.locale, number), wordStyle(setting, r * 1.35));
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  return [
    fill === undefined
      ? { kind: 'circle', cx: x, cy: y, r: r - 0.1, stroke: colours.frameB, strokeWidth: 0.2 }
      : { kind: 'circle', cx: x, cy: y, r, fill },
    centredByInk(line, box, fill === undefined ? colours.ink : colours.paper),
  ];
}

/** A drawing from the top left corner of its strip, with a caption below it; drawn once, in the size that fits. */
function captioned(
  setting: Setting,
  { caption: below }: Slots,
  { items, height }: { readonly items: () => readonly Item[]; readonly height: number },
  caption: string,
  { width, scale, leading }: Measure,
): Strip {
  const style = textStyle(setting, points(setting.theme.text.bodyPt) * scale * 0.92);
  const lineHeight = style.size * Math.min(leading, 1.5);
  const lines = breakParagraph(setting.shaper, caption, style, width);
  return {
    height: height + below + lines.length * lineHeight,
    above: lineHeight * 0.5,
    keep: false,
    draw: (x, y) => {
      const start = setting.locale.direction === 'rtl' ? x + width : x;
      const base = (i: number) => y + height + below + i * lineHeight + lineHeight * 0.72;
      return [
        group(translate(x, y), items()),
        ...lines.map((line, i) =>
          onBaseline(setting, line, { x: start, y: base(i) }, setting.theme.colours.quiet),
        ),
      ];
    },
  };
}
