import * as z from 'zod';
import { layOutPage, pageArea } from '../lay-out.js';
import { claimedPage } from '../page-slots.js';
import { nothingNeeded, type Part } from '../part.js';
import { logMeasures } from './measures.js';
import { logHeads, logPage } from './page.js';
import { logSlots } from './slots.js';

const options = z.strictObject({ face: z.literal('log') });

/** A score sheet for many games. */
export const log = {
  options,

  needs: () => nothingNeeded,

  layOut: job => {
    const { setting, templates } = job;
    const slots = templates.measures(logMeasures);
    const heads = logHeads(setting, slots, pageArea(templates));
    return { ...layOutPage(job, 'log', area => logPage(setting, slots, area)), decided: { heads } };
  },

  record: ({ decided }) => ({ ...decided, cards: [] }),

  /** Manifests of versions before 0.5.0 don't say how heads were made to fit. */
  expects: (templates, _, { heads }, recipe, version) =>
    heads && {
      faces: [claimedPage({ templates, recipe, version }, 'log', logSlots(templates, heads))],
      unlawful: [],
    },
} satisfies Part<z.infer<typeof options>, undefined, never>;
