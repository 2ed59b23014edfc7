import * as z from 'zod';

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
