import * as z from 'zod';
import { type Picture, type PictureCard, pairPictures } from '../deck/index.js';
import { childSign, pictureFace, slotFor } from '../faces/index.js';
import { translate } from '../geometry/index.js';
import { randomFrom } from '../keys/index.js';
import { group } from '../scene/index.js';
import { type Composition, compositionSchema, count, figures } from '../templates/index.js';
import type { Part } from './part.js';
import { artistFor, shapesOn } from './picture-list/artist.js';
import { type DeckPictures, readDeckPictures } from './picture-list/read.js';
import { childMark } from './sheets/child-mark.js';
import { layOutCards, sizeOf } from './sheets/lay-out.js';

const options = z.strictObject({
  face: z.literal('picture'),
  size: z.string(),
  cards: count,
});

/** What the manifest says about a card. */
const recordSchema = z.looseObject({
  number: z.int(),
  pictures: z.array(z.looseObject({ name: z.string(), ...compositionSchema.shape })),
});

/** Pictures on two-faced cards. */
export const pictures = {
  options,

  needs: (job, { cards }) => readDeckPictures(job, cards * 2),

  layOut: (job, { size }, { pictures, nameOf }) => {
    const { setting, templates, recipe } = job;
    const slots = templates.faces.picture();
    const card = sizeOf(job, size);
    const layout = { card, slots, childMark: childMark(templates) };
    const draw = artistFor(
      pictures.map(({ composition }) => composition),
      templates,
    );
    const face = (picture: Picture | undefined, number: number, side: 'A' | 'B') => {
      if (picture === undefined) return [];
      const { composition, childSafe } = picture;
      const shown = { items: draw(composition), name: nameOf(composition), childSafe };
      return pictureFace(setting, shown, number, side, layout);
    };
    const deck = pairPictures(pictures, randomFrom(`${recipe.seed}/pictures`));
    return layOutCards(job, 'pictures', card, deck, ({ id, number, pictures: [front, back] }) => {
      return { id, front: face(front, number, 'A'), back: face(back, number, 'B') };
    });
  },

  record: ({ cards }, { nameOf }) => ({
    cards: cards.map(({ id, number, pictures }) => {
      const recorded = pictures.map(({ composition }) => ({ name: nameOf(composition), ...composition }));
      return { id, number, pictures: recorded };
    }),
  }),

  expects: (templates, { size }, { cards }) => {
    const recorded = z.array(recordSchema).parse(cards);
    const draw = artistFor(
      recorded.flatMap(({ pictures }) => pictures),
      templates,
    );
    const slots = templates.faces.picture();
    const card = templates.sizes[size];
    const { x, y } = slotFor(templates, slots.box, card.width);
    const sign = childSign(templates, slots, card, childMark(templates));
    const shapes = (picture: Composition) =>
      shapesOn(card, [group(translate(x, y), draw(picture)), ...(picture.child_safe ? [] : [sign])]);
    return {
      pictures: recorded.map(({ number, pictures }) => {
        const faces = pictures.map(picture => ({ name: picture.name, shapes: shapes(picture) }));
        return { number: figures(templates.locale, number), faces };
      }),
    };
  },
} satisfies Part<z.infer<typeof options>, DeckPictures, PictureCard>;
