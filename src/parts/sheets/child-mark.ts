import type { Item } from '../../scene/index.js';
import { paintArt, type Templates } from '../../templates/index.js';

/** The sign of words and pictures that are not for children, from -1 to 1 in both directions. */
export function childMark({ childMark, theme }: Templates): readonly Item[] {
  const { paper, quiet: ink } = theme.colours;
  return paintArt(childMark(), { paper, ink });
}
