import type { Point } from '../../geometry/index.js';
import type { Item } from '../../scene/index.js';
import { phrase, type Theme } from '../../templates/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { onBaseline, points, type Setting, textStyle } from '../elements/typesetting.js';
import type { Stand } from './folds.js';

export function strip(theme: Theme, face: Stand, at: Point, folds: readonly number[]): readonly Item[] {
  const { colours } = theme;
  const length = folds[folds.length - 1];
  const { bevel, depth, glue, stroke } = face;
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
        items: roleMark(team, face.sign, roleColours(theme, team).ground),
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
        dash: face.dash,
      };
    }),
    ...slots,
    ...signs,
  ];
}

/** Labels for the folds, the flaps and the slots. */
export function labels(setting: Setting, at: Point, face: Stand, folds: readonly number[]): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const style = textStyle(setting, points(theme.text.smallPt));
  const beside = rtl ? at.x - face.labels : at.x + face.depth + face.labels;
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
