import { figures, type Templates, type Theme } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { compose, type Matrix, type Rect, scale, translate } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { pageArea } from '../lay-out.js';
import { drawnSlots, lineSlot, paragraphSlot, shapeSlot, titleSlots } from '../slots.js';
import { type TurningFace, turningMeasures } from './measures.js';
import { SHEETS, stepTexts, type Turned, turnedArrow } from './page.js';

/** What is on the page on turning, in millimetres of the page: title, steps, and below them three drawings of the pile. */
export function turningSlots(templates: Templates, turned: Turned): readonly Claim[] {
  const { locale, theme, measures } = templates;
  const slots = measures(turningMeasures);
  const { direction } = locale;
  const { colours, text } = theme;
  const area = pageArea(templates);
  const ahead = direction === 'rtl' ? -1 : 1;
  const start = direction === 'rtl' ? area.x + area.width : area.x;
  const size = points(slots.sizePt);
  const leading = size * locale.leading;
  const next = leading + slots.gap * 0.6;
  const stepAt = (i: number) =>
    i === 0 ? { under: 'title', y: slots.title + slots.gap + size } : { below: `step${i}`, y: next };
  const title = { ...area, size: points(text.titlePt), gap: slots.title, end: slots.end };
  const steps = stepTexts(locale, turned);
  return [
    ...titleSlots(direction, steps.title, title, colours),
    ...steps.steps.flatMap((step, i): readonly Claim[] => {
      const line = { room: area.width - slots.indent, size, ...stepAt(i) };
      const number = lineSlot(
        direction,
        'number',
        figures(locale, i + 1),
        { ...line, x: start, room: slots.indent },
        colours.red,
      );
      const x = start + ahead * slots.indent;
      return [number, paragraphSlot(direction, `step${i + 1}`, step, { ...line, x, leading }, colours.ink)];
    }),
    ...[0, 1, 2].flatMap((i): readonly Claim[] => {
      const width = area.width / 3;
      const x = start + ahead * width * (i + 0.5);
      const number = {
        x: x - ahead * (width / 2 - 2),
        y: next + slots.gap,
        room: slots.indent,
        size: points(slots.picture.numberPt),
        anchor: 'middle' as const,
      };
      const placed = translate(x, next + slots.gap * 2 + slots.sheet.height / 2);
      return [
        lineSlot(direction, 'picture.number', figures(locale, i + 2), number, colours.red),
        ...[pile, turnedPile, backs][i](templates, slots, turned, placed),
      ].map(claim => ({ ...claim, below: `step${steps.steps.length}` }));
    }),
  ];
}

type Draw = (templates: Templates, slots: TurningFace, turned: Turned, placed: Matrix) => readonly Claim[];

/** A printed pile with the top sheet in full. */
const pile: Draw = (templates, slots, { pile }, placed) => [
  ...sheets(templates.theme, slots, placed),
  ...side(templates, slots, SHEETS[pile][0], templates.theme.colours.label, placed),
];

/** The pile turned: the number shows through, and an arrow leads around the edge. */
const turnedPile: Draw = (templates, slots, turned, placed) => {
  const { colours } = templates.theme;
  const through = SHEETS[turned.pile].at(-1) ?? 0;
  return [
    ...sheets(templates.theme, slots, placed),
    numeral(templates, slots, through, colours.hairline, placed),
    ...drawnSlots('arrow', [turnedArrow(templates.theme, slots, turned)], placed),
  ];
};

/** The backs beside each other, smaller, the last of the pile first. */
const backs: Draw = (templates, slots, { pile }, placed) => {
  const { locale, theme } = templates;
  const { width, height } = slots.sheet;
  const ahead = locale.direction === 'rtl' ? -1 : 1;
  return SHEETS[pile].toReversed().flatMap((number, i) => {
    const at = compose(placed, compose(translate(ahead * (i - 1) * width * 0.74, 0), scale(0.62)));
    const box = { x: -width / 2, y: -height / 2, width, height };
    return [
      shaped('sheet', box, at, { fill: theme.colours.paper, stroke: theme.colours.ink, strokeWidth: 0.35 }),
      ...side(templates, slots, number, theme.colours.hairline, at),
    ];
  });
};

function sheets({ colours }: Theme, { sheet: { width, height, shift } }: TurningFace, placed: Matrix) {
  const paint = { fill: colours.paper, stroke: colours.ink, strokeWidth: 0.35 };
  return [2, 1, 0].map(below => {
    const by = below * shift;
    return shaped('sheet', { x: by - width / 2, y: by - height / 2, width, height }, placed, paint);
  });
}

/** Six cards on a sheet, and its number. */
function side(
  templates: Templates,
  slots: TurningFace,
  number: number,
  fill: string,
  placed: Matrix,
): readonly Claim[] {
  const { colours } = templates.theme;
  const { width, height } = slots.sheet;
  const [across, down] = [(width - 5) / 2, (height - 5) / 3];
  const paint = { fill, stroke: colours.hairline, strokeWidth: 0.2 };
  const cards = Array.from({ length: 6 }, (_, i) => {
    const x = 2.9 - width / 2 + (i % 2) * across;
    const y = 2.9 - height / 2 + Math.floor(i / 2) * down;
    return shaped('card', { x, y, width: across - 0.8, height: down - 0.8 }, placed, paint);
  });
  return [...cards, numeral(templates, slots, number, colours.ink, placed)];
}

function numeral(
  { locale }: Templates,
  { sheet: { width, height, numberPt } }: TurningFace,
  number: number,
  fill: string,
  [by, , , , x, y]: Matrix,
): Claim {
  return {
    kind: 'text',
    name: 'sheet.number',
    text: figures(locale, number),
    box: { x: x - (by * width) / 2, y: y - (by * height) / 2, width: by * width, height: by * height },
    fill,
    across: 'ink',
    middles: [y],
    size: by * points(numberPt),
    inDrawing: true,
  };
}

function shaped(
  name: string,
  { x, y, width, height }: Rect,
  [by, , , , dx, dy]: Matrix,
  { strokeWidth, ...paint }: { readonly fill: string; readonly stroke: string; readonly strokeWidth: number },
) {
  const box = { x: dx + by * x, y: dy + by * y, width: by * width, height: by * height };
  return shapeSlot(name, box, { ...paint, strokeWidth: by * strokeWidth });
}
