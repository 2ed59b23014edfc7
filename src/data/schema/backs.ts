import * as z from 'zod';
import { COLOURS } from './theme.js';
import { mm } from './units.js';

/** The plain backs of cards, by their names in the files of games. */
export const backsSchema = z.record(
  z.string(),
  z.strictObject({
    pattern: z.enum(['teams', 'cells', 'stars', 'discs', 'diamonds', 'dials']),
    // A finer one is more than a printer shows, and than a reader reads of a page.
    pitch: mm.min(2),
    colour: z.enum(COLOURS),
    ground: z.enum(COLOURS),
  }),
);
export type BackFace = z.infer<typeof backsSchema>[string];
