import { figures, type KeyTemplate, phrase } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { type Point, type Rect, translate } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { pageArea } from '../lay-out.js';
import type { SlugDeck } from '../page-slots.js';
import { drawnSlots, lineSlot, paragraphSlot, shapeSlot } from '../slots.js';
import { assembled } from './assembled.js';
import { STAND_PANELS, type Stand, standFolds, standTurns } from './folds.js';
import { halfFolded } from './page.js';

/** What is on the page of the stand, in millimetres of the page: the strip, its labels, the steps and two drawings. */
export function standSlots(
  { templates }: Pick<SlugDeck, 'templates'>,
  face: Stand,
  key: KeyTemplate,
): readonly Claim[] {
  const area = pageArea(templates);
  const rtl = templates.locale.direction === 'rtl';
  const folds = standFolds(face);
  const length = folds[STAND_PANELS.length];
  const top = area.y + (area.height - length) / 2;
  const half = area.width / 2;
  const left = rtl ? area.x + half + (half - face.depth) / 2 + 6 : area.x + (half - face.depth) / 2 - 6;
  const box = { x: rtl ? area.x : area.x + half - 8, y: top, width: half + 8, height: length };
  return [
    ...stripSlots(templates, face, { x: left, y: top }, folds),
    ...labelSlots(templates, face, { x: left, y: top }, folds),
    ...stepSlots(templates, face, box, key),
  ];
}

type Templates = SlugDeck['templates'];

function foldAt(turn: number): 'mountain' | 'valley' | undefined {
  return turn === 0 ? undefined : turn > 0 ? 'valley' : 'mountain';
}

/** Flaps, outline, folds, the cuts across the two peaks, and the signs of the two sides above and below them. */
function stripSlots(
  { theme }: Templates,
  face: Stand,
  { x, y }: Point,
  folds: readonly number[],
): readonly Claim[] {
  const { colours } = theme;
  const { depth, glue, lines, slot, slotOnSlope, sides, sign } = face;
  const length = folds[STAND_PANELS.length];
  const cut = { stroke: colours.ink, strokeWidth: lines.stroke };
  const flap = (down: number) =>
    shapeSlot('flap', { x, y: y + down, width: depth, height: glue }, { fill: colours.assassinTint });
  const upright = (down: number) =>
    shapeSlot('slot', { x: x + depth / 2, y: y + down, width: 0, height: slot + slotOnSlope }, cut);
  const mark = (role: Stand['sides'][number], down: number) =>
    drawnSlots(
      'side',
      roleMark(role, sign, roleColours(theme, role).ground),
      translate(x + depth / 2, y + down),
    );
  return [
    flap(0),
    flap(length - glue),
    shapeSlot('outline', { x, y, width: depth, height: length }, cut),
    ...standTurns(face).flatMap((turn, i) => {
      const kind = foldAt(turn);
      if (kind === undefined) return [];
      const line = { stroke: colours.quiet, strokeWidth: lines.stroke, dashed: lines[kind] };
      return [shapeSlot('fold', { x, y: y + folds[i + 1], width: depth, height: 0 }, line)];
    }),
    upright(folds[3] - slotOnSlope),
    upright(folds[6] - slot),
    ...mark(sides[0], (folds[2] + folds[3] - slotOnSlope) / 2),
    ...mark(sides[1], (folds[6] + folds[7] + slotOnSlope) / 2),
  ];
}

function labelSlots(
  { locale, theme }: Templates,
  face: Stand,
  { x, y }: Point,
  folds: readonly number[],
): readonly Claim[] {
  const { direction } = locale;
  const rtl = direction === 'rtl';
  const size = points(theme.text.smallPt);
  const beside = rtl ? x - face.labels : x + face.depth + face.labels;
  const middle = x + face.depth / 2;
  const label = (key: string, down: number, at = beside, anchor: 'start' | 'middle' = 'start') => {
    const line = {
      x: at,
      y: y + down + size * 0.34,
      room: anchor === 'middle' ? face.depth : 100,
      size,
      anchor,
    };
    return lineSlot(direction, `label.${key}`, phrase(locale, key), line, theme.colours.quiet);
  };
  return [
    ...standTurns(face).flatMap((turn, i) => {
      const kind = foldAt(turn);
      return kind ? [label(`fold.${kind}`, folds[i + 1])] : [];
    }),
    ...STAND_PANELS.map((panel, i) => {
      const isTaken = panel === 'slope' || panel === 'wall';
      const at = isTaken ? middle + ((rtl ? 1 : -1) * face.depth) / 3 : middle;
      return label(`stand.${panel}`, (folds[i] + folds[i + 1]) / 2, at, 'middle');
    }),
    label('stand.slot', folds[3] + face.slot / 2 + 3),
    label('stand.slot', folds[6] - face.slot / 2 - 3),
  ];
}

/** The steps one below the other, and below the last the stand half folded and finished. */
function stepSlots({ locale, theme }: Templates, face: Stand, box: Rect, key: KeyTemplate): readonly Claim[] {
  const { direction } = locale;
  const rtl = direction === 'rtl';
  const { colours, text } = theme;
  const indent = 22;
  const x = rtl ? box.x + box.width - indent : box.x + indent;
  const room = box.width - indent;
  const size = points(text.bodyPt) * 1.15;
  const leading = size * (locale.leading + 0.1);
  const titleSize = points(text.titlePt);
  const title = { x, y: box.y + 30, room: box.width, size: titleSize };
  const steps = ['stand.step1', 'stand.step2', 'stand.step3', 'stand.step4', face.foot];
  const { folded, finished, closed } = face.pictures;
  const half = halfFolded(theme, face, closed);
  const middle = (rtl ? box.x : box.x + indent) + room / 2;
  // From the last line of the steps.
  const end = leading * 1.4;
  const base = end + half.above * folded + 2;
  const top = base + half.below * folded + 10;
  const below = face.foot;
  return [
    lineSlot(direction, 'stand.title', phrase(locale, 'stand.title'), title, colours.ink),
    ...steps.map((step, i) =>
      paragraphSlot(
        direction,
        step,
        phrase(locale, step),
        {
          x,
          y: leading * (i === 0 ? 1.9 : 1.4),
          room,
          size,
          leading,
          below: i === 0 ? 'stand.title' : steps[i - 1],
        },
        colours.ink,
      ),
    ),
    lineSlot(
      direction,
      'picture.number',
      figures(locale, 3),
      { x, y: end + 2 + size * 0.7, room, size, below },
      colours.red,
    ),
    ...[
      ...drawnSlots('folded', half.items, [folded, 0, 0, folded, middle, base]),
      ...drawnSlots('finished', assembled(theme, face, key), [finished, 0, 0, finished, middle, top]),
    ].map(slot => ({ ...slot, below })),
  ];
}
