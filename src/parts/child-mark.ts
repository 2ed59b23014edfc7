import { paintArt, type Recipe, type Templates } from '../data/index.js';
import type { Item } from '../scene/index.js';
import type { Word } from '../words/index.js';
import type { Job } from './job.js';

/** What the small moon stands on: whatever is hard or not for children, or only what is not for children. */
export type Marked = 'hard-or-unfit' | 'unfit';

/** What a list says of a word or a picture. */
export type WordFlags = { readonly [Flag in 'childSafe' | 'difficulty']?: Word[Flag] | undefined };

/** Whether a word, or a picture, has the moon. It has none for what nobody said. */
export function isMarked({ childSafe, difficulty }: WordFlags, marked: Marked): boolean {
  return childSafe === false || (marked === 'hard-or-unfit' && difficulty === 'hard');
}

/** The sign of words that are hard or not for children. */
export interface CardMark {
  /** In a box of 2 x 2 about its centre. */
  readonly sign: readonly Item[];
  readonly on: Marked;
}

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
