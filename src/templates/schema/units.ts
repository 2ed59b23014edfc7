import * as z from 'zod';

// Most schemas are used once in a run, and compiling one takes longer than using it. Here, because it counts only for
// schemas that are made later, and these are the first.
z.config({ jitless: true });

/** Millimetres, or points where the name ends in `Pt`. */
export const mm = z.number().nonnegative();
/** `code` is that of the sentence about any other text. */
export const hexColour = (code: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, code)
    .toLowerCase();
export const colour = hexColour('templates.colour');
export const rect = z.strictObject({ x: mm, y: mm, width: mm, height: mm });
export const count = z.int().positive();

const dash = z.array(mm.positive()).min(2);
/** The lines of a fold-and-glue template: solid ones are cut, dashed ones folded. */
export const foldLines = z.strictObject({ stroke: mm, mountain: dash, valley: dash });
export type FoldLines = z.infer<typeof foldLines>;
