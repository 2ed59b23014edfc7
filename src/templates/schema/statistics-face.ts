import * as z from 'zod';
import { mm } from './units.js';

export const statisticsFaceSchema = z.strictObject({
  page: z.strictObject({ margin: mm, columnGap: mm, foot: mm }),
  frame: z.strictObject({ inset: mm, stroke: mm, cut: mm, hole: mm }),
  head: z.strictObject({
    title: mm,
    titlePt: mm,
    subtitle: mm,
    subtitlePt: mm,
    rule: mm,
    end: mm,
    height: mm,
  }),
  /** `tilt` in degrees. */
  stamp: z.strictObject({ height: mm, sizePt: mm, stroke: mm, pad: mm, tilt: z.number().min(-10).max(10) }),
  panel: z.strictObject({
    width: mm.positive(),
    columnGap: mm,
    rowGap: mm,
    head: mm,
    foot: mm,
    chip: mm,
    namePt: mm,
    textPt: mm,
  }),
  /** `ring` is a share of a cell, `most` in standard deviations. */
  cell: z.strictObject({
    gap: mm,
    radius: mm,
    largest: mm.positive(),
    sizePt: mm,
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
    titlePt: mm,
    textPt: mm,
    figurePt: mm,
  }),
  legend: z.strictObject({ above: mm, height: mm, scale: mm, verdictPt: mm, textPt: mm }),
});
export type StatisticsFace = z.infer<typeof statisticsFaceSchema>;
