import * as z from 'zod';

// Most schemas are used once in a run, and compiling one takes longer than using it. Here, because it counts only for
// schemas that are made later, and these are the first.
z.config({ jitless: true });

/** Millimetres; no paper is a metre wide. */
export const mm = z.number().min(0).max(1000);
/** A size of type in points: smaller leaves no ink, larger fits no page. */
export const pt = z.number().min(3).max(100);
/** From nothing to all. */
export const share = z.number().min(0).max(1);
/** The width of a line in millimetres: a wider one would cover what it belongs to. */
export const lineWidth = z.number().min(0.05).max(3);
/** The size of a sign in millimetres: nobody tells a smaller one across a table. */
export const signSize = mm.min(3);
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
export const foldLines = z.strictObject({ stroke: lineWidth, mountain: dash, valley: dash });
export type FoldLines = z.infer<typeof foldLines>;
