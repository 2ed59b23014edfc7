import type { Item } from '../../scene/index.js';
import { paintArt, type Templates } from '../../templates/index.js';
import type { Job } from '../job.js';

/** The sign of words and pictures that are not for children, from -1 to 1 in both directions. */
export function childSign({ childMark, theme }: Templates): readonly Item[] {
  const { paper, quiet: ink } = theme.colours;
  return paintArt(childMark(), { paper, ink });
}

/** The same as a recipe has it: undefined where it is left out. */
export function childMark({
  templates,
  recipe,
}: Pick<Job, 'templates' | 'recipe'>): readonly Item[] | undefined {
  return recipe.mark === false ? undefined : childSign(templates);
}
