import * as z from 'zod';
import { type Picture, type PictureCard, pairPictures } from '../deck/index.js';
import { pictureFace } from '../faces/index.js';
import { randomFrom } from '../keys/index.js';
import { checkData, count, figures } from '../templates/index.js';
import { sharingPairs } from '../words/index.js';
import type { Part } from './part.js';
import { type DeckPictures, readDeckPictures } from './picture-list/read.js';
import { expecting, recordedSchema, recordOf } from './picture-list/recorded.js';
import { showing } from './picture-list/shown.js';
import { childMark } from './sheets/child-mark.js';
import { layOutCards, sizeOf } from './sheets/lay-out.js';
import { plainBack } from './sheets/plain-back.js';

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
    const slots = templates.faces.picture();
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
    return layOutCards(job, 'pictures', card, deck, ({ id, number, pictures: [front, back] }) => {
      return { id, front: face(front, number, 'A'), back: face(back, number, 'B') };
    });
  },

  record: ({ cards }, { nameOf }) => ({
    cards: cards.map(({ id, number, pictures }) => {
      return { id, number, pictures: pictures.map(picture => recordOf(picture, nameOf)) };
    }),
  }),

  expects: (templates, { size }, { file, cards }, recipe) => {
    const { cards: recorded } = checkData({ cards }, () => file, recordsSchema);
    const expected = expecting(
      recorded.flatMap(({ pictures }) => pictures),
      { templates, recipe },
      templates.sizes[size],
    );
    return {
      pictures: recorded.map(({ number, pictures }) => {
        return { number: figures(templates.locale, number), faces: pictures.map(expected) };
      }),
    };
  },
} satisfies Part<z.infer<typeof options>, DeckPictures, PictureCard>;
