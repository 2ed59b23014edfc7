import * as z from 'zod';
import { compositionSchema } from '../../data/index.js';
import type { ExpectedPicture, ExpectedShape } from '../../proof/index.js';
import { type Size, translate } from '../../scene/geometry/index.js';
import { group } from '../../scene/index.js';
import { slotFor } from '../../text/typesetting/index.js';
import { childMark, isMarked, type WordFlags } from '../child-mark.js';
import { artistFor, shapesOn } from '../elements/artist.js';
import type { Job } from '../job.js';
import type { Picture } from './cards.js';
import { childSign } from './face.js';
import { pictureMeasures } from './measures.js';
import { photoPlace } from './photo.js';
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

/** What the read-back must find on the face of each record. */
export function expecting(
  recorded: readonly Recorded[],
  job: Pick<Job, 'templates' | 'recipe'>,
  card: Size,
): (recorded: Recorded) => ExpectedPicture {
  const { templates } = job;
  const draw = artistFor(recorded.filter(isComposed), templates);
  const slots = templates.measures(pictureMeasures);
  const mark = childMark(job);
  const signs = (flags: WordFlags) =>
    mark && isMarked(flags, mark.on) ? shapesOn(card, [childSign(templates, slots, card, mark.sign)]) : [];
  return picture => {
    const { name, child_safe: childSafe } = picture;
    if (isComposed(picture)) {
      const { x, y } = slotFor(templates, slots.box, card.width);
      const shapes = shapesOn(card, [group(translate(x, y), draw(picture))]);
      return { name, shapes: [...shapes, ...signs({ childSafe })], texts: [] };
    }
    if ('word' in picture && typeof picture.word === 'string')
      return {
        name,
        shapes: signs(flagsOf(picture)),
        texts: [picture.word],
      };
    const { embedded, caption } = photoSchema.parse(picture);
    const slot = slotFor(templates, slots.photo, card.width);
    const place = photoPlace(slots, embedded, caption !== undefined);
    const box = { ...place, x: slot.x + place.x - card.width / 2, y: slot.y + place.y - card.height / 2 };
    const image: ExpectedShape = { fill: 'image', image: embedded.fingerprint, box, hidden: false };
    return { name, shapes: [image, ...signs({ childSafe })], texts: caption === undefined ? [] : [caption] };
  };
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
