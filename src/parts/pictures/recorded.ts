import * as z from 'zod';
import { compositionSchema } from '../../data/index.js';
import type { WordFlags } from '../child-mark.js';
import type { Picture } from './cards.js';
import type { DeckPictures } from './read.js';
import { nameOfPicture } from './shown.js';

const composedSchema = z.looseObject({ name: z.string(), ...compositionSchema.shape });
const photoSchema = z.looseObject({
  name: z.string(),
  /** The name of the file, and the checksum that it had. */
  file: z.string(),
  sha256: z.string(),
  caption: z.string().optional(),
  child_safe: z.boolean().optional(),
  /** The JPEG in the PDF; the fingerprint is the lightness of 10 x 10 parts of it. */
  embedded: z.looseObject({
    sha256: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    fingerprint: z.string(),
  }),
});
const wordSchema = z.looseObject({
  name: z.string(),
  word: z.string(),
  child_safe: z.boolean().optional(),
  difficulty: z.enum(['easy', 'normal', 'hard']).optional(),
});

/** What the manifest says about a face. */
export const recordedSchema = z.union([photoSchema, wordSchema, composedSchema], 'manifest.picture');
export type Recorded = z.infer<typeof recordedSchema>;

export function recordOf(picture: Picture, nameOf: DeckPictures['nameOf']): Recorded {
  const name = nameOfPicture(picture, nameOf);
  switch (picture.kind) {
    case 'composed':
      return { name, ...picture.composition };
    case 'photo': {
      const { name: file, source, raster, fingerprint, caption, childSafe } = picture.photo;
      return {
        name,
        file,
        sha256: source,
        ...(caption === undefined ? {} : { caption }),
        ...(childSafe === undefined ? {} : { child_safe: childSafe }),
        embedded: { sha256: raster.id, ...raster.size, fingerprint },
      };
    }
    case 'word': {
      const { text: word, childSafe: child_safe, difficulty } = picture;
      return { name, word, child_safe, ...(difficulty === undefined ? {} : { difficulty }) };
    }
  }
}

export function isComposed(picture: Recorded): picture is z.infer<typeof composedSchema> {
  return 'host' in picture;
}

/** A word among pictures. */
export function wordOf(picture: Recorded): string | undefined {
  return 'word' in picture && typeof picture.word === 'string' ? picture.word : undefined;
}

/** A photograph; throws for what is none. */
export function photoOf(picture: Recorded): z.infer<typeof photoSchema> {
  return photoSchema.parse(picture);
}

/** What the moon stands on. */
export function flagsOf(picture: Recorded): WordFlags {
  const { child_safe: childSafe } = picture;
  if (wordOf(picture) === undefined) return { childSafe };
  return { childSafe, difficulty: wordSchema.parse(picture).difficulty };
}
