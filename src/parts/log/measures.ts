import * as z from 'zod';
import { lineWidth, type Measures, mm, pt, share } from '../../data/index.js';
import { atLeast } from '../boxes.js';

export const logFaceSchema = z
  .strictObject({
    head: z.strictObject({
      titlePt: pt,
      fieldPt: pt,
      field: mm,
      fields: share,
      height: mm,
      rule: mm,
      title: mm,
      end: mm,
    }),
    foot: z.strictObject({ textPt: pt, height: mm, top: mm, how: share, best: share }),
    table: z.strictObject({
      head: mm,
      headPt: pt,
      leastPt: pt,
      numberPt: pt,
      pad: mm,
      stroke: lineWidth,
      strong: lineWidth,
      rows: z.int().positive(),
      /** A hand needs as much to write in. */
      least: mm.min(4),
      most: mm.min(4),
      /** Shares of the width, in reading order. */
      columns: z.record(z.string(), z.number().positive()),
    }),
  })
  .superRefine(atLeast({ 'head.height': 'head.rule', 'table.most': 'table.least' }));
export type LogFace = z.infer<typeof logFaceSchema>;

export const logMeasures: Measures<LogFace> = { name: 'log', schema: logFaceSchema };
