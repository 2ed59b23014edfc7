import { checkData, recipeSchema } from '../../../data/index.js';
import type { MapSheet } from '../../../press/index.js';

/** The sheet that was asked for; what was not is as for printing. Throws a ProblemError for a paper that there is none of. */
export function sheetOf(typed: MapSheet, command: string): MapSheet {
  return checkData(
    typed,
    key => `${command} --${String(key).replace('twoUp', 'two-up')}`,
    recipeSchema.pick({ paper: true, twoUp: true, locale: true }).partial(),
  );
}
