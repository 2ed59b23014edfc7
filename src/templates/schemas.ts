import * as z from 'zod';

/** What the files of `templates/` hold. Millimetres, unless the name ends in `Pt`. */

const mm = z.number().nonnegative();
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is written "#rrggbb"')
  .toLowerCase();
const rect = z.strictObject({ x: mm, y: mm, width: mm, height: mm });

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
  slug: z.strictObject({ sizePt: mm, smallPt: mm, colour, ruler: mm }),
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

export const wordFaceSchema = z.strictObject({
  frame: rect.extend({ stroke: mm }),
  tab: mm,
  hole: z.strictObject({ x: mm, y: mm, r: mm }),
  label: rect.extend({ radius: mm }),
  word: rect,
  rule: z.strictObject({ x1: mm, x2: mm, y: mm, stroke: mm }),
  reverse: rect,
  number: z.strictObject({ x: mm, y: mm, sizePt: mm }),
  reading: z.strictObject({ x: mm, y: mm, sizePt: mm }),
  child: z.strictObject({ x: mm, y: mm, r: mm }),
  dots: z.strictObject({ x: mm, y: mm, r: mm, gap: mm }),
});
export type WordFace = z.infer<typeof wordFaceSchema>;

export const keyFaceSchema = z.strictObject({
  grid: z.strictObject({ margin: mm, gap: mm, radius: mm, sign: z.number().min(0.1).max(0.8) }),
  panel: z.strictObject({ inset: mm, radius: mm, stroke: mm }),
  lamp: z.strictObject({ length: mm, width: mm, stroke: mm }),
  arrow: z.strictObject({ length: mm, height: mm }),
  id: z.strictObject({ x: mm, y: mm, sizePt: mm }),
});
export type KeyFace = z.infer<typeof keyFaceSchema>;

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

export const agentFaceSchema = z.strictObject({
  panel: rect.extend({ radius: mm }),
  band: z.strictObject({ width: mm }),
  symbol: z.strictObject({ x: mm, y: mm, size: mm }),
  name: z.strictObject({ x: mm, y: mm, sizePt: mm, width: mm }),
  letter: z.strictObject({ x: mm, y: mm, size: mm }),
  corner: z.strictObject({ size: mm }),
  portrait: z.strictObject({ x: mm, y: mm, size: mm }),
});
export type AgentFace = z.infer<typeof agentFaceSchema>;

export const backsSchema = z.record(
  z.string(),
  z.strictObject({
    pattern: z.enum(['teams', 'cells', 'stars']),
    pitch: mm.positive(),
    colour: z.enum(COLOURS),
    ground: z.enum(COLOURS),
  }),
);
export type BackFace = z.infer<typeof backsSchema>[string];

export const tokenFaceSchema = z.strictObject({
  panel: rect.extend({ radius: mm, stroke: mm }),
  caption: z.strictObject({ x: mm, y: mm, width: mm, sizePt: mm }),
  number: z.strictObject({ x: mm, y: mm, sizePt: mm }),
  figure: z.strictObject({ x: mm, y: mm, size: mm }),
  arrow: z.strictObject({ x: mm, y: mm, size: mm }),
  tick: z.strictObject({ x: mm, y: mm, size: mm }),
  looks: z.record(
    z.string(),
    z.strictObject({
      ground: z.enum(COLOURS),
      dark: z.enum(COLOURS),
      arrow: z.enum(COLOURS),
      tick: z.enum(COLOURS),
    }),
  ),
});
export type TokenFace = z.infer<typeof tokenFaceSchema>;

export const standFaceSchema = z.strictObject({
  wall: mm,
  slope: mm,
  floor: mm,
  glue: mm,
  depth: mm,
  slot: mm,
  slotOnSlope: mm,
  stroke: mm,
});
export type StandFace = z.infer<typeof standFaceSchema>;

