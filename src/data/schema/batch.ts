import * as z from 'zod';
import { recipeSchema } from './recipe.js';

export const KEY_FORMATS = ['pdf', 'json', 'csv', 'txt'] as const;

const wholeNumber = z.int().min(0);

/** Constraints on the cards of a batch, beyond the rules of their kind. */
export const wishesSchema = z.strictObject({
  /** What a cell holds, such as `C3: assassin`: a role, or `starting` and `other` for the teams. */
  fixed: z.record(z.string(), z.string()).optional(),
  /** No row or column of a single role. */
  mixedLines: z.boolean().optional(),
  /** No connected group of one team larger than this. */
  touching: wholeNumber.optional(),
  /** Any two cards differ in at least this many cells, however they are turned. */
  distance: wholeNumber.optional(),
  /** `equal`, or the team that starts every card. */
  starts: z.string().optional(),
  /** Over the batch, each team has each cell equally often. */
  balanced: z.boolean().optional(),
});
export type BatchWishes = z.infer<typeof wishesSchema>;

/** A batch of key cards: what to deal, and the files to write. */
export const batchSchema = z.strictObject({
  /** The name of a kind, or your own file. */
  kind: z.string().default('codenames'),
  count: z.int().min(1).default(40),
  /** Skip the first n cards of this seed. */
  from: wholeNumber.default(0),
  /** Of a part that was dealt by itself: the batch that all parts make up. Names of files sort in it. */
  whole: z.strictObject({ from: wholeNumber, count: z.int().min(1) }).optional(),
  seed: recipeSchema.shape.seed,
  format: z.enum(KEY_FORMATS).default('pdf'),
  /** Sheets per file; without it one file holds all. */
  sheets: z.int().min(1).optional(),
  locale: recipeSchema.shape.locale,
  paper: recipeSchema.shape.paper,
  flip: recipeSchema.shape.flip,
  theme: recipeSchema.shape.theme,
  wishes: wishesSchema.optional(),
});
export type Batch = z.infer<typeof batchSchema>;
export type BatchInput = z.input<typeof batchSchema>;
