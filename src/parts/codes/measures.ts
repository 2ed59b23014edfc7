import * as z from 'zod';
import { lineWidth, type Measures, mm, pt, rect, signSize } from '../../data/index.js';
import { apart, atLeast, lineBox, numberBox, onCard, ruleBox, squareBox } from '../boxes.js';

export const codeFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: lineWidth }),
    tab: mm.max(15),
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    sign: z.strictObject({ x: mm, y: mm, size: signSize }),
    name: z.strictObject({ x: mm, y: mm, width: signSize, sizePt: pt }),
    rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: lineWidth }),
    digit: rect.extend({ radius: mm, pitch: mm, size: mm.min(3) }),
    caption: z.strictObject({ y: mm, width: signSize, sizePt: pt }),
  })
  .superRefine(
    apart(({ frame, hole, sign, name, rule, digit, caption }) => ({
      frame,
      grounds: { hole: squareBox(hole.x, hole.y, 2 * hole.r) },
      lines: { rule: ruleBox(rule) },
      slots: {
        sign: squareBox(sign.x, sign.y, sign.size),
        name: { ...numberBox(name), width: name.width },
        digit: { ...digit, width: 2 * digit.pitch + digit.width },
        caption: lineBox(
          digit.x + digit.pitch + digit.width / 2,
          caption.y,
          2 * digit.pitch + caption.width,
          caption.sizePt,
        ),
      },
    })),
  )
  .superRefine(atLeast({ 'digit.pitch': 'digit.width', 'digit.height': 'digit.size' }));
export type CodeFace = z.infer<typeof codeFaceSchema>;

export const codeMeasures: Measures<CodeFace> = {
  name: 'code',
  schema: sizes => onCard(codeFaceSchema, sizes.code, ['frame']),
};
