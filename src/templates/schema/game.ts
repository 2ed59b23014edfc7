import * as z from 'zod';
import { count, mm } from './units.js';

export const ROLES = ['red', 'blue', 'green', 'bystander', 'assassin'] as const;
const role = z.enum(ROLES);
export type AgentRole = z.infer<typeof role>;

export const gameSchema = z.strictObject({
  title: z.string(),
  /** A list in the folder of each locale, without its `.csv`. */
  list: z.string(),
  table: count,
  parts: z.strictObject({
    words: z.strictObject({
      face: z.literal('word'),
      size: z.string(),
      cards: count,
      dots: z.int().nonnegative(),
    }),
    agents: z.strictObject({
      face: z.literal('agent'),
      size: z.string(),
      /** A pattern of `faces/backs.yaml`. */
      back: z.string(),
      cards: z.array(
        z.strictObject({ front: role, back: role.optional(), name: z.string().optional(), count }),
      ),
    }),
    keys: z.strictObject({ face: z.literal('key'), cards: count }),
    /** Two-sided tokens, `strip` of them side by side; `look` is one of `faces/token.yaml`. */
    tokens: z
      .strictObject({
        face: z.literal('token'),
        size: z.string(),
        strip: count,
        sets: z.array(z.strictObject({ look: z.string(), count })).min(1),
      })
      .optional(),
    /** `sides` are the roles whose signs its two ends bear; `base` is as wide as the key card asks for. */
    stand: z
      .strictObject({
        face: z.literal('stand'),
        base: mm.positive(),
        sides: z.tuple([role, role]),
        foot: z.string(),
      })
      .optional(),
    rules: z.strictObject({ face: z.literal('rules') }),
    /** A campaign of `templates/campaigns/`. */
    map: z.strictObject({ face: z.literal('map'), campaign: z.string() }).optional(),
    log: z.strictObject({ face: z.literal('log') }).optional(),
  }),
  /** A file of `templates/keys/`. */
  key: z.string(),
});
export type Game = z.infer<typeof gameSchema>;
/** In the order in which they are printed. */
export const PARTS = ['words', 'agents', 'keys', 'tokens', 'stand', 'rules', 'map', 'log'] as const;
export type Part = (typeof PARTS)[number];
