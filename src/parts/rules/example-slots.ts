import { type DrawnRound, type DrawnTurn, figures, type Templates } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { grown, type Point, type Rect, translate } from '../../scene/geometry/index.js';
import { flat } from '../../scene/index.js';
import { points } from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { around, drawnSlots, mirrorFor, shapeSlot } from '../slots.js';
import type { DrawPicture } from './example.js';
import type { RulesFace } from './measures.js';

type Slots = RulesFace['example'];
type DrawnCard = DrawnTurn['table'][number][number];
type Role = DrawnCard['role'];

/** The top left corner of a drawing in a column; its height is measured from another slot. */
export interface Anchored extends Point {
  readonly width: number;
  readonly below?: string;
  readonly under?: string;
}

export interface Example {
  readonly claims: readonly Claim[];
  readonly height: number;
}

/** What is in the drawing of a turn: the clue, the key, and the cards on the table. */
export function turnSlots(
  templates: Templates,
  slots: Slots,
  { clue, team, table }: DrawnTurn,
  at: Anchored,
  picture: DrawPicture,
): Example {
  const { side, between, stroke, bubble, key, cards } = slots;
  const { colours } = templates.theme;
  const columns = table[0].length;
  const width = (at.width - side - between - (columns - 1) * cards.gap) / columns;
  const high = width * (table.flat().some(card => card.picture) ? cards.picture : cards.word);
  const onTable = table.length * (high + cards.gap) - cards.gap;
  const top = bubble.height + bubble.tail + key.above;
  const height = Math.max(onTable, top + 2 * key.margin + table.length * key.least);
  const mirror = mirrorFor(templates.locale.direction, at);
  const panel = { x: 0, y: top, width: side, height: height - top };
  const beside = { x: side + between, y: 0, width: at.width - side - between, height: onTable };
  const tail = tailBelow(bubble.height, side, slots);
  const claims = [
    ...speechSlots(
      templates,
      slots,
      clue,
      team,
      mirror({ x: 0, y: 0, width: side, height: bubble.height }),
      mirror(tail),
    ),
    shapeSlot('key', mirror(panel), { stroke: colours.hairline, strokeWidth: stroke }),
    ...cellsOf(grown(panel, -key.margin), table, key.gap).flatMap(({ box, card }) =>
      keyCellSlots(templates, slots, card.role, mirror(box)),
    ),
    ...cellsOf(beside, table, cards.gap).flatMap(({ box, card }) =>
      cardSlots(templates, slots, card, mirror(box), picture),
    ),
  ];
  return { claims: claims.map(claim => placed(claim, at)), height };
}

/** What is in the drawing of a round: the code, its clues, the keywords, and the lines between them. */
export function roundSlots(
  templates: Templates,
  slots: Slots,
  { team, code, clues, keywords }: DrawnRound,
  at: Anchored,
): Example {
  const { row, stroke, bubble } = slots;
  const { theme, locale } = templates;
  const { ground } = roleColours(theme, team);
  const mirror = mirrorFor(locale.direction, at);
  const pitch = row.height + row.gap;
  const height = keywords.length * pitch - row.gap;
  const lead = 2 * row.r + 1.2;
  const said = { x: lead + 1.4, width: at.width * 0.42 - lead };
  const words = { x: at.width * 0.64, width: at.width * 0.36 };
  const middle = (i: number, count: number) => height / 2 + (i - (count - 1) / 2) * pitch;
  const inRow = (box: { readonly x: number; readonly width: number }, y: number) => {
    return { ...box, y: y - row.height / 2, height: row.height };
  };
  const claims = [
    ...code.map((digit, i) => {
      const [from, to] = [said.x + said.width + 0.6, words.x - lead - 0.6];
      const ends = [middle(i, code.length), middle(digit - 1, keywords.length)];
      const y = Math.min(...ends);
      const box = { x: from, y, width: to - from, height: Math.max(...ends) - y };
      return shapeSlot('line', mirror(box), { stroke: ground, strokeWidth: stroke });
    }),
    ...code.flatMap((digit, i) => {
      const y = middle(i, code.length);
      const high = (bubble.tail / 2) * 0.7;
      const length = slots.stroke / 2 + bubble.tail * 0.7;
      const tail = { x: said.x - bubble.tail * 0.7, y: y - high, width: length, height: 2 * high };
      return [
        ...numberSlots(templates, digit, mirror(around(row.r, y, row.r)), ground),
        ...speechSlots(templates, slots, clues[i], team, mirror(inRow(said, y)), mirror(tail)),
      ];
    }),
    ...keywords.flatMap((word, i) => {
      const y = middle(i, keywords.length);
      const box = mirror(inRow(words, y));
      const ring = mirror(around(words.x - row.r - 0.8, y, row.r));
      return [
        shapeSlot('keyword', box, { fill: theme.colours.label }),
        wordSlot(templates, slots, word, { ...box, x: box.x + 1, width: box.width - 2 }),
        ...numberSlots(templates, i + 1, ring, undefined),
      ];
    }),
  ];
  return { claims: claims.map(claim => placed(claim, at)), height };
}

