import * as z from 'zod';
import { type Measures, mm, pt } from '../../data/index.js';
import { atLeast } from '../boxes.js';

export const stripFaceSchema = z
  .strictObject({
    head: z.strictObject({ title: mm, rule: mm, end: mm, titlePt: pt }),
    steps: z.strictObject({ y: mm, sizePt: pt, apart: mm }),
    rows: z.strictObject({
      below: mm,
      pitch: mm,
      field: mm,
      tick: z.tuple([mm, mm]),
      box: mm,
      caption: mm,
      captionPt: pt,
    }),
  })
  .superRefine(atLeast({ 'head.rule': 'head.title', 'steps.y': 'head.rule' }));
export type StripFace = z.infer<typeof stripFaceSchema>;

export const stripMeasures: Measures<StripFace> = { name: 'strip', schema: stripFaceSchema };
