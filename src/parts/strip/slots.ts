import { figures, phrase } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { centre, type Rect } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { inkOfWords } from '../keywords/covers.js';
import { keywordMeasures, scrambleMeasures } from '../keywords/measures.js';
import { pageArea } from '../lay-out.js';
import type { SlugDeck } from '../page-slots.js';
import { around, lineSlot, paragraphSlot, shapeSlot, titleRuleSlots } from '../slots.js';
import { standsOnBaseline } from '../words/baseline.js';
import { stripMeasures } from './measures.js';

const STEPS = ['strip.step1', 'strip.step2', 'strip.step3'];

/** What is on the test strip, in millimetres of the page: how to use it, then `words`, the first at strength 1. */
export function stripSlots(
  { templates }: Pick<SlugDeck, 'templates'>,
  words: readonly string[],
): readonly Claim[] {
  const { locale, theme, measures } = templates;
  const { direction } = locale;
  const { colours } = theme;
  const { head, steps, rows } = measures(stripMeasures);
  const area = pageArea(templates);
  const ahead = direction === 'rtl' ? -1 : 1;
  const start = direction === 'rtl' ? area.x + area.width : area.x;
  const size = points(steps.sizePt);
  const leading = size * locale.leading;
  const line = { x: start, room: area.width };
  const caption = (key: string, i: number) =>
    lineSlot(
      direction,
      key,
      phrase(locale, key),
      {
        x: start + ahead * rows.tick[i],
        y: rows.below - 3,
        room: rows.caption,
        size: points(rows.captionPt),
        anchor: 'middle',
        below: STEPS[2],
      },
      colours.quiet,
    );
  const title = { ...line, y: area.y + head.title, size: points(head.titlePt) };
  return [
    lineSlot(direction, 'strip.title', phrase(locale, 'strip.title'), title, colours.ink),
    ...titleRuleSlots(direction, { ...area, y: area.y + head.rule }, head.end, colours),
    ...STEPS.map((step, i) => {
      const from =
        i === 0 ? { y: area.y + steps.y + leading } : { below: STEPS[i - 1], y: steps.apart + leading };
      const text = phrase(locale, step);
      return paragraphSlot(direction, step, text, { ...line, ...from, size, leading }, colours.ink);
    }),
    caption('strip.hidden', 0),
    caption('strip.clear', 1),
    ...words.flatMap((word, i) => {
      const row = rowSlots({ templates }, word, i + 1, { start, ahead, y: rows.below + i * rows.pitch });
      return row.map(claim => ({ ...claim, below: STEPS[2] }));
    }),
  ];
}

/** A row of the strip: its number, a hidden word in its field and two boxes to tick. */
function rowSlots(
  { templates: { locale, theme, measures } }: Pick<SlugDeck, 'templates'>,
  word: string,
  strength: number,
  { start, ahead, y }: { readonly start: number; readonly ahead: number; readonly y: number },
): readonly Claim[] {
  const { colours } = theme;
  const { rows } = measures(stripMeasures);
  const { field, number, padding } = measures(keywordMeasures);
  const middle = y + field.height / 2;
  const left = ahead > 0 ? start + rows.field : start - rows.field - field.width;
  const place: Rect = { x: left, y, width: field.width, height: field.height };
  const room = {
    x: left + padding.x,
    y: y + padding.y,
    width: field.width - 2 * padding.x,
    height: field.height - 2 * padding.y,
  };
  const disc = around(start + ahead * number.r, middle, number.r);
  return [
    shapeSlot('disc', disc, { stroke: colours.frameB, strokeWidth: 0.3 }),
    {
      kind: 'text',
      name: 'number',
      text: figures(locale, strength),
      box: disc,
      fill: colours.ink,
      across: 'ink',
      middles: [middle],
      size: points(number.sizePt),
    },
    { kind: 'camouflage', name: 'camouflage', box: place },
    {
      kind: 'text',
      name: 'word',
      text: word,
      box: room,
      fill: inkOfWords(measures(scrambleMeasures), strength),
      across: 'ink',
      middles: [centre(room).y],
      ...(standsOnBaseline(word) ? { evenBaseline: 'stems' } : {}),
      hidden: true,
    },
    ...rows.tick.map(at =>
      shapeSlot('tick', around(start + ahead * at, middle, rows.box / 2), {
        stroke: colours.quiet,
        strokeWidth: 0.3,
      }),
    ),
  ];
}
