import * as z from 'zod';
import { count, figures, type Templates } from '../../data/index.js';
import { randomFrom } from '../../keys/index.js';
import { notice } from '../../speech/index.js';
import { touchingPairs } from '../../words/index.js';
import { childMark } from '../child-mark.js';
import type { Job } from '../job.js';
import { layOutCards, sizeOf } from '../lay-out.js';
import type { CardSheets, Laid, Part } from '../part.js';
import { plainBack } from '../plain-back.js';
import { type CardRecord, claimedFaces } from '../slots.js';
import type { DeckWords } from '../word-list/read-list.js';
import { wordAxis } from './axis.js';
import { dealKeywords, type KeywordCard } from './cards.js';
import { coverMaker } from './covers.js';
import { type Cover, keywordFace, keywordFrame } from './face.js';
import { keywordList } from './list.js';
import { keywordMeasures } from './measures.js';
import { keywordSlots } from './slots.js';

const options = z.strictObject({
  face: z.literal('keyword'),
  size: z.string(),
  /** A pattern in `faces/backs.yaml`. */
  back: z.string(),
  cards: count,
});

/** Cards of four keywords, plain or scrambled for a red filter. */
export const keywords = {
  options,
  recipeKeys: ['scramble'],

  needs: async (job, { cards }) => {
    const value = await keywordList(job, cards);
    const { problems, review, file, bytes } = value;
    const extras: Record<string, string> = review === undefined ? {} : { 'review.csv': review };
    return { value, problems, source: { file, bytes }, extras };
  },

  list: words => words,

  layOut: (job, options, list) => {
    const { seed } = job.recipe;
    const { id: locale } = job.templates.locale;
    const { words, file } = list;
    const touching = touchingPairs(
      words.map(word => word.text),
      locale,
    );
    const deck = dealKeywords(words, touching, randomFrom(`${seed}/keywords`));
    const { cards, left } = deck;
    const tally = {
      keywords: {
        count: words.length - left.length,
        cards: cards.length,
        touching: deck.touching,
        alike: deck.alike,
      },
    };
    const names = left.map(word => `"${word.text}"`);
    const problems =
      left.length === 0 ? [] : [notice('parts.keywords-left', file, { count: left.length, words: names })];
    return { ...layOutKeywords(job, options, cards, list), problems, tally };
  },

  record: ({ cards }) => ({
    cards: cards.map(({ id, words }) => {
      return {
        id,
        words: words.map(({ text, childSafe, difficulty }) => {
          return { text, childSafe, ...(difficulty === undefined ? {} : { difficulty }) };
        }),
      };
    }),
  }),

  sheets: (templates, { size }) => keywordSheets(templates, size),

  expects: (templates, { size, back }, { cards }, recipe) => {
    const slots = keywordSlots({ templates, recipe, card: sizeOf({ templates }, size), back });
    const printed = ({ words = [] }: CardRecord, _: string, at: number) => {
      return { number: figures(templates.locale, at + 1), word: words[0]?.text ?? '' };
    };
    const faces = claimedFaces(cards, slots, { printed, bleed: templates.sheet.bleed });
    return faces && { faces, once: { slot: 'word', check: 'keywords' }, unlawful: [] };
  },
} satisfies Part<z.infer<typeof options>, DeckWords, KeywordCard>;

/** Keyword cards on sheets, in the way that the recipe says. */
export function layOutKeywords(
  job: Job,
  { size, back }: Pick<z.infer<typeof options>, 'size' | 'back'>,
  cards: readonly KeywordCard[],
  { words, sizes }: Pick<DeckWords, 'words' | 'sizes'>,
): Laid<KeywordCard> {
  const { setting, templates, recipe } = job;
  const slots = templates.measures(keywordMeasures);
  const on = keywordSheets(templates, size);
  const { card } = on;
  const frame = keywordFrame(setting, slots, card, recipe.scramble !== undefined);
  const texts = words.map(word => word.text);
  const axis = wordAxis(setting, texts);
  const layout = { card, slots, sizes, axis, frame, childMark: childMark(job) };
  const behind = plainBack(job, back, back, card);
  const { scramble } = recipe;
  const cover = scramble === undefined ? undefined : coverMaker(job, texts, sizes.even);
  const coversOf = ({ words }: KeywordCard): readonly Cover[] | undefined => {
    return cover && words.map(() => cover(scramble as number));
  };
  return layOutCards(job, on, cards, each => {
    return { id: each.id, front: keywordFace(setting, each, layout, coversOf(each)), back: behind };
  });
}

function keywordSheets(templates: Templates, size: string): CardSheets {
  return { part: 'keywords', card: sizeOf({ templates }, size) };
}
