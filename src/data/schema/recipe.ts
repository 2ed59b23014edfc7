import * as z from 'zod';
import { FITS, LOOKS } from '../../platform.js';
import { HAN_SCRIPTS } from '../../words/hanzi/index.js';

export const FLIPS = ['long-edge', 'short-edge', 'none'] as const;
/** How a printer leaves the pile of fronts, printed side up. */
export const PILES = ['first-on-top', 'last-on-top'] as const;

/** What to print. The same recipe, seed and version give the same bytes. */
export const recipeSchema = z.strictObject({
  game: z.string().default('codenames'),
  locale: z.string().default('yue'),
  /** Print a Chinese list in this script instead of its own. */
  script: z.enum(HAN_SCRIPTS).optional(),
  /** Your own list; without it the locale's list for the game. */
  words: z.string().min(1).optional(),
  /** Where pictures come from: `shipped`, `words`, your own folders, or lists (.yaml); without it `shipped`. */
  pictures: z.array(z.string().min(1)).min(1).optional(),
  /** How pictures from a folder look; without it as they are. */
  look: z.enum(LOOKS).optional(),
  /** Whether pictures from a folder are cut to the card or shown whole; without it cut. */
  fit: z.enum(FITS).optional(),
  /** Leave out files of a folder that can't be printed. */
  skipBad: z.boolean().optional(),
  /** Only words and pictures that are safe for children. */
  children: z.boolean().default(false),
  /** Neither those that are not for children nor hard words. */
  easy: z.boolean().optional(),
  seed: z
    .union([z.string(), z.number()], 'templates.seed')
    .transform(latinDigits)
    .pipe(z.string().regex(/\S/, 'templates.seed').max(60))
    .default('1'),
  /** How large word cards are, and the agents that cover them: a name of `sizes.yaml`, or 85x55 in millimetres. */
  cardSize: z.string().min(1).optional(),
  /** Whether words and pictures that are hard or not for children have their sign, or the `unfit` alone; without it all do. */
  mark: z.literal([true, false, 'unfit']).optional(),
  /** Whether word cards show the readings of the list; without it a list of one's own does, and a shipped one doesn't. */
  readings: z.boolean().optional(),
  /** A grid of the game: 5x5, 5x4; without it the game's usual one. */
  grid: z.string().optional(),
  /** How boldly keywords are printed for a red filter, from 1, faint, to 9, bold; without it they are printed plain. */
  scramble: z.int().min(1).max(9).optional(),
  /** Number of key cards; without it as many as the box holds. */
  keys: z.int().positive().max(100_000).optional(),
  /** Number of note sheets; without it as many as the box holds. */
  notes: z.int().positive().max(1000).optional(),
  paper: z.string().default('A4'),
  flip: z.enum(FLIPS).default('long-edge'),
  /** All fronts first, then the pile is turned over by hand, then all backs; without it the printer turns each sheet. */
  manualDuplex: z.enum(PILES).optional(),
  /** Whether backs that show only a pattern are printed; without it they are. */
  backs: z.boolean().optional(),
  /** Parts of the box; without it all of them. */
  only: z.array(z.string()).min(1).optional(),
  /** The campaign of the mission map: its name, or your own file; without it that of the box. */
  map: z.string().min(1).optional(),
  /** Print the map twice on a sheet, to be cut in two. */
  twoUp: z.boolean().optional(),
  /** Player skill used for the difficulty stars: the name of a pair, or your own file. */
  pair: z.string().min(1).optional(),
  /** The name of a theme, or your own file. */
  theme: z.string().default('dossier'),
  /** A picture of the first pages, to look at before printing. */
  contact: z.boolean().default(true),
  out: z.string().min(1).optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;
export type RecipeInput = z.input<typeof recipeSchema>;

/** A seed is the same whether its digits are typed as 1, ۱ or ١. */
function latinDigits(seed: string | number): string {
  return String(seed).replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit =>
    String((digit.codePointAt(0) as number) & 15),
  );
}
