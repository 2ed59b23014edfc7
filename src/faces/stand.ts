import type { Point, Rect } from '../geometry/index.js';
import { group, type Item } from '../scene/index.js';
import { type AgentRole, type CardSize, phrase, type StandFace, type Theme } from '../templates/index.js';
import { breakParagraph } from '../text/index.js';
import { roleColours, roleMark } from './elements/signs.js';
import { onBaseline, points, type Setting, textStyle, wordStyle } from './elements/typesetting.js';

/** A stand as a game asks for it: as wide as its key card needs, with the sign of a side on each end. */
export interface Stand extends StandFace {
  readonly base: number;
  readonly sides: readonly [AgentRole, AgentRole];
  /** Key of the line that says how the card goes in. */
  readonly foot: string;
}

/** The folds of the strip, in millimetres from its top: glue, floor, slope, wall, base, and the same back again. */
export function standFolds(face: Pick<Stand, keyof StandFace | 'base'>): readonly number[] {
  const lengths = [
    face.glue,
    face.floor,
    face.slope,
    face.wall,
    face.base,
    face.wall,
    face.slope,
    face.floor,
    face.glue,
  ];
  const folds = [0];
  for (const length of lengths) folds.push(folds[folds.length - 1] + length);
  return folds;
}

/** The length of the whole strip. */
export function standLength(face: Pick<Stand, keyof StandFace | 'base'>): number {
  return standFolds(face)[9];
}

/** The template of the stand with its steps beside it. Solid lines are cut, dashed lines folded, grey flaps glued. */
export function standPage(setting: Setting, face: Stand, area: Rect, card: CardSize): readonly Item[] {
  const { locale, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const folds = standFolds(face);
  const length = folds[folds.length - 1];
  const top = area.y + (area.height - length) / 2;
  const half = area.width / 2;
  // The strip in the middle of one half of the page, the words in the other.
  const left = rtl ? area.x + half + (half - face.depth) / 2 + 6 : area.x + (half - face.depth) / 2 - 6;
  const textBox = { x: rtl ? area.x : area.x + half - 8, y: top, width: half + 8, height: length };
  return [
    ...strip(theme, face, { x: left, y: top }, folds),
    ...labels(setting, { x: left, y: top }, face, folds),
    ...steps(setting, textBox, face, card),
  ];
}

function strip(theme: Theme, face: Stand, at: Point, folds: readonly number[]): readonly Item[] {
  const { colours } = theme;
  const length = folds[folds.length - 1];
  const bevel = 4;
  const { depth, glue, stroke } = face;
  const right = at.x + depth;
  const bottom = at.y + length;
  const cut = { stroke: colours.ink, strokeWidth: stroke } as const;
  const flap = (outer: number, inner: number): Item => ({
    kind: 'path',
    d: `M ${at.x + bevel} ${outer} L ${right - bevel} ${outer} L ${right} ${inner} L ${at.x} ${inner} Z`,
    fill: colours.assassinTint,
  });
  const outline = [
    `M ${at.x + bevel} ${at.y} L ${right - bevel} ${at.y} L ${right} ${at.y + glue} L ${right} ${bottom - glue}`,
    `L ${right - bevel} ${bottom} L ${at.x + bevel} ${bottom} L ${at.x} ${bottom - glue} L ${at.x} ${at.y + glue} Z`,
  ].join(' ');
  const middle = at.x + depth / 2;
  // The peaks are the folds between slope and wall.
  const slots = [folds[3], folds[6]].map((peak, i): Item => {
    const [onSlope, onWall] = i === 0 ? [-face.slotOnSlope, face.slot] : [face.slotOnSlope, -face.slot];
    return {
      kind: 'line',
      x1: middle,
      x2: middle,
      y1: at.y + peak + onSlope,
      y2: at.y + peak + onWall,
      ...cut,
    };
  });
  const signs = (
    [
      [face.sides[0], folds[2], folds[3]],
      [face.sides[1], folds[6], folds[7]],
    ] as const
  ).flatMap(([team, from, to], i): readonly Item[] => {
    const y =
      at.y + (i === 0 ? from + (to - from - face.slotOnSlope) / 2 : to - (to - from - face.slotOnSlope) / 2);
    return [
      {
        kind: 'group',
        matrix: [1, 0, 0, 1, middle, y],
        items: roleMark(team, 9, roleColours(theme, team).ground),
      },
    ];
  });
  return [
    flap(at.y, at.y + glue),
    flap(bottom, bottom - glue),
    { kind: 'path', d: outline, ...cut, join: 'round' },
    ...folds.slice(1, -1).map((fold): Item => {
      return {
        kind: 'line',
        x1: at.x,
        x2: right,
        y1: at.y + fold,
        y2: at.y + fold,
        stroke: colours.quiet,
        strokeWidth: stroke,
        dash: [2.2, 1.6],
      };
    }),
    ...slots,
    ...signs,
  ];
}

/** Small words beside the folds, the flaps and the slots. */
function labels(setting: Setting, at: Point, face: Stand, folds: readonly number[]): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const style = textStyle(setting, points(theme.text.smallPt));
  const beside = rtl ? at.x - 3 : at.x + face.depth + 3;
  const label = (key: string, y: number, x = beside, anchor: 'start' | 'middle' = 'start') =>
    onBaseline(
      setting,
      shaper.line(phrase(locale, key), style),
      { x, y: at.y + y + style.size * 0.34 },
      theme.colours.quiet,
      anchor,
    );
  const middle = at.x + face.depth / 2;
  return [
    label('stand.glue', (folds[0] + folds[1]) / 2, middle, 'middle'),
    label('stand.glue', (folds[8] + folds[9]) / 2, middle, 'middle'),
    ...folds.slice(1, -1).map(fold => label('stand.fold', fold)),
    label('stand.slot', folds[3] + face.slot / 2 + 3),
    label('stand.slot', folds[6] - face.slot / 2 - 3),
    label('stand.base', (folds[4] + folds[5]) / 2, middle, 'middle'),
  ];
}

