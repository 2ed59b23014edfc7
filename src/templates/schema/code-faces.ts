import * as z from 'zod';
import { mm, rect } from './units.js';

/** The faces of the code game, in `templates/faces/`. */

export const codeFaceSchema = z.strictObject({
  frame: rect.extend({ stroke: mm }),
  tab: mm,
  hole: z.strictObject({ x: mm, y: mm, r: mm }),
  sign: z.strictObject({ x: mm, y: mm, size: mm }),
  name: z.strictObject({ x: mm, y: mm, width: mm, sizePt: mm }),
  rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: mm }),
  digit: rect.extend({ radius: mm, pitch: mm, size: mm }),
  caption: z.strictObject({ y: mm, width: mm, sizePt: mm }),
});
export type CodeFace = z.infer<typeof codeFaceSchema>;
