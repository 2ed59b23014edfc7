import { figures, type Locale, phrase, type Theme } from '../../data/index.js';
import { centre, IDENTITY, type Rect, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import type { Flip, Pile } from '../../sheets/imposition/index.js';
import { breakParagraph } from '../../text/index.js';
import {
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  titleRule,
  wordStyle,
} from '../../text/typesetting/index.js';
import type { TurningFace } from './measures.js';

/** Which sheet lies on top of the pile of fronts, and about which edge the pile is turned. */
export interface Turned {
  readonly pile: Pile;
  readonly edge: Exclude<Flip, 'none'>;
}

/** The sheets of the pile that is drawn: the numbers on them, from the top. */
export const SHEETS: Readonly<Record<Pile, readonly number[]>> = {
  'first-on-top': [1, 2, 3],
  'last-on-top': [3, 2, 1],
};

/** How to print both sides by hand: the steps, and under them the pile as it is printed, turned and printed again. */
export function turningPage(
  setting: Setting,
  slots: TurningFace,
  turned: Turned,
  area: Rect,
): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { start, ahead } = lineEnds(setting, area);
  const told = stepTexts(locale, turned);
  const title = shaper.line(told.title, wordStyle(setting, points(theme.text.titlePt)));
  const base = area.y - title.ink.y;
  const rule = base + title.ink.y + title.ink.height + slots.title;
  const size = points(slots.sizePt);
  const leading = size * locale.leading;
  const items: Item[] = [
    onBaseline(setting, title, { x: start, y: base }, theme.colours.ink),
    ...titleRule(setting, { ...area, y: rule }, slots.end),
  ];
  let y = rule + slots.gap + size;
  for (const [i, text] of told.steps.entries()) {
    const number = shaper.line(figures(locale, i + 1), wordStyle(setting, size));
    items.push(onBaseline(setting, number, { x: start, y }, theme.colours.red));
    for (const line of breakParagraph(shaper, text, textStyle(setting, size), area.width - slots.indent)) {
      items.push(onBaseline(setting, line, { x: start + ahead * slots.indent, y }, theme.colours.ink));
      y += leading;
    }
    y += slots.gap * 0.6;
  }
  const width = area.width / 3;
  const pictures = [printedPile, turnedPile, printedBacks].map((draw, i) => {
    const at = start + ahead * width * (i + 0.5);
    const number = shaper.line(figures(locale, i + 2), wordStyle(setting, points(slots.picture.numberPt)));
    return [
      onBaseline(
        setting,
        number,
        { x: at - ahead * (width / 2 - 2), y: y + slots.gap },
        theme.colours.red,
        'middle',
      ),
      group(translate(at, y + slots.gap * 2 + slots.sheet.height / 2), draw(setting, slots, turned)),
    ];
  });
  return [...items, ...pictures.flat()];
}

/** The words of the page: its title, and what to do step by step. */
export function stepTexts(locale: Locale, { pile, edge }: Turned) {
  const now = phrase(locale, `turning.now.${pile}`);
  const steps = [
    phrase(locale, 'turning.step1'),
    phrase(locale, `turning.step2.${pile}`),
    phrase(locale, `turning.step3.${edge}`, { now }),
    phrase(locale, 'turning.step4'),
    phrase(locale, 'turning.step5'),
  ];
  return { title: phrase(locale, 'turning.title'), steps };
}

/** Three sheets on one another about the origin, the top one in full; `face` is what is on it. */
function pileItems(setting: Setting, slots: TurningFace, face: readonly Item[]): readonly Item[] {
  const { width, height, shift } = slots.sheet;
  const { colours } = setting.theme;
  const edge = { stroke: colours.ink, strokeWidth: 0.35, fill: colours.paper };
  const sheets = [2, 1, 0].map((below): Item => {
    const by = below * shift;
    return { kind: 'rect', x: by - width / 2, y: by - height / 2, width, height, radius: 0.6, ...edge };
  });
  return [...sheets, ...face];
}

