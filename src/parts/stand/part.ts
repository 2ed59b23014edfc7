import * as z from 'zod';
import { ROLES, type Templates } from '../../data/index.js';
import { error, ProblemError, paperName } from '../../speech/index.js';
import { layOutPage } from '../lay-out.js';
import { claimedPage } from '../page-slots.js';
import { nothingNeeded, type Part } from '../part.js';
import { standLength } from './folds.js';
import { standMeasures } from './measures.js';
import { standPage } from './page.js';
import { standSlots } from './slots.js';

const role = z.enum(ROLES);
const options = z.strictObject({
  face: z.literal('stand'),
  /** The roles whose signs are on its two ends. */
  sides: z.tuple([role, role]),
});

/** A stand for the key card, to fold and glue. */
export const stand = {
  options,

  needs: () => nothingNeeded,

  layOut: (job, part) => {
    const { templates, setting, recipe } = job;
    const { key, stand } = standOf(templates, part);
    return layOutPage(job, 'stand', area => {
      if (standLength(stand) > area.height)
        throw new ProblemError([
          error('parts.stand-too-large', '--paper', { paper: paperName(recipe.paper) }),
        ]);
      return standPage(setting, stand, area, key);
    });
  },

  expects: (templates, part, _, recipe, version) => {
    const { key, stand } = standOf(templates, part);
    const deck = { templates, recipe, version };
    return { faces: [claimedPage(deck, 'stand', standSlots(deck, stand, key))], unlawful: [] };
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;

/** The stand of a game, as wide as its key card needs. */
function standOf({ grid, measures }: Templates, { sides }: z.infer<typeof options>) {
  const { key, foot } = grid();
  const face = measures(standMeasures);
  return { key, stand: { ...face, sides, base: key.size.width - face.narrower, foot } };
}
