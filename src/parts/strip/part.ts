import * as z from 'zod';
import { count } from '../../data/index.js';
import { randomFrom } from '../../keys/index.js';
import { coverMaker } from '../keywords/covers.js';
import { keywordList } from '../keywords/list.js';
import { keywordMeasures, scrambleMeasures } from '../keywords/measures.js';
import { layOutPage } from '../lay-out.js';
import { claimedPage } from '../page-slots.js';
import type { Part } from '../part.js';
import type { DeckWords } from '../word-list/read-list.js';
import { stripMeasures } from './measures.js';
import { stripPage } from './page.js';
import { stripSlots } from './slots.js';

const options = z.strictObject({ face: z.literal('strip'), cards: count });

interface StripNeeds {
  readonly list: DeckWords;
  /** A word for each strength. */
  readonly tried: readonly string[];
}

/** The strengths of scrambled words, each with a word of the deck. */
export const strip = {
  options,

  isWanted: ({ scramble }) => scramble !== undefined,

  needs: async (job, { cards }) => {
    const list = await keywordList(job, cards);
    const { problems, file, bytes, words } = list;
    // People of all ages look at it; and nobody can read a word better because it was on another page.
    const mild = words.filter(word => word.childSafe);
    const samples = randomFrom(`${job.recipe.seed}/strip`).shuffle(mild.length > 0 ? mild : words);
    const strengths = samples.length > 0 ? job.templates.measures(scrambleMeasures).strengths : [];
    const tried = strengths.map((_, i) => samples[i % samples.length].text);
    return { value: { list, tried }, problems, source: { file, bytes } };
  },

  layOut: (job, _, { list: { words, sizes }, tried }) => {
    const { setting, templates } = job;
    const texts = words.map(word => word.text);
    const cover = coverMaker(job, texts, sizes.even);
    const covered = tried.map((text, i) => ({ text, cover: cover(i + 1) }));
    const slots = { strip: templates.measures(stripMeasures), card: templates.measures(keywordMeasures) };
    return layOutPage(job, 'strip', area => stripPage(setting, slots, covered, sizes, area));
  },

  record: (_, { tried }) => ({ tried, cards: [] }),

  expects: (templates, _, { tried }, recipe, version) => {
    // A manifest of an older version says nothing of the words.
    if (tried === undefined) return undefined;
    const deck = { templates, recipe, version };
    return {
      faces: [claimedPage(deck, 'strip', stripSlots(deck, tried))],
      once: { slot: 'number', check: 'test strip' },
      unlawful: [],
    };
  },
} satisfies Part<z.infer<typeof options>, StripNeeds, never>;
