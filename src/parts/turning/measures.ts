import * as z from 'zod';
import { type Measures, mm, pt } from '../../data/index.js';

export const turningFaceSchema = z.strictObject({
  title: mm,
  end: mm,
  indent: mm,
  /** Between the steps, and above the pictures. */
  gap: mm,
  sizePt: pt,
  sheet: z.strictObject({ width: mm, height: mm, shift: mm, numberPt: pt }),
  picture: z.strictObject({ width: mm, numberPt: pt }),
});
export type TurningFace = z.infer<typeof turningFaceSchema>;

export const turningMeasures: Measures<TurningFace> = { name: 'turning', schema: turningFaceSchema };
