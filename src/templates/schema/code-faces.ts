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

export const notesFaceSchema = z.strictObject({
  side: mm,
  line: z.strictObject({ least: mm, most: mm, stroke: mm, strong: mm }),
  head: z.strictObject({
    height: mm,
    sign: mm,
    titlePt: mm,
    baseline: mm,
    rule: mm,
    end: mm,
    fieldPt: mm,
    field: mm,
  }),
  tokens: z.strictObject({ size: mm, radius: mm, stroke: mm, art: mm, box: mm, gap: mm, apart: mm }),
  rounds: z.strictObject({
    columnGap: mm,
    head: mm,
    headPt: mm,
    number: mm,
    numberPt: mm,
    guess: mm,
    code: mm,
  }),
  boxes: z.strictObject({
    above: mm,
    hint: mm,
    hintPt: mm,
    gap: mm,
    head: mm,
    chip: mm,
    numberPt: mm,
    captionPt: mm,
  }),
});
export type NotesFace = z.infer<typeof notesFaceSchema>;
