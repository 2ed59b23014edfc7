import type { Marked } from '../../deck/index.js';
import type { CardMark } from '../../faces/index.js';
import type { Item } from '../../scene/index.js';
import { paintArt, type Recipe, type Templates } from '../../templates/index.js';
import type { Job } from '../job.js';

/** The sign of what is hard or not for children, from -1 to 1 in both directions. */
export function childSign({ childMark, theme }: Templates): readonly Item[] {
  const { paper, quiet: ink } = theme.colours;
  return paintArt(childMark(), { paper, ink });
}

/** The same as a recipe has it, and what it stands on: undefined where it is left out. */
export function childMark({ templates, recipe }: Pick<Job, 'templates' | 'recipe'>): CardMark | undefined {
  const on = markedBy(recipe);
  return on && { sign: childSign(templates), on };
}

/** What a recipe marks; undefined for nothing. */
export function markedBy({ mark }: Pick<Recipe, 'mark'>): Marked | undefined {
  if (mark === false) return undefined;
  return mark === 'unfit' ? 'unfit' : 'hard-or-unfit';
}

/** Whether a recipe leaves out what is not for children. */
export function leavesOutUnfit({ children, easy }: Pick<Recipe, 'children' | 'easy'>): boolean {
  return children || easy === true;
}
