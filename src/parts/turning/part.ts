import * as z from 'zod';
import type { Recipe } from '../../data/index.js';
import { layOutPage } from '../lay-out.js';
import { claimedPage } from '../page-slots.js';
import { nothingNeeded, type Part } from '../part.js';
import { turningMeasures } from './measures.js';
import { type Turned, turningPage } from './page.js';
import { turningSlots } from './slots.js';

const options = z.strictObject({ face: z.literal('turning') });

/** How to turn the pile of fronts by hand; printed with a deck that is made for it. */
export const turning = {
  options,

  isWanted: ({ manualDuplex }) => manualDuplex !== undefined,

  needs: () => nothingNeeded,

  layOut: (job, _) => {
    const { setting, templates, recipe } = job;
    const slots = templates.measures(turningMeasures);
    return layOutPage(job, 'turning', area => turningPage(setting, slots, turnedIn(recipe), area));
  },

  expects: (templates, _, __, recipe, version) => {
    const deck = { templates, recipe, version };
    return { faces: [claimedPage(deck, 'turning', turningSlots(templates, turnedIn(recipe)))], unlawful: [] };
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;

function turnedIn({ manualDuplex: pile = 'first-on-top', flip }: Recipe): Turned {
  return { pile, edge: flip === 'short-edge' ? flip : 'long-edge' };
}
