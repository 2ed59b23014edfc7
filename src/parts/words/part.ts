import * as z from 'zod';
import { count, figures, type Templates } from '../../data/index.js';
import { randomFrom } from '../../keys/index.js';
import { sharingPairs } from '../../words/index.js';
import { childMark } from '../child-mark.js';
import type { Job } from '../job.js';
import { layOutCards, sizeOf } from '../lay-out.js';
import type { CardSheets, Laid, Part } from '../part.js';
import { type CardRecord, claimedFaces } from '../slots.js';
import { type DeckWords, type ListUse, readDeckWords, wordsOnTable } from '../word-list/read-list.js';
import { pairWords, type WordCard } from './cards.js';
import { wordFace } from './face.js';
import { wordFrame } from './frame.js';
import { wordMeasures } from './measures.js';
import type { WordRoom, WordSizes } from './sizes.js';
import { wordSlots } from './slots.js';

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

  sheets: (templates, { size }) => wordSheets(templates, size),

  expects: (templates, { dots, size }, { cards }, recipe) => {
    const slots = wordSlots({ templates, recipe, card: sizeOf({ templates }, size), dots });
    const printed = ({ words = [] }: CardRecord, face: string, at: number) => {
      const { text } = words[face === 'front' ? 0 : 1] ?? words[0];
      return { number: figures(templates.locale, at + 1), word: text };
    };
    const faces = claimedFaces(cards, slots, { printed });
    return faces && { faces, once: { slot: 'word', check: 'words' }, unlawful: [] };
  },
} satisfies Part<z.infer<typeof options>, DeckWords, WordCard>;

/** What the words of a deck with so many cards are for. */
export function wordUse({ templates }: Job, cards: number): ListUse {
  const counts = { box: cards * 2, game: wordsOnTable(templates) * 2, least: 2 };
  return { counts, room: wordRoom(templates), readings: true };
}

/** The room for a word on a card. */
export function wordRoom({ measures, wordScale: scale }: Templates): WordRoom {
  const { word, lines } = measures(wordMeasures);
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
  const slots = templates.measures(wordMeasures);
  const on = wordSheets(templates, size);
  const { card } = on;
  const frames = { A: wordFrame(setting, 'A', slots, card), B: wordFrame(setting, 'B', slots, card) };
  const layout = { card, slots, sizes, frames, dots, childMark: childMark(job) };
  const face = (card: WordCard, name: 'A' | 'B') => wordFace(setting, card, name, layout);
  const draw = (card: WordCard) => ({ id: card.id, front: face(card, 'A'), back: face(card, 'B') });
  return layOutCards(job, on, cards, draw);
}

function wordSheets(templates: Templates, size: string): CardSheets {
  return { part: 'words', card: sizeOf({ templates }, size) };
}
