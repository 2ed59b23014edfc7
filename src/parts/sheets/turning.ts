import * as z from 'zod';
import { turningPage } from '../../faces/index.js';
import { nothingNeeded, type Part } from '../part.js';
import { layOutPage } from './lay-out.js';

const options = z.strictObject({ face: z.literal('turning') });

/** How to turn the pile of fronts by hand; printed with a deck that is made for it. */
export const turning = {
  options,

  isWanted: ({ manualDuplex }) => manualDuplex !== undefined,

  needs: () => nothingNeeded,

  layOut: (job, _) => {
    const { setting, templates, recipe } = job;
    const { manualDuplex: pile = 'first-on-top', flip } = recipe;
    const edge = flip === 'short-edge' ? flip : 'long-edge';
    const slots = templates.faces.turning();
    return layOutPage(job, 'turning', area => turningPage(setting, slots, { pile, edge }, area));
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;
