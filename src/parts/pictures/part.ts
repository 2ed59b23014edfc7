import * as z from 'zod';
import { checkData, count, figures } from '../../data/index.js';
import { randomFrom } from '../../keys/index.js';
import { sharingPairs } from '../../words/index.js';
import { childMark } from '../child-mark.js';
import { artistFor } from '../elements/artist.js';
import { layOutCards, sizeOf } from '../lay-out.js';
import type { Part } from '../part.js';
import { patternSlots, plainBack } from '../plain-back.js';
import { claimedFaces } from '../slots.js';
import { type Picture, type PictureCard, pairPictures } from './cards.js';
import { pictureFace } from './face.js';
import { pictureMeasures } from './measures.js';
import { type DeckPictures, readDeckPictures } from './read.js';
import { flagsOf, isComposed, recordedSchema, recordOf } from './recorded.js';
import { showing } from './shown.js';
import { pictureSlots } from './slots.js';

const options = z.strictObject({
  face: z.literal('picture'),
  size: z.string(),
  cards: count,
  /** A pattern in `faces/backs.yaml`, for a card without a second picture. */
  back: z.string(),
});

/** What the manifest says about the cards. */
export const recordsSchema = z.strictObject({
  cards: z.array(z.looseObject({ number: z.int(), pictures: z.array(recordedSchema) })),
});

/** Pictures on two-faced cards: composed, from a folder, or words among them. */
export const pictures = {
  options,

  recipeKeys: ['pictures', 'look', 'fit', 'skipBad'],

  needs: (job, { cards }, tell) => readDeckPictures(job, cards * 2, tell),

  list: ({ list }) => list,

  layOut: (job, { size, back }, needs) => {
    const { setting, templates, recipe } = job;
    const slots = templates.measures(pictureMeasures);
    const card = sizeOf(job, size);
    const layout = { card, slots, childMark: childMark(job) };
    const show = showing(job, needs);
    const plain = plainBack(job, 'pictures', back, card);
    const face = (picture: Picture | undefined, number: number, side: 'A' | 'B') =>
      picture === undefined ? plain : pictureFace(setting, show(picture), number, side, layout);
    const deck = pairPictures(
      needs.pictures,
      words => sharingPairs(words, templates.locale.id),
      randomFrom(`${recipe.seed}/pictures`),
    );
    return layOutCards(job, { part: 'pictures', card }, deck, ({ id, number, pictures: [front, back] }) => {
      return { id, front: face(front, number, 'A'), back: face(back, number, 'B') };
    });
  },

  record: ({ cards }, { nameOf }) => ({
    cards: cards.map(({ id, number, pictures }) => {
      return { id, number, pictures: pictures.map(picture => recordOf(picture, nameOf)) };
    }),
  }),

  sheets: (templates, { size }) => ({ part: 'pictures', card: sizeOf({ templates }, size) }),

  expects: (templates, { size, back }, { file, cards }, recipe) => {
    const { cards: recorded } = checkData({ cards }, () => file, recordsSchema);
    const card = templates.sizes[size];
    const all = recorded.flatMap(({ pictures }) => pictures);
    const mark = childMark({ templates, recipe });
    const slots = pictureSlots({ templates, card, draw: artistFor(all.filter(isComposed), templates), mark });
    const pattern = recipe.backs === false ? [] : patternSlots(templates, back, card);
    const faces = claimedFaces(
      cards,
      (_, face, at) => {
        const { number, pictures } = recorded[at];
        const picture = pictures[face === 'front' ? 0 : 1];
        return picture === undefined ? pattern : slots(picture, flagsOf(picture), number, face);
      },
      {
        bleed: templates.sheet.bleed,
        counts: (face, at) => (recorded[at].pictures[face === 'front' ? 0 : 1] ? 'pictures' : undefined),
        printed: (_, face, at) => {
          const { number, pictures } = recorded[at];
          const [front, back = front] = pictures;
          const word = (face === 'front' ? front : back)?.name ?? '';
          return { number: figures(templates.locale, number), word };
        },
      },
    );
    return faces && { faces, unlawful: [] };
  },
} satisfies Part<z.infer<typeof options>, DeckPictures, PictureCard>;
