import * as z from 'zod';
import { foldLines, type Measures, mm, share } from '../../data/index.js';

export const standFaceSchema = z.strictObject({
  narrower: mm,
  wall: mm,
  slope: mm,
  floor: mm,
  glue: mm,
  depth: mm,
  slot: mm,
  slotOnSlope: mm,
  lines: foldLines,
  bevel: mm,
  sign: mm,
  labels: mm,
  /** The scales of the drawings, and how far the first is folded: 0 is flat, 1 finished. */
  pictures: z.strictObject({
    folded: mm.positive(),
    finished: mm.positive(),
    closed: share,
  }),
});
export type StandFace = z.infer<typeof standFaceSchema>;

export const standMeasures: Measures<StandFace> = { name: 'stand', schema: standFaceSchema };
