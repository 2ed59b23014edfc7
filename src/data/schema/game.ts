import * as z from 'zod';
import { count } from './units.js';

export const ROLES = ['red', 'blue', 'green', 'bystander', 'assassin'] as const;
export type AgentRole = (typeof ROLES)[number];

/** The entries of `parts` are read by the parts themselves: `src/parts/`. */
export const gameSchema = z.strictObject({
  title: z.string(),
  /** A list in the folder of each locale, without its `.csv`. */
  list: z.string(),
  /** Files of `templates/grids/`, the usual one first. */
  grids: z.array(z.string()).default([]),
  /** Words on the table in one game, for a game without a grid. */
  table: count.optional(),
  parts: z.record(z.string(), z.unknown()),
});

const role = z.enum(ROLES);

/** What depends on the grid of cards on the table. */
export const gridSchema = z.strictObject({
  /** A file of `templates/keys/`. */
  key: z.string(),
  /** Key cards in a box. */
  keys: count,
  /** The string that says how the key card goes into its stand. */
  foot: z.string(),
  /** Agents that look alike; without `back`, their back is a pattern. `name` names them in place of the role. */
  agents: z.array(z.strictObject({ front: role, back: role.optional(), name: z.string().optional(), count })),
});
export type AgentPlan = z.infer<typeof gridSchema>['agents'][number];
