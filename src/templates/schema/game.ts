import * as z from 'zod';
import { count } from './units.js';

export const ROLES = ['red', 'blue', 'green', 'bystander', 'assassin'] as const;
export type AgentRole = (typeof ROLES)[number];

/** The entries of `parts` are read by the parts themselves: `src/parts/`. */
export const gameSchema = z.strictObject({
  title: z.string(),
  /** A list in the folder of each locale, without its `.csv`. */
  list: z.string(),
  table: count,
  parts: z.record(z.string(), z.unknown()),
  /** A file of `templates/keys/`, for a box with key cards. */
  key: z.string().optional(),
});
export type Game = z.infer<typeof gameSchema>;
