import * as z from 'zod';
import { isMarked, pairWords, type WordCard } from '../deck/index.js';
import { type WordRoom, type WordSizes, wordChildSign, wordFace, wordFrame } from '../faces/index.js';
import { randomFrom } from '../keys/index.js';
import type { PartRecord } from '../manifest/index.js';
import { count, type Recipe, type Templates } from '../templates/index.js';
import { sharingPairs } from '../words/index.js';
import type { Job } from './job.js';
import type { ExpectedContent, Laid, Part } from './part.js';
import { shapesOn } from './picture-list/artist.js';
import { childMark, childSign, markedBy } from './sheets/child-mark.js';
import { layOutCards, sizeOf } from './sheets/lay-out.js';
import { type DeckWords, type ListUse, readDeckWords, wordsOnTable } from './word-list/read-list.js';

const options = z.strictObject({
  face: z.literal('word'),
  size: z.string(),
  cards: count,
  /** How many grey dots a face has, to tell the words of two games apart. */
  dots: z.int().nonnegative(),
});

/** Words on two-faced cards, all in one size if they fit. */
export const words = {
  options,

  recipeKeys: ['cardSize', 'readings'],

  needs: async (job, { cards }) => {
    const value = await readDeckWords(job, wordUse(job, cards));
    const { problems, review, file, bytes } = value;
    const extras: Record<string, string> = review === undefined ? {} : { 'review.csv': review };
    return { value, problems, source: { file, bytes }, extras };
  },

  list: words => words,

  layOut: (job, options, { words, sizes }) => {
    const { seed } = job.recipe;
    const { id: locale } = job.templates.locale;
    const texts = words.map(word => word.text);
    const deck = pairWords(words, sharingPairs(texts, locale), randomFrom(`${seed}/words`));
    const { cards, sharingBefore, sharingAfter } = deck;
    const tally = { words: { count: words.length, sharingBefore, sharingAfter } };
    return { ...layOutWordCards(job, options, cards, sizes), tally };
  },

  record: ({ cards }) => ({
    cards: cards.map(({ id, words }) => {
      return {
        id,
        words: words.map(({ text, childSafe, difficulty, reading }) => {
          return {
            text,
            childSafe,
            ...(difficulty === undefined ? {} : { difficulty }),
            ...(reading === undefined ? {} : { reading }),
          };
        }),
      };
    }),
  }),

  expects: (templates, { dots, size }, { cards }, recipe) => {
    const words = cards.flatMap(({ words = [] }) => words);
    const { width, height } = templates.sizes[size];
    const card = { width, height };
    const slots = templates.faces.word();
    const marked = markedBy(recipe);
    return {
      dots,
      words: words.map(({ text }) => text),
      childMark: {
        shapes: shapesOn(card, [wordChildSign(templates, slots, card, childSign(templates))]),
        words: marked ? words.filter(word => isMarked(word, marked)).map(({ text }) => text) : [],
      },
      ...expectedReadings(words, recipe),
    };
  },
} satisfies Part<z.infer<typeof options>, DeckWords, WordCard>;

/** A manifest of an older version says nothing of readings. */
function expectedReadings(
  words: NonNullable<PartRecord['cards'][number]['words']>,
  { readings }: Recipe,
): Pick<ExpectedContent, 'readings'> {
  const read = words.flatMap(({ text, reading }) => (reading === undefined ? [] : [[text, reading]]));
  return read.length > 0 || readings === false ? { readings: Object.fromEntries(read) } : {};
}

/** What the words of a deck with so many cards are for. */
export function wordUse({ templates }: Job, cards: number): ListUse {
  const counts = { box: cards * 2, game: wordsOnTable(templates) * 2, least: 2 };
  return { counts, room: wordRoom(templates), readings: true };
}

/** The room for a word on a card. */
export function wordRoom({ faces, wordScale: scale }: Templates): WordRoom {
  const { word, lines } = faces.word();
  return { ...word, scale, lines };
}

/** Word cards on sheets; `sizes` has the size of every word. */
export function layOutWordCards(
  job: Job,
  { size, dots }: Pick<z.infer<typeof options>, 'size' | 'dots'>,
  cards: readonly WordCard[],
  sizes: WordSizes,
): Laid<WordCard> {
  const { setting, templates } = job;
  const slots = templates.faces.word();
  const card = sizeOf(job, size);
  const frames = { A: wordFrame(setting, 'A', slots, card), B: wordFrame(setting, 'B', slots, card) };
  const layout = { card, slots, sizes, frames, dots, childMark: childMark(job) };
  const face = (card: WordCard, name: 'A' | 'B') => wordFace(setting, card, name, layout);
  const draw = (card: WordCard) => ({ id: card.id, front: face(card, 'A'), back: face(card, 'B') });
  return layOutCards(job, 'words', card, cards, draw);
}
