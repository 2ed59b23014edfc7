import * as z from 'zod';
import { logPage } from '../faces/index.js';
import { nothingNeeded, type Part } from './part.js';
import { layOutPage } from './sheets/lay-out.js';

const options = z.strictObject({ face: z.literal('log') });

/** A score sheet for many games. */
export const log = {
  options,

  needs: () => nothingNeeded,

  layOut: job => layOutPage(job, 'log', area => logPage(job.setting, job.templates.faces.log(), area)),
} satisfies Part<z.infer<typeof options>, undefined, never>;
