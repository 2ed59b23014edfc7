import * as z from 'zod';
import { standLength, standPage } from '../faces/index.js';
import { error, ProblemError } from '../problem.js';
import { mm, ROLES } from '../templates/index.js';
import { nothingNeeded, type Part } from './part.js';
import { layOutPage } from './sheets/lay-out.js';

const role = z.enum(ROLES);
const options = z.strictObject({
  face: z.literal('stand'),
  /** The width of the base, which depends on the key card. */
  base: mm.positive(),
  /** The roles whose signs are on its two ends. */
  sides: z.tuple([role, role]),
  foot: z.string(),
});

/** A stand for the key card, to fold and glue. */
export const stand = {
  options,

  needs: () => nothingNeeded,

  layOut: (job, part) => {
    const { templates, setting, recipe } = job;
    const stand = { ...templates.faces.stand(), ...part };
    return layOutPage(job, 'stand', area => {
      if (standLength(stand) > area.height)
        throw new ProblemError([error('parts.stand-too-large', '--paper', { paper: recipe.paper })]);
      return standPage(setting, stand, area, templates.key().size);
    });
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;
