import * as z from 'zod';
import { dealKeywords, isMarked, type KeywordCard } from '../../deck/index.js';
import { type Cover, keywordFace, keywordFrame, keywordSigns, wordAxis } from '../../faces/index.js';
import { randomFrom } from '../../keys/index.js';
import { notice } from '../../problem.js';
import { count, figures } from '../../templates/index.js';
import { touchingPairs } from '../../words/index.js';
import type { Job } from '../job.js';
import type { Laid, Part } from '../part.js';
import { shapesOn } from '../picture-list/artist.js';
import { childMark, childSign, markedBy } from '../sheets/child-mark.js';
import { layOutCards, sizeOf } from '../sheets/lay-out.js';
import { plainBack } from '../sheets/plain-back.js';
import type { DeckWords } from '../word-list/read-list.js';
import { coverMaker, inkOfWords } from './covers.js';
import { keywordList } from './keyword-list.js';

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

  expects: (templates, { size }, { cards }, { scramble, mark }) => {
    const { locale, faces, sizes } = templates;
    const marked = markedBy({ mark });
    const { width, height } = sizes[size];
    const card = { width, height };
    const signs = keywordSigns(templates, faces.keyword(), card, childSign(templates));
    const words = cards.flatMap(({ words = [] }) => words);
    const ink = scramble === undefined ? undefined : inkOfWords(faces.scramble(), scramble);
    const keywords = {
      digits: [1, 2, 3, 4].map(digit => figures(locale, digit)),
      cards: cards.map(({ words = [] }) => words.map(({ text }) => text)),
      ...(ink === undefined ? {} : { ink }),
      childMark: {
        shapes: signs.map(sign => shapesOn(card, [sign])),
        words: marked ? words.filter(word => isMarked(word, marked)).map(({ text }) => text) : [],
      },
    };
    return { keywords };
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
  const slots = templates.faces.keyword();
  const card = sizeOf(job, size);
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
  return layOutCards(job, 'keywords', card, cards, each => {
    return { id: each.id, front: keywordFace(setting, each, layout, coversOf(each)), back: behind };
  });
}
