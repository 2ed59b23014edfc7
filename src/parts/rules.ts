import * as z from 'zod';
import { rulesPage } from '../faces/index.js';
import { type Rules, readRules } from '../templates/index.js';
import { inScript } from './job.js';
import type { Part } from './part.js';
import { childMark } from './sheets/child-mark.js';
import { layOutPage } from './sheets/lay-out.js';
import { unprintable } from './sheets/printable.js';

const options = z.strictObject({ face: z.literal('rules') });

/** The rules on one page. */
export const rules = {
  options,

  needs: async job => {
    const { locale, game } = job.recipe;
    const file = `templates/rules/${locale}/${game}.md`;
    const text = await inScript(job.desk.project.text(file), job);
    return { value: readRules(text, file), problems: unprintable(job.setting, text, file) };
  },

  layOut: (job, _, text) => {
    const slots = job.templates.faces.rules();
    return layOutPage(job, 'rules', area =>
      rulesPage(job.setting, slots, text, area, childMark(job.templates)),
    );
  },
} satisfies Part<z.infer<typeof options>, Rules, never>;
