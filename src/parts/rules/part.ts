import * as z from 'zod';
import {
  loadRulesText,
  phrase,
  type Recipe,
  type Rules,
  readRules,
  type Templates,
} from '../../data/index.js';
import { group } from '../../scene/index.js';
import { childSign, markedBy } from '../child-mark.js';
import { artistFor } from '../elements/artist.js';
import { inScript } from '../job.js';
import { layOutPage, pageArea } from '../lay-out.js';
import { claimedPage } from '../page-slots.js';
import type { Part } from '../part.js';
import { pictureMeasures } from '../pictures/measures.js';
import { unprintable } from '../printable.js';
import type { DrawPicture } from './example.js';
import type { ChildMark } from './footer.js';
import { rulesMeasures } from './measures.js';
import { rulesPage } from './page.js';
import { rulesSlots } from './slots.js';

const options = z.strictObject({
  face: z.literal('rules'),
  /** The string that explains the child mark. */
  childMark: z.string(),
});

/** The rules on one page. */
export const rules = {
  options,

  needs: async job => {
    const { locale, game } = job.recipe;
    const { project, own } = job.desk;
    const { file, text: written } = loadRulesText(locale, game, project, own);
    const text = await inScript(written, job);
    const { game: template, gridName } = job.templates;
    const read = readRules(text, file, { known: template.grids, printed: gridName });
    return { value: read, problems: unprintable(job.setting, text, file) };
  },

  layOut: (job, { childMark: explained }, text) => {
    const { templates, setting, recipe } = job;
    const slots = templates.measures(rulesMeasures);
    const mark = markIn({ ...templates, locale: setting.locale }, recipe, explained);
    const draw = pictureDrawer(templates, text.blocks);
    const { items, fit } = rulesPage(setting, slots, text, pageArea(templates), draw, mark);
    const { title, blocks } = text;
    return {
      ...layOutPage(job, 'rules', () => items),
      decided: { rules: { title, blocks: [...blocks], ...fit } },
    };
  },

  record: ({ decided: { rules } = {} }) => ({ cards: [], ...(rules ? { rules } : {}) }),

  expects: (templates, { childMark }, { rules }, recipe, version) => {
    if (rules === undefined) return undefined;
    const mark = markIn(templates, recipe, childMark);
    const claims = rulesSlots(templates, rules, pictureDrawer(templates, rules.blocks), mark);
    return { faces: [claimedPage({ templates, recipe, version }, 'rules', claims)], unlawful: [] };
  },
} satisfies Part<z.infer<typeof options>, Rules, never>;

/** The mark of a deck with what it means; undefined where no card can have it. */
function markIn(templates: Templates, recipe: Recipe, usual: string): ChildMark | undefined {
  const key = explanation(recipe, usual, hasWords(recipe, templates));
  return key === undefined ? undefined : { sign: childSign(templates), text: phrase(templates.locale, key) };
}

/** The string that explains the mark of a deck; undefined where no card can have it. */
function explanation(recipe: Recipe, usual: string, words: boolean): string | undefined {
  const marked = markedBy(recipe);
  if (marked === undefined || recipe.easy) return undefined;
  if (marked === 'unfit') return recipe.children ? undefined : 'rules.childMark.unfit';
  if (!recipe.children) return usual;
  // Only words are called hard, never pictures.
  return words ? 'rules.childMark.hard' : undefined;
}

function hasWords({ pictures = [] }: Recipe, { game: { parts } }: Templates): boolean {
  return 'words' in parts || 'keywords' in parts || pictures.includes('words');
}

/** Draws the pictures of the example, each in a square. */
function pictureDrawer(templates: Templates, blocks: Rules['blocks']): DrawPicture {
  const cards = blocks.flatMap(block => (block.kind === 'turn' ? block.turn.table.flat() : []));
  const draw = artistFor(
    cards.flatMap(card => (card.picture === undefined ? [] : [card.picture])),
    templates,
  );
  return (composition, size) => {
    const { box } = templates.measures(pictureMeasures);
    const scale = size / Math.max(box.width, box.height);
    return [group([scale, 0, 0, scale, 0, 0], draw(composition))];
  };
}