/** A printed side: cards, and the number of the sheet; a back has the cards dark. */
function printed(
  setting: Setting,
  slots: TurningFace,
  number: number,
  side: 'front' | 'back',
): readonly Item[] {
  const { width, height } = slots.sheet;
  const { colours } = setting.theme;
  const [columns, rows] = [2, 3];
  const [pitchX, pitchY] = [(width - 5) / columns, (height - 5) / rows];
  const fill = side === 'front' ? colours.label : colours.hairline;
  const cards = Array.from({ length: columns * rows }, (_, i): Item => {
    const x = 2.5 - width / 2 + (i % columns) * pitchX + 0.4;
    const y = 2.5 - height / 2 + Math.floor(i / columns) * pitchY + 0.4;
    const box = { x, y, width: pitchX - 0.8, height: pitchY - 0.8, radius: 0.8 };
    return { kind: 'rect', ...box, fill, stroke: colours.hairline, strokeWidth: 0.2 };
  });
  return [...cards, numeral(setting, slots, number, colours.ink)];
}

function numeral(setting: Setting, slots: TurningFace, number: number, fill: string): Item {
  const { shaper, locale } = setting;
  const line = shaper.line(figures(locale, number), wordStyle(setting, points(slots.sheet.numberPt)));
  const middle = centre(line.ink);
  return { kind: 'text', x: -middle.x, y: -middle.y, line, fill };
}

function printedPile(setting: Setting, slots: TurningFace, { pile }: Turned): readonly Item[] {
  return pileItems(setting, slots, printed(setting, slots, SHEETS[pile][0], 'front'));
}

/** The pile with its blank sides up, the number of the top sheet showing through, and an arrow around the edge. */
function turnedPile(setting: Setting, slots: TurningFace, turned: Turned): readonly Item[] {
  const { theme } = setting;
  const top = SHEETS[turned.pile].at(-1) as number;
  const through = numeral(setting, slots, top, theme.colours.hairline);
  return [...pileItems(setting, slots, [through]), turnedArrow(theme, slots, turned)];
}

/** A dashed line along the edge about which the pile is turned, and an arrow over it. */
export function turnedArrow({ colours }: Theme, { sheet }: TurningFace, { edge }: Turned): Item {
  const { width, height, shift } = sheet;
  const stroke = { stroke: colours.red, strokeWidth: 0.7, cap: 'round', join: 'round' } as const;
  const [long, reach] = edge === 'long-edge' ? [height, width / 2] : [width, height / 2];
  // Drawn for the long edge, which is upright; for the short edge all of it lies.
  const placed = edge === 'long-edge' ? IDENTITY : ([0, 1, -1, 0, 0, 0] as const);
  return group(placed, [
    {
      kind: 'line',
      x1: 0,
      x2: 0,
      y1: -long / 2 - 2,
      y2: long / 2 + 2 + 2 * shift,
      ...stroke,
      strokeWidth: 0.35,
      dash: [2, 1.4],
    },
    {
      kind: 'path',
      d: `M ${reach * 0.8} ${-long / 2 - 2} C ${reach * 0.6} ${-long / 2 - 8} ${-reach * 0.6} ${-long / 2 - 8} ${-reach * 0.8} ${-long / 2 - 2.4}`,
      ...stroke,
    },
    {
      kind: 'path',
      d: `M ${-reach * 0.8 + 2.6} ${-long / 2 - 3} L ${-reach * 0.8} ${-long / 2 - 2} L ${-reach * 0.8 + 0.4} ${-long / 2 - 4.8}`,
      ...stroke,
    },
  ]);
}

/** The backs in the order in which the printer takes the sheets. */
function printedBacks(setting: Setting, slots: TurningFace, { pile }: Turned): readonly Item[] {
  const { width, height } = slots.sheet;
  const { colours } = setting.theme;
  const ahead = setting.locale.direction === 'rtl' ? -1 : 1;
  const edge = { stroke: colours.ink, strokeWidth: 0.35, fill: colours.paper };
  const order = [...SHEETS[pile]].reverse();
  return order.flatMap((number, i): readonly Item[] => {
    const scale = 0.62;
    const x = ahead * (i - 1) * width * 0.74;
    const sheet: Item = { kind: 'rect', x: -width / 2, y: -height / 2, width, height, radius: 0.6, ...edge };
    return [group([scale, 0, 0, scale, x, 0], [sheet, ...printed(setting, slots, number, 'back')])];
  });
}
