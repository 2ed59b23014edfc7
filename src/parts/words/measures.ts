import * as z from 'zod';
import { LEAST_TYPE, lineWidth, type Measures, mm, pt, rect, share, stretching } from '../../data/index.js';
import type { Size } from '../../scene/geometry/index.js';
import { apart, lineBox, numberBox, onCard, ruleBox, squareBox } from '../boxes.js';

/** No word can be read in a smaller one. */
const textBox = rect.extend({ width: mm.min(5), height: mm.min(2) });

export const wordFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: lineWidth }),
    tab: mm.max(15),
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    label: rect.extend({ radius: mm }),
    word: textBox,
    lines: z.strictObject({
      y: mm,
      height: mm,
      gain: z.number().min(1),
      leading: z.number().positive(),
      gap: share,
    }),
    rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: lineWidth }),
    reverse: textBox,
    number: z.strictObject({ x: mm, y: mm, sizePt: pt }),
    reading: z.strictObject({ x: mm, y: mm, sizePt: pt }),
    child: z.strictObject({ x: mm, y: mm, r: mm }),
    dots: z.strictObject({ x: mm, y: mm, r: mm, gap: mm }),
  })
  .superRefine(
    apart(({ frame, hole, label, word, rule, reverse, number, reading, child, dots }) => ({
      frame,
      grounds: {
        hole: squareBox(hole.x, hole.y, 2 * hole.r),
        label,
      },
      lines: { rule: ruleBox(rule) },
      slots: {
        word,
        reverse,
        number: numberBox(number),
        reading: lineBox(frame.x + frame.width / 2, reading.y, word.width, reading.sizePt),
        child: squareBox(child.x, child.y, 2 * child.r),
        dots: {
          x: dots.x - dots.gap - dots.r,
          y: dots.y - dots.r,
          width: dots.gap + 2 * dots.r,
          height: 2 * dots.r,
        },
      },
    })),
  );
export type WordFace = z.infer<typeof wordFaceSchema>;

export const wordMeasures: Measures<WordFace> = {
  name: 'word',
  schema: sizes => onCard(wordFaceSchema, sizes.word, ['frame']),
  stretched: stretchWordFace,
};

/** Signs on a larger card are no larger than they need be. */
const MOST_SIGN = 1.4;

/** The face of a word card that is drawn for one size, on another: what the proportions leave goes to the word. */
export function stretchWordFace(face: WordFace, from: Size, to: Size): WordFace {
  const card = stretching(from, to);
  const { x, y, scale } = card;
  const type = Math.max(scale, LEAST_TYPE);
  const { frame, hole, label, lines, rule, reverse, number, reading, child, dots } = face;
  const sign = Math.min(scale, MOST_SIGN);
  return {
    frame: { ...frame, ...card.rect(frame) },
    tab: face.tab * scale,
    hole: { x: x.end(hole.x), y: y.start(hole.y), r: hole.r * sign },
    label: { ...card.rect(label), radius: label.radius * scale },
    word: card.rect(face.word),
    lines: { ...lines, y: y.start(lines.y), height: lines.height * scale + y.spare },
    rule: { ...rule, x1: x.start(rule.x1), x2: x.end(rule.x2), y: y.start(rule.y) },
    reverse: { ...card.rect(reverse), height: reverse.height * scale },
    number: { x: x.start(number.x), y: y.start(number.y), sizePt: number.sizePt * Math.min(type, MOST_SIGN) },
    reading: { x: x.start(reading.x), y: y.start(reading.y), sizePt: reading.sizePt * type },
    child: { x: x.end(child.x), y: y.start(child.y), r: child.r * scale },
    dots: { x: x.end(dots.x), y: y.start(dots.y), r: dots.r * sign, gap: dots.gap * sign },
  };
}
