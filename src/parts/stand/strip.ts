import { phrase, type Theme } from '../../data/index.js';
import type { Point } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { onBaseline, points, type Setting, textStyle } from '../../text/typesetting/index.js';
import { foldLine } from '../elements/fold-line.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { STAND_PANELS, type Stand, standTurns } from './folds.js';

export function strip(theme: Theme, face: Stand, at: Point, folds: readonly number[]): readonly Item[] {
  const { colours } = theme;
  const length = folds[folds.length - 1];
  const { bevel, depth, glue, lines } = face;
  const right = at.x + depth;
  const bottom = at.y + length;
  const cut = { stroke: colours.ink, strokeWidth: lines.stroke } as const;
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
    ...standTurns(face).flatMap((turn, i): readonly Item[] => {
      const kind = foldKind(turn);
      const y = at.y + folds[i + 1];
      return kind ? [foldLine(theme, lines, { kind, from: { x: at.x, y }, to: { x: right, y } })] : [];
    }),
    ...slots,
    ...signs,
  ];
}

/** Undefined where the paper stays flat. */
function foldKind(turn: number): 'mountain' | 'valley' | undefined {
  if (turn === 0) return undefined;
  return turn > 0 ? 'valley' : 'mountain';
}

/** Labels for the folds, the panels and the slots. */
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
    ...standTurns(face).flatMap((turn, i) => {
      const kind = foldKind(turn);
      return kind ? [label(`fold.${kind}`, folds[i + 1])] : [];
    }),
    ...STAND_PANELS.map((panel, i) => {
      // A sign or a slot is in the middle of these two: the name goes beside it, to where reading starts.
      const isTaken = panel === 'slope' || panel === 'wall';
      const x = isTaken ? middle + ((rtl ? 1 : -1) * face.depth) / 3 : middle;
      return label(`stand.${panel}`, (folds[i] + folds[i + 1]) / 2, x, 'middle');
    }),
    label('stand.slot', folds[3] + face.slot / 2 + 3),
    label('stand.slot', folds[6] - face.slot / 2 - 3),
  ];
}
