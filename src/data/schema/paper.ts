import * as z from 'zod';
import { colour, mm } from './units.js';

export const papersSchema = z.record(z.string(), z.strictObject({ width: mm, height: mm }));

export const sizesSchema = z.record(
  z.string(),
  z.strictObject({
    width: mm,
    height: mm,
    radius: mm,
    /** Whether word cards may have it. */
    words: z.boolean().optional(),
  }),
);
export type CardSize = z.infer<typeof sizesSchema>[string];

export const sheetSchema = z.strictObject({
  margin: mm,
  safeMargin: mm,
  printable: mm,
  bleed: mm,
  gutter: mm,
  fold: mm,
  slugBand: mm,
  marks: z.strictObject({ thickness: mm.min(0.25), offset: mm, length: mm, arm: mm, colour }),
  slug: z.strictObject({
    sizePt: mm,
    smallPt: mm,
    colour,
    ruler: mm,
    ticks: z.strictObject({ ten: mm, five: mm, one: mm }),
    side: mm,
    widest: mm.positive(),
    fold: mm,
  }),
});
export type SheetStyle = z.infer<typeof sheetSchema>;
