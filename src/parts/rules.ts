import * as z from 'zod';
import { rulesPage } from '../faces/index.js';
import { loadRulesText, phrase, type Rules, readRules } from '../templates/index.js';
import { inScript } from './job.js';
import type { Part } from './part.js';
import { childMark } from './sheets/child-mark.js';
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
    // A deck for children has no card with the mark.
    const sign = job.recipe.children ? undefined : childMark(job);
    const mark = sign && { sign, text: phrase(job.setting.locale, explained) };
    return layOutPage(job, 'rules', area => rulesPage(job.setting, slots, text, area, mark));
  },
} satisfies Part<z.infer<typeof options>, Rules, never>;
