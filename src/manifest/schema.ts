import * as z from 'zod';
import { batchSchema, recipeSchema } from '../templates/index.js';

/** What is on a printed map. */
const mapRecordSchema = z.object({
  cities: z.array(z.object({ name: z.string(), tokens: z.int(), mistakes: z.int() })),
  /** Indices into `cities`. */
  routes: z.array(z.tuple([z.int(), z.int()])),
  /** How often the map is on its page. */
  copies: z.int(),
  /** In the legend: whose chances the stars tell. Manifests of earlier versions don't say. */
  heading: z.string().optional(),
});
export type MapRecord = z.infer<typeof mapRecordSchema>;

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
  /** For code cards: the caption of each digit, and the digit. */
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
