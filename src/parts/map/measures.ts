import * as z from 'zod';
import { lineWidth, type Measures, mm, pt, share } from '../../data/index.js';
import { atLeast } from '../boxes.js';

const positive = mm.positive();

export const mapFaceSchema = z
  .strictObject({
    /** Signs ever so much larger would take the search for room ever so long. */
    scales: z.array(z.number().min(0.2).max(3)).min(1),
    head: z.strictObject({
      height: mm,
      titlePt: pt,
      overPt: pt,
      linePt: pt,
      fieldPt: pt,
      rule: mm,
      title: mm,
      raised: mm,
      line: mm,
      field: mm,
      fieldStep: mm,
      texts: share,
      fields: share,
      end: mm,
      width: positive,
      tall: positive,
      least: z.number().min(0.3).max(1),
    }),
    foot: z.strictObject({
      height: mm,
      gap: mm,
      textPt: pt,
      sample: mm,
      numbers: mm,
      box: mm,
      won: mm,
      level: mm,
      star: mm,
      levels: mm,
    }),
    frame: z.strictObject({
      strip: mm,
      line: mm,
      outer: mm,
      degreesPt: pt,
      degrees: mm,
      apart: mm,
      corner: mm,
      net: positive,
    }),
    coast: z.strictObject({
      stroke: lineWidth,
      waves: z.array(mm),
      wave: mm,
      border: mm,
      borderDash: z.array(mm),
      disputed: mm,
      disputedDash: z.array(mm),
    }),
    city: z.strictObject({
      r: positive,
      stroke: lineWidth,
      tokensPt: pt,
      small: positive,
      mistakesPt: pt,
      /** In degrees. */
      turn: z.number().min(0).max(90),
      ring: mm,
      inset: z.strictObject({ x: mm, y: mm }),
      edge: mm,
      apart: mm,
    }),
    label: z.strictObject({
      namePt: pt,
      notePt: pt,
      lines: mm,
      box: mm,
      boxStroke: lineWidth,
      boxRadius: mm,
      stars: mm,
      star: mm,
      starGap: mm,
      plate: mm,
      plateRadius: mm,
      leader: mm,
      leaderCasing: mm,
      gap: mm,
      edge: mm,
    }),
    route: z.strictObject({ stroke: lineWidth, casing: mm, gap: mm }),
    schematic: z.strictObject({ pitch: positive, apart: positive, shore: mm, waves: z.array(mm) }),
    compass: z.strictObject({ r: mm, least: mm }),
    /** Chances, the highest first. */
    stars: z.array(share).length(4),
  })
  .superRefine(
    atLeast({ 'head.height': 'head.rule', 'head.rule': 'head.field', 'head.field': 'head.fieldStep' }),
  );
export type MapFace = z.infer<typeof mapFaceSchema>;

export const mapMeasures: Measures<MapFace> = { name: 'map', schema: mapFaceSchema };
