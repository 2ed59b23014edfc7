import * as z from 'zod';
import { lineWidth, type Measures, mm, pt } from '../../data/index.js';

export const keyFaceSchema = z
  .strictObject({
    grid: z.strictObject({ margin: mm, gap: mm, radius: mm, sign: z.number().min(0.4).max(0.8), least: mm }),
    // Lamps are on its line, within the edge of the card.
    panel: z.strictObject({ inset: mm.min(3.5), radius: mm, stroke: lineWidth }),
    lamp: z.strictObject({ length: mm.min(5).max(25), width: mm.min(1).max(4), stroke: lineWidth }),
    arrow: z.strictObject({ length: mm.max(25), height: mm.max(4) }),
    // A millimetre from the edge, and beside the lamp.
    id: z.strictObject({ x: mm.min(1.2).max(10), y: mm.min(1.2).max(3), sizePt: pt.max(8) }),
  })
  .refine(({ grid, panel, lamp }) => grid.margin >= panel.inset + lamp.width / 2 + lamp.stroke, {
    path: ['grid', 'margin'],
    error: 'templates.key-margin',
  });
export type KeyFace = z.infer<typeof keyFaceSchema>;

export const keyMeasures: Measures<KeyFace> = { name: 'key', schema: keyFaceSchema };