export const statisticsFaceSchema = z.strictObject({
  page: z.strictObject({ margin: mm, columnGap: mm, foot: mm }),
  frame: z.strictObject({ inset: mm, stroke: mm, cut: mm, hole: mm }),
  head: z.strictObject({ title: mm, titlePt: mm, subtitle: mm, subtitlePt: mm, rule: mm, height: mm }),
  /** `tilt` in degrees. */
  stamp: z.strictObject({ height: mm, sizePt: mm, stroke: mm, pad: mm, tilt: z.number().min(-10).max(10) }),
  panel: z.strictObject({
    width: mm.positive(),
    columnGap: mm,
    rowGap: mm,
    head: mm,
    foot: mm,
    chip: mm,
    namePt: mm,
    textPt: mm,
  }),
  /** `ring` is a share of a cell, `most` in standard deviations. */
  cell: z.strictObject({
    gap: mm,
    radius: mm,
    largest: mm.positive(),
    sizePt: mm,
    ring: z.number().min(0).max(0.3),
    most: z.number().min(1),
  }),
  chart: z.strictObject({
    width: mm.positive(),
    rowGap: mm,
    title: mm,
    note: mm,
    head: mm,
    foot: mm,
    scale: mm,
    /** A share of the room of a bar. */
    bar: z.number().min(0.1).max(1),
    widest: mm.positive(),
    titlePt: mm,
    textPt: mm,
    figurePt: mm,
  }),
  legend: z.strictObject({ above: mm, height: mm, scale: mm, verdictPt: mm, textPt: mm }),
});
export type StatisticsFace = z.infer<typeof statisticsFaceSchema>;

const positive = mm.positive();
export const mapFaceSchema = z.strictObject({
  scales: z.array(z.number().positive()).min(1),
  head: z.strictObject({
    height: mm,
    titlePt: mm,
    overPt: mm,
    linePt: mm,
    fieldPt: mm,
    rule: mm,
    width: positive,
    tall: positive,
    least: z.number().min(0.3).max(1),
  }),
  foot: z.strictObject({ height: mm, textPt: mm }),
  frame: z.strictObject({ strip: mm, line: mm, outer: mm, degreesPt: mm, degrees: mm, net: positive }),
  coast: z.strictObject({ stroke: mm, waves: z.array(mm), wave: mm, border: mm, borderDash: z.array(mm) }),
  city: z.strictObject({
    r: positive,
    stroke: mm,
    tokensPt: mm,
    small: positive,
    mistakesPt: mm,
    /** In degrees. */
    turn: z.number().min(0).max(90),
    ring: mm,
    inset: z.strictObject({ x: mm, y: mm }),
    edge: mm,
    apart: mm,
  }),
  label: z.strictObject({
    namePt: mm,
    notePt: mm,
    lines: mm,
    box: mm,
    boxStroke: mm,
    star: mm,
    starGap: mm,
    plate: mm,
    gap: mm,
    edge: mm,
  }),
  route: z.strictObject({ stroke: mm, casing: mm, gap: mm }),
  schematic: z.strictObject({ pitch: positive, apart: positive, shore: mm, waves: z.array(mm) }),
  compass: z.strictObject({ r: mm, least: mm }),
  /** Chances, the highest first. */
  stars: z.array(z.number().min(0).max(1)).length(4),
});
export type MapFace = z.infer<typeof mapFaceSchema>;

export const logFaceSchema = z.strictObject({
  head: z.strictObject({ titlePt: mm, fieldPt: mm, field: mm, height: mm }),
  foot: z.strictObject({ textPt: mm, height: mm }),
  table: z.strictObject({
    head: mm,
    headPt: mm,
    numberPt: mm,
    rows: z.int().positive(),
    least: mm,
    most: mm,
    /** Shares of the width, in reading order. */
    columns: z.record(z.string(), z.number().positive()),
  }),
});
export type LogFace = z.infer<typeof logFaceSchema>;
