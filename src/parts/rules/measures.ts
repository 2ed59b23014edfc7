import * as z from 'zod';
import { lineWidth, type Measures, mm } from '../../data/index.js';
import { atLeast } from '../boxes.js';

export const rulesFaceSchema = z
  .strictObject({
    scale: z.strictObject({
      largest: z.number().min(0.3).max(2),
      smallest: z.number().min(0.3).max(2),
      step: z.number().min(0.02),
    }),
    columnGap: mm,
    title: mm,
    below: mm,
    end: mm,
    above: mm,
    /** A drawn example: of a turn, or of a round of the code game. */
    example: z.strictObject({
      /** Of the part with the clue and the key, or with the clues. */
      side: mm,
      between: mm,
      radius: mm,
      stroke: lineWidth,
      /** A speech bubble; its tail is as high as it is wide. */
      bubble: z.strictObject({ height: mm, padding: mm, tail: mm }),
      /** Below the bubble, its cells at least so high. */
      key: z.strictObject({ above: mm, margin: mm, gap: mm, sign: z.number().positive().max(1), least: mm }),
      /** The height of a card as a share of its width; what of it is above the word. */
      cards: z.strictObject({
        gap: mm,
        word: z.number().positive(),
        picture: z.number().positive(),
        above: mm,
      }),
      /** The number of a guess, in a disc at the corner of its card, beside the sign of who was there. */
      guess: z.strictObject({ r: mm, sign: mm, inset: mm }),
      /** The keywords of the code game, and the digits of the code. */
      row: z.strictObject({ height: mm, gap: mm, r: mm }),
      /** Of words below the middle of their box, in ems. */
      baseline: z.number(),
      caption: mm,
    }),
  })
  .superRefine(atLeast({ 'scale.largest': 'scale.smallest' }));
export type RulesFace = z.infer<typeof rulesFaceSchema>;

export const rulesMeasures: Measures<RulesFace> = { name: 'rules', schema: rulesFaceSchema };
