import * as z from 'zod';
import { batchSchema, ROLES, recipeSchema, rulesBlockSchema } from '../index.js';
import { mapRecordSchema } from './map-record.js';

/** The rules as they are printed, and how they were made to fit: all that they say is read from the paper. */
const rulesRecordSchema = z.object({
  title: z.string(),
  blocks: z.array(rulesBlockSchema),
  /** Of the type sizes of the theme. */
  scale: z.number(),
  /** The first block in the second column, and how many of its lines are still in the first. */
  second: z.object({ block: z.int(), lines: z.int() }),
  /** The width of the first column of each table, in millimetres. */
  keys: z.array(z.number()),
  /** The numbers of lines at the foot: on the mark of words, and the notice. */
  foot: z.tuple([z.int(), z.int()]),
});
export type RulesRecord = z.infer<typeof rulesRecordSchema>;

/** How the template of a screen was made to fit: the same for each team. */
const screenRecordSchema = z.object({
  /** The em of the steps, in millimetres, and how many of them are in the first column. */
  steps: z.object({ size: z.number(), split: z.int() }),
  /** How much smaller the legend is, and where each of its samples starts from its middle before that. */
  legend: z.object({ scale: z.number(), starts: z.array(z.number()) }),
  /** Around the ink of the stamp, from where its line begins. */
  stamp: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});
export type ScreenRecord = z.infer<typeof screenRecordSchema>;

/** The file that a part was made from. */
const sourceSchema = z.object({ file: z.string(), sha256: z.string() });

/** What is on a card, and where it is. The keys depend on the part. */
const cardRecordSchema = z.looseObject({
  id: z.string(),
  words: z
    .array(
      z.looseObject({
        text: z.string(),
        childSafe: z.boolean().optional(),
        /** Manifests of versions before 0.5.0, whose hard words had no mark, don't say. */
        difficulty: z.enum(['easy', 'normal', 'hard']).optional(),
        /** As it is printed above the word. */
        reading: z.string().optional(),
      }),
    )
    .optional(),
  /** For code cards: whose it is, the caption of each digit, and the digit. */
  team: z.enum(ROLES).optional(),
  code: z.array(z.looseObject({ clue: z.string(), keyword: z.int() })).optional(),
  /** Where its faces are: the page, from 1, and millimetres from its top left. */
  places: z
    .array(
      z.looseObject({
        face: z.string(),
        page: z.int(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        /** Clockwise. */
        turn: z.literal([0, 90, 180, 270]).default(0),
      }),
    )
    .readonly()
    .optional(),
});

/** One part of a box: one PDF. */
const partRecordSchema = z.looseObject({
  part: z.string(),
  file: z.string(),
  pages: z.int(),
  sheets: z.int(),
  source: sourceSchema.optional(),
  /** The same for a part that may have several. */
  sources: z.array(sourceSchema).optional(),
  /** For key cards: the role of each letter in `cells`. */
  letters: z.record(z.string(), z.string()).optional(),
  map: mapRecordSchema.optional(),
  rules: rulesRecordSchema.optional(),
  /** For a log: how the head of each column was made to fit, its type size in millimetres. */
  heads: z.record(z.string(), z.object({ size: z.number(), lines: z.int() })).optional(),
  /** The words of a test strip, from the first strength. */
  tried: z.array(z.string()).readonly().optional(),
  screen: screenRecordSchema.optional(),
  cards: z.array(cardRecordSchema),
});
export type PartRecord = z.infer<typeof partRecordSchema>;

/** A file that was written along with the manifest. */
const fileRecordSchema = z.looseObject({ name: z.string(), sha256: z.string().optional() });
export type FileRecord = z.infer<typeof fileRecordSchema>;

/** The manifest of a deck. Version 0.1 kept the checksums of the word list and the map elsewhere. */
export const deckManifestSchema = z.preprocess(
  withSources,
  z.looseObject({
    version: z.string(),
    recipe: recipeSchema,
    /** Checksums of a person's own locale, theme, layouts and fonts; manifests before 0.5.0 don't say. */
    own: z.array(z.string()).optional(),
    files: z.array(fileRecordSchema).default([]),
    parts: z.array(partRecordSchema).default([]),
  }),
);
export type DeckManifest = z.infer<typeof deckManifestSchema>;

/** A file of a batch; in a batch that was merged, also which cards were dealt along with it. */
const batchFileSchema = fileRecordSchema.extend({
  dealt: z.object({ from: z.int().nonnegative(), count: z.int().positive() }).optional(),
});
export type BatchFile = z.infer<typeof batchFileSchema>;

/** The manifest of a batch of key cards. */
export const batchManifestSchema = z.looseObject({
  version: z.string(),
  batch: batchSchema,
  files: z.array(batchFileSchema).default([]),
  /** Over the ids of all cards in their order, a line each: the same in every format, and for any number of parts. */
  cards: z.object({ sha256: z.string() }).optional(),
  /** For a single card that was printed by its id. */
  id: z.string().optional(),
});
export type BatchManifest = z.infer<typeof batchManifestSchema>;

interface OldManifest {
  readonly list?: { readonly file: string; readonly sha256: string };
  readonly parts?: readonly { readonly part: string; readonly map?: { readonly sha256?: string } }[];
}

function withSources(data: unknown): unknown {
  const { list, parts } = (data ?? {}) as OldManifest;
  if (!Array.isArray(parts)) return data;
  const moved = (parts as NonNullable<OldManifest['parts']>).map(part => {
    const old = part?.part === 'words' ? list : part?.map?.sha256 && { file: 'map', sha256: part.map.sha256 };
    return old ? { source: old, ...part } : part;
  });
  return { ...(data as object), parts: moved };
}
