import * as z from 'zod';
import { stripPage } from '../../faces/index.js';
import { randomFrom } from '../../keys/index.js';
import { count, figures } from '../../templates/index.js';
import type { Part } from '../part.js';
import { layOutPage } from '../sheets/lay-out.js';
import type { DeckWords } from '../word-list/read-list.js';
import { coverMaker, inkOfWords } from './covers.js';
import { keywordList } from './keyword-list.js';

const options = z.strictObject({ face: z.literal('strip'), cards: count });

/** The strengths of scrambled words, each with a word of the deck. */
export const strip = {
  options,

  isWanted: ({ scramble }) => scramble !== undefined,

  needs: async (job, { cards }) => {
    const value = await keywordList(job, cards);
    const { problems, file, bytes } = value;
    return { value, problems, source: { file, bytes } };
  },

  layOut: (job, _, { words, sizes }) => {
    const { setting, templates, recipe } = job;
    const { scramble, strip: stripFace, keyword } = templates.faces;
    const texts = words.map(word => word.text);
    const cover = coverMaker(job, texts, sizes.even);
    // People of all ages look at it; and nobody can read a word better because it was on another page.
    const mild = words.filter(word => word.childSafe);
    const samples = randomFrom(`${recipe.seed}/strip`).shuffle(mild.length > 0 ? mild : words);
    const tried = scramble().strengths.map((_, i) => {
      return { text: samples[i % samples.length].text, cover: cover(i + 1) };
    });
    const slots = { strip: stripFace(), card: keyword() };
    return layOutPage(job, 'strip', area => stripPage(setting, slots, tried, sizes, area));
  },

  expects: ({ locale, faces }) => {
    const style = faces.scramble();
    const strip = {
      digits: style.strengths.map((_, i) => figures(locale, i + 1)),
      inks: style.strengths.map((_, i) => inkOfWords(style, i + 1)),
    };
    return { strip };
  },
} satisfies Part<z.infer<typeof options>, DeckWords, never>;
