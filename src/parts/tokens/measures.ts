import * as z from 'zod';
import { COLOURS, lineWidth, type Measures, mm, pt, rect, signSize } from '../../data/index.js';
import { apart, lineBox, numberBox, onCard, squareBox } from '../boxes.js';

export const tokenFaceSchema = z
  .strictObject({
    panel: rect.extend({ radius: mm, stroke: lineWidth }),
    caption: z.strictObject({ x: mm, arrow: mm, sign: mm, width: signSize, sizePt: pt.max(10) }),
    number: z.strictObject({ x: mm, y: mm, sizePt: pt.max(10) }),
    figure: z.strictObject({ x: mm, y: mm, size: signSize }),
    arrow: z.strictObject({ x: mm, y: mm, size: signSize }),
    sign: z.strictObject({ x: mm, y: mm, size: signSize }),
    signs: z.strictObject({ arrow: z.enum(COLOURS), tick: z.enum(COLOURS) }),
    looks: z.record(
      z.string(),
      z.strictObject({
        ground: z.enum(COLOURS),
        line: z.enum(COLOURS),
        figure: z.enum(COLOURS),
        text: z.enum(COLOURS),
      }),
    ),
  })
  .superRefine(
    apart(({ panel, caption, number, figure, arrow }) => ({
      frame: panel,
      slots: {
        figure: squareBox(figure.x, figure.y, figure.size),
        arrow: squareBox(arrow.x, arrow.y, arrow.size),
        caption: lineBox(caption.x, caption.arrow, caption.width, caption.sizePt),
        number: numberBox(number),
      },
    })),
  )
  .superRefine(
    apart(({ panel, caption, number, sign }) => ({
      frame: panel,
      slots: {
        sign: squareBox(sign.x, sign.y, sign.size),
        caption: lineBox(caption.x, caption.sign, caption.width, caption.sizePt),
        number: { ...numberBox(number), width: 0 },
      },
    })),
  );
export type TokenFace = z.infer<typeof tokenFaceSchema>;

export const tokenMeasures: Measures<TokenFace> = {
  name: 'token',
  schema: sizes => onCard(tokenFaceSchema, sizes.token, ['panel']),
};
