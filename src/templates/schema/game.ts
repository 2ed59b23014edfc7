import * as z from 'zod';
import { colour, mm } from './units.js';

/** What the files of `templates/` hold, but for the slots of faces. */

export const papersSchema = z.record(z.string(), z.strictObject({ width: mm, height: mm }));

export const sizesSchema = z.record(z.string(), z.strictObject({ width: mm, height: mm, radius: mm }));
export type CardSize = z.infer<typeof sizesSchema>[string];

export const sheetSchema = z.strictObject({
  margin: mm,
  safeMargin: mm,
  printable: mm,
  bleed: mm,
  gutter: mm,
  fold: mm,
  slugBand: mm,
  marks: z.strictObject({ thickness: mm.min(0.25), offset: mm, length: mm, arm: mm, colour }),
  slug: z.strictObject({
    sizePt: mm,
    smallPt: mm,
    colour,
    ruler: mm,
    ticks: z.strictObject({ ten: mm, five: mm, one: mm }),
    side: mm,
    widest: mm.positive(),
    fold: mm,
  }),
});
export type SheetStyle = z.infer<typeof sheetSchema>;

export const ROLES = ['red', 'blue', 'green', 'bystander', 'assassin'] as const;
const role = z.enum(ROLES);
export type AgentRole = z.infer<typeof role>;

const count = z.int().positive();
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

export const fontsSchema = z.strictObject({
  files: z.record(z.string(), z.string()),
  scripts: z.record(
    z.string(),
    z.strictObject({ words: z.array(z.string()).min(1), text: z.array(z.string()).min(1) }),
  ),
});

export const COLOURS = [
  'ink',
  'quiet',
  'paper',
  'label',
  'hairline',
  'frameA',
  'frameB',
  'red',
  'redDark',
  'redTint',
  'blue',
  'blueDark',
  'blueTint',
  'green',
  'greenDark',
  'greenTint',
  'bystander',
  'bystanderDark',
  'bystanderTint',
  'assassin',
  'assassinTint',
] as const;
export const themeSchema = z.strictObject({
  colours: z.strictObject(
    Object.fromEntries(COLOURS.map(name => [name, colour])) as Record<
      (typeof COLOURS)[number],
      typeof colour
    >,
  ),
  fonts: z.strictObject({ words: z.string().optional(), text: z.string().optional() }),
  word: z.strictObject({
    most: mm.min(1),
    least: mm.min(1),
    spare: z.number().min(0).max(1),
    reverse: z.number().min(0.2).max(1),
  }),
  text: z.strictObject({ titlePt: mm, headPt: mm, bodyPt: mm, smallPt: mm }),
});
export type Theme = z.infer<typeof themeSchema>;

/** A person's own theme: only what differs from the default. */
export const ownThemeSchema = z.strictObject({
  colours: themeSchema.shape.colours.partial().optional(),
  fonts: themeSchema.shape.fonts.optional(),
  word: themeSchema.shape.word.partial().optional(),
  text: themeSchema.shape.text.partial().optional(),
});

/** The signs of roles. Each looks the same whichever edge of the card is up, but for the bar, which says little. */
export const SIGNS = ['disc', 'diamond', 'bar', 'cross', 'star', 'square', 'ring', 'plus'] as const;
export type Sign = (typeof SIGNS)[number];

const paint = z.union(
  [z.enum(COLOURS), colour],
  'Name a colour of the theme, such as "red", or write "#rrggbb"',
);
const roleLook = z.strictObject({
  /** A colour of the theme, or one of its own. */
  ground: paint,
  mark: paint,
  edge: paint.optional(),
  sign: z.enum(SIGNS),
  letters: z.string().min(1),
});
export type RoleLook = Omit<z.infer<typeof roleLook>, 'letters'>;

/** One kind of key card: its rules as the room `keys` knows them, and how its roles are drawn and typed. */
export const keyTemplateSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'Use small letters, figures and "-"'),
  letter: z.string().length(1),
  columns: count,
  rows: count,
  teams: z.array(z.string()),
  counts: z.record(z.string(), z.int().nonnegative()),
  turns: z.array(z.literal([0, 90, 180, 270], 'Use 0, 90, 180 and 270')).min(1, 'Give 0 at least'),
  faces: z.record(z.string(), z.tuple([z.string(), z.string()])).optional(),
  swap: z.boolean().default(false),
  roles: z.record(z.string(), roleLook),
  /** A name in `sizes.yaml`, or a size of its own. */
  size: z.union([
    z.string(),
    z.strictObject({ width: mm.positive(), height: mm.positive(), radius: mm.default(3) }),
  ]),
});
