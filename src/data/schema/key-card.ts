import * as z from 'zod';
import { COLOURS } from './theme.js';
import { count, hexColour, mm } from './units.js';

/** The signs of roles. Each looks the same whichever edge of the card is up, but for the bar, which says little. */
export const SIGNS = ['disc', 'diamond', 'bar', 'cross', 'star', 'square', 'ring', 'plus'] as const;
export type Sign = (typeof SIGNS)[number];

/** A colour of the theme, or one of its own. */
const paint = z.union([z.enum(COLOURS), hexColour('templates.paint')], 'templates.paint');
const roleLook = z.strictObject({
  ground: paint,
  mark: paint,
  edge: paint.optional(),
  sign: z.enum(SIGNS),
  letters: z.string().min(1),
});
export type RoleLook = Omit<z.infer<typeof roleLook>, 'letters'>;

/** One kind of key card: its rules as the room `keys` knows them, and how its roles are drawn and typed. */
export const keyTemplateSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'templates.key-id'),
  letter: z.string().length(1),
  columns: count,
  rows: count,
  teams: z.array(z.string()),
  counts: z.record(z.string(), z.int().nonnegative()),
  turns: z.array(z.literal([0, 90, 180, 270])).min(1),
  faces: z.record(z.string(), z.tuple([z.string(), z.string()])).optional(),
  swap: z.boolean().default(false),
  roles: z.record(z.string(), roleLook),
  /** A name in `sizes.yaml`, or a size of its own. */
  size: z.union(
    [z.string(), z.strictObject({ width: mm.positive(), height: mm.positive(), radius: mm.default(3) })],
    'templates.card-size',
  ),
});

const words = z.array(z.string().min(1));
/** What people write in key cards of their own: for roles, and around a team and the number of a card. */
export const keyWordsSchema = z.strictObject({
  roles: z.record(z.string(), words),
  starts: words,
  card: words,
});
