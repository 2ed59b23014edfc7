import * as z from 'zod';
import { count, lineWidth, type Measures, mm, pt, rect, share } from '../../data/index.js';
import { apart, atLeast, numberBox, onCard, squareBox } from '../boxes.js';

export const keywordFaceSchema = z
  .strictObject({
    frame: rect.extend({ stroke: lineWidth }),
    tab: mm.max(15),
    hole: z.strictObject({ x: mm, y: mm, r: mm }),
    field: rect.extend({ radius: mm, pitch: mm }),
    padding: z.strictObject({ x: mm, y: mm }),
    number: z.strictObject({ x: mm, r: mm, sizePt: pt }),
    card: z.strictObject({ x: mm, y: mm, sizePt: pt }),
    child: z.strictObject({ x: mm, r: mm }),
  })
  .superRefine(
    apart(({ frame, hole, field, number, card, child }) => {
      // Four fields, one below the other.
      const column = { y: field.y, height: 3 * field.pitch + field.height };
      return {
        frame,
        grounds: { hole: squareBox(hole.x, hole.y, 2 * hole.r) },
        slots: {
          field: { ...field, ...column },
          number: { ...column, x: number.x - number.r, width: 2 * number.r },
          card: numberBox(card),
          child: { ...column, x: child.x - child.r, width: 2 * child.r },
        },
      };
    }),
  )
  .superRefine(atLeast({ 'field.pitch': 'field.height' }));
export type KeywordFace = z.infer<typeof keywordFaceSchema>;

export const keywordMeasures: Measures<KeywordFace> = {
  name: 'keyword',
  schema: sizes => onCard(keywordFaceSchema, sizes.keyword, ['frame']),
};

/** The least and the most. */
const shares = z.tuple([share, share]);

export const scrambleSchema = z.strictObject({
  // Counted from faint to bold, as --scramble and the test strip say.
  strengths: z
    .array(share)
    .length(9)
    .refine(
      strengths => strengths.every((strength, i) => i === 0 || strength > strengths[i - 1]),
      'templates.strengths',
    ),
  // Of smaller letters it would take ever so many.
  size: z.tuple([share.min(0.3), share.min(0.3)]),
  lean: z.number().min(0).max(90),
  lightness: z.array(z.number().min(60).max(97)).min(2).max(10),
  hues: count.max(12),
  yellow: shares,
  tries: count.max(100),
  over: share,
  patterns: count.max(32),
  spare: z.strictObject({ width: mm.max(60), height: mm.max(60) }),
});
export type Scramble = z.infer<typeof scrambleSchema>;

export const scrambleMeasures: Measures<Scramble> = { name: 'scramble', schema: scrambleSchema };
