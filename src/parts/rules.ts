import * as z from 'zod';
import { type DrawPicture, rulesPage } from '../faces/index.js';
import { group } from '../scene/index.js';
import {
  loadRulesText,
  phrase,
  type Recipe,
  type Rules,
  readRules,
  type Templates,
} from '../templates/index.js';
import { inScript } from './job.js';
import type { Part } from './part.js';
import { artistFor } from './picture-list/artist.js';
import { childSign, markedBy } from './sheets/child-mark.js';
import { layOutPage } from './sheets/lay-out.js';
import { unprintable } from './sheets/printable.js';

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
    const slots = job.templates.faces.rules();
    const { recipe, templates, setting } = job;
    const key = explanation(recipe, explained, hasWords(recipe, templates));
    const mark =
      key === undefined ? undefined : { sign: childSign(templates), text: phrase(setting.locale, key) };
    const draw = pictureDrawer(templates, text);
    return layOutPage(job, 'rules', area => rulesPage(setting, slots, text, area, draw, mark));
  },
} satisfies Part<z.infer<typeof options>, Rules, never>;

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
function pictureDrawer(templates: Templates, { blocks }: Rules): DrawPicture {
  const cards = blocks.flatMap(block => (block.kind === 'turn' ? block.turn.table.flat() : []));
  const draw = artistFor(
    cards.flatMap(card => (card.picture === undefined ? [] : [card.picture])),
    templates,
  );
  return (composition, size) => {
    const { box } = templates.faces.picture();
    const scale = size / Math.max(box.width, box.height);
    return [group([scale, 0, 0, scale, 0, 0], draw(composition))];
  };
}