function steps(setting: Setting, box: Rect, face: Stand, card: CardSize): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const { colours, text } = theme;
  const indent = 22;
  const x = rtl ? box.x + box.width - indent : box.x + indent;
  const width = box.width - indent;
  const title = shaper.line(phrase(locale, 'stand.title'), wordStyle(setting, points(text.titlePt)));
  const size = points(text.bodyPt) * 1.15;
  const leading = size * (locale.leading + 0.1);
  const items: Item[] = [onBaseline(setting, title, { x, y: box.y + 30 }, colours.ink)];
  let y = box.y + 30 + leading * 1.9;
  for (const key of ['stand.step1', 'stand.step2', 'stand.step3', 'stand.step4', face.foot]) {
    for (const line of breakParagraph(shaper, phrase(locale, key), textStyle(setting, size), width)) {
      items.push(onBaseline(setting, line, { x, y }, colours.ink));
      y += leading;
    }
    y += leading * 0.4;
  }
  const drawing = { x: (rtl ? box.x : box.x + indent) + width / 2, y: y + 4 };
  return [...items, group([0.82, 0, 0, 0.82, drawing.x, drawing.y], assembled(theme, face, card))];
}

/** The finished stand seen from the front, with a card in it: two hollow wedges on a base. Its top middle is at 0, 0. */
function assembled(theme: Theme, face: Stand, card: CardSize): readonly Item[] {
  const { colours } = theme;
  const { base, wall, floor, slot } = face;
  // The card stands on the ends of the slots.
  const ground = card.height + wall - slot;
  const left = -base / 2;
  const right = base / 2;
  const line = { stroke: colours.ink, strokeWidth: 0.5, join: 'round' } as const;
  const wedge = (foot: number, outer: number): Item => ({
    kind: 'path',
    d: `M ${foot} ${ground} L ${foot} ${ground - wall} L ${outer} ${ground} Z`,
    fill: colours.label,
    ...line,
  });
  const x = -card.width / 2;
  const cell = { width: card.width / 7, height: card.height / 7 };
  const cells = Array.from({ length: 25 }, (_, i): Item => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const box = {
      x: x + cell.width * (1 + column) + 0.4,
      y: cell.height * (1 + row) + 0.4,
      width: cell.width - 0.8,
      height: cell.height - 0.8,
    };
    return { kind: 'rect', ...box, radius: 1, fill: colours.bystanderTint };
  });
  return [
    wedge(left, left - floor),
    wedge(right, right + floor),
    {
      kind: 'rect',
      x,
      y: 0,
      ...card,
      radius: 3,
      fill: colours.paper,
      stroke: colours.quiet,
      strokeWidth: 0.35,
    },
    ...cells,
    { kind: 'line', x1: left - floor, x2: right + floor, y1: ground, y2: ground, ...line },
    // What of the card lies behind the front halves of the walls.
    ...[left, right].map((wallX): Item => {
      return { kind: 'line', x1: wallX, x2: wallX, y1: ground - wall, y2: ground, ...line };
    }),
  ];
}
