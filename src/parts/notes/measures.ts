import * as z from 'zod';
import { lineWidth, type Measures, mm, pt, signSize } from '../../data/index.js';
import { atLeast } from '../boxes.js';

export const notesFaceSchema = z
  .strictObject({
    side: mm,
    line: z.strictObject({ least: mm.min(4), most: mm.min(4), stroke: lineWidth, strong: lineWidth }),
    head: z.strictObject({
      height: mm,
      sign: signSize,
      titlePt: pt,
      baseline: mm,
      rule: mm,
      end: mm,
      fieldPt: pt,
      field: mm,
    }),
    tokens: z.strictObject({ size: mm, radius: mm, stroke: lineWidth, art: mm, box: mm, gap: mm, apart: mm }),
    rounds: z.strictObject({
      columnGap: mm,
      head: mm,
      headPt: pt,
      number: mm,
      numberPt: pt,
      guess: mm,
      code: mm,
    }),
    boxes: z.strictObject({
      above: mm,
      hint: mm,
      hintPt: pt,
      gap: mm,
      head: mm,
      chip: mm,
      numberPt: pt,
      captionPt: pt,
    }),
  })
  .superRefine(atLeast({ 'line.most': 'line.least', 'head.height': 'head.rule' }));
export type NotesFace = z.infer<typeof notesFaceSchema>;

export const notesMeasures: Measures<NotesFace> = { name: 'notes', schema: notesFaceSchema };
