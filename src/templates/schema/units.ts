import * as z from 'zod';

/** Millimetres, or points where the name ends in `Pt`. */
export const mm = z.number().nonnegative();
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is written "#rrggbb"')
  .toLowerCase();
export const rect = z.strictObject({ x: mm, y: mm, width: mm, height: mm });