/** A claim of a drawing on the page. */
function placed(claim: Claim, { x, y, below, under }: Anchored): Claim {
  const box = { ...claim.box, x: claim.box.x + x, y: claim.box.y + y };
  const down = (value: number) => value + y;
  const anchor = { ...(below === undefined ? {} : { below }), ...(under === undefined ? {} : { under }) };
  if (claim.kind !== 'text') return { ...claim, ...anchor, box };
  const { middles, baselines } = claim;
  return {
    ...claim,
    ...anchor,
    box,
    ...(middles ? { middles: middles.map(down) } : {}),
    ...(baselines ? { baselines: baselines.map(down) } : {}),
  };
}

function cellsOf(area: Rect, table: DrawnTurn['table'], gap: number) {
  const [across, down] = [(area.width + gap) / table[0].length, (area.height + gap) / table.length];
  return table.flatMap((row, r) =>
    row.map((card, c) => {
      const [x, y] = [area.x + c * across, area.y + r * down];
      return { card, box: { x, y, width: across - gap, height: down - gap } };
    }),
  );
}

function tailBelow(height: number, width: number, { bubble: { tail }, stroke }: Slots): Rect {
  const edge = stroke / 2;
  return { x: width * 0.3 - tail / 2, y: height - edge, width: tail, height: tail + edge };
}

function speechSlots(
  templates: Templates,
  slots: Slots,
  text: string,
  team: Role,
  box: Rect,
  tail: Rect,
): readonly Claim[] {
  const { theme } = templates;
  const { padding } = slots.bubble;
  const stroke = roleColours(theme, team).ground;
  const paint = { fill: theme.colours.paper, stroke, strokeWidth: slots.stroke };
  const inner = { ...box, x: box.x + padding, width: box.width - 2 * padding };
  return [
    shapeSlot('clue', box, paint),
    shapeSlot('clue', tail, paint),
    wordSlot(templates, slots, text, inner),
  ];
}

function wordSlot({ theme }: Templates, { baseline }: Slots, text: string, box: Rect): Claim {
  const size = points(theme.text.bodyPt);
  return {
    kind: 'text',
    name: 'word',
    text,
    box,
    fill: theme.colours.ink,
    across: 'advance',
    baselines: [box.y + box.height / 2 + baseline * size],
    size,
  };
}

function numberSlots(
  { theme, locale }: Templates,
  number: number,
  box: Rect,
  fill: string | undefined,
): readonly Claim[] {
  const { colours } = theme;
  const text: Claim = {
    kind: 'text',
    name: 'number',
    text: figures(locale, number),
    box,
    fill: fill === undefined ? colours.ink : colours.paper,
    across: 'ink',
    middles: [box.y + box.height / 2],
    size: (box.width / 2) * 1.35,
  };
  const ring = { stroke: colours.frameB, strokeWidth: 0.2 };
  return [
    fill === undefined ? shapeSlot('number', grown(box, -0.1), ring) : shapeSlot('number', box, { fill }),
    text,
  ];
}

function keyCellSlots({ theme }: Templates, { key }: Slots, role: Role, box: Rect): readonly Claim[] {
  const { ground, sign, dark } = roleColours(theme, role);
  const edge = role === 'bystander' ? { stroke: dark, strokeWidth: 0.15 } : {};
  const middle = translate(box.x + box.width / 2, box.y + box.height / 2);
  const size = Math.min(box.width, box.height) * key.sign;
  return [
    shapeSlot('key cell', box, { fill: ground, ...edge }),
    ...drawnSlots('key sign', roleMark(role, size, sign), middle),
  ];
}

function cardSlots(
  templates: Templates,
  slots: Slots,
  { role, guess, word = '', picture: composition }: DrawnCard,
  box: Rect,
  picture: DrawPicture,
): readonly Claim[] {
  const { theme, locale } = templates;
  const { stroke, cards } = slots;
  const { r, sign, inset } = slots.guess;
  const { ground, tint, dark } = roleColours(theme, role);
  const ink = role === 'bystander' ? dark : ground;
  const frame =
    guess === undefined
      ? { stroke: theme.colours.frameB, strokeWidth: stroke }
      : { fill: tint, stroke: ink, strokeWidth: 2 * stroke };
  const corner = (by: number) => (locale.direction === 'rtl' ? box.x + box.width - by : box.x + by);
  const inner = grown(box, -inset);
  const y = box.y + r + inset;
  const shown = composition
    ? [pictureSlot(picture(composition, Math.min(inner.width, inner.height)), inner)]
    : [
        wordSlot(templates, slots, word, {
          ...inner,
          y: box.y + cards.above,
          height: inner.height - cards.above + inset,
        }),
      ];
  return [
    shapeSlot('card', box, frame),
    ...shown,
    ...(guess === undefined
      ? []
      : [
          ...numberSlots(templates, guess, around(corner(r + inset), y, r), ink),
          ...drawnSlots(
            'card sign',
            roleMark(role, sign, ink),
            translate(corner(box.width - sign / 2 - inset), y),
          ),
        ]),
  ];
}

/** The colours of a small picture; what it shows is proved where it is large. */
function pictureSlot(items: ReturnType<DrawPicture>, box: Rect): Claim {
  const paints = flat(items).flatMap(({ item }) => {
    if (item.kind === 'text' || item.kind === 'image') return [];
    return [...('fill' in item && item.fill ? [item.fill] : []), ...(item.stroke ? [item.stroke] : [])];
  });
  return { kind: 'ground', name: 'picture', box, paints: [...new Set(paints)] };
}
