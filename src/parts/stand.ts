import * as z from 'zod';
import { standLength, standPage } from '../faces/index.js';
import { paperName } from '../names.js';
import { error, ProblemError } from '../problem.js';
import { ROLES } from '../templates/index.js';
import { nothingNeeded, type Part } from './part.js';
import { layOutPage } from './sheets/lay-out.js';

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
    const { key, foot } = templates.grid();
    const face = templates.faces.stand();
    const stand = { ...face, ...part, base: key.size.width - face.narrower, foot };
    return layOutPage(job, 'stand', area => {
      if (standLength(stand) > area.height)
        throw new ProblemError([
          error('parts.stand-too-large', '--paper', { paper: paperName(recipe.paper) }),
        ]);
      return standPage(setting, stand, area, key);
    });
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;
