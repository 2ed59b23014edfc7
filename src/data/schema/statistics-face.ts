import * as z from 'zod';
import { lineWidth, mm, pt } from './units.js';

export const statisticsFaceSchema = z.strictObject({
  page: z.strictObject({ margin: mm, columnGap: mm, foot: mm }),
  frame: z.strictObject({ inset: mm, stroke: lineWidth, cut: mm, hole: mm }),
  head: z.strictObject({
    title: mm,
    titlePt: pt,
    subtitle: mm,
    subtitlePt: pt,
    rule: mm,
    end: mm,
    height: mm,
  }),
  /** `tilt` in degrees. */
  stamp: z.strictObject({
    height: mm,
    sizePt: pt,
    stroke: lineWidth,
    pad: mm,
    tilt: z.number().min(-10).max(10),
  }),
  panel: z.strictObject({
    width: mm.positive(),
    columnGap: mm,
    rowGap: mm,
    head: mm,
    foot: mm,
    chip: mm,
    namePt: pt,
    textPt: pt,
  }),
  /** `ring` is a share of a cell, `most` in standard deviations. */
  cell: z.strictObject({
    gap: mm,
    radius: mm,
    largest: mm.positive(),
    sizePt: pt,
    ring: z.number().min(0).max(0.3),
    most: z.number().min(1),
  }),
  chart: z.strictObject({
    width: mm.positive(),
    rowGap: mm,
    title: mm,
    note: mm,
    head: mm,
    foot: mm,
    scale: mm,
    /** A share of the room of a bar. */
    bar: z.number().min(0.1).max(1),
    least: mm,
    widest: mm.positive(),
    titlePt: pt,
    textPt: pt,
    figurePt: pt,
  }),
  legend: z.strictObject({ above: mm, height: mm, scale: mm, verdictPt: pt, textPt: pt }),
});
export type StatisticsFace = z.infer<typeof statisticsFaceSchema>;
