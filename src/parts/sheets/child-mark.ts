import type { Item } from '../../scene/index.js';
import { paintArt, readArt } from '../../templates/index.js';
import type { Job } from '../job.js';

/** The sign of words that are not for children, from -1 to 1 in both directions. */
export function childMark({ desk, setting }: Job): readonly Item[] {
  const path = 'templates/art/marks/child-safe-no.svg';
  const { paper, quiet: ink } = setting.theme.colours;
  return paintArt(readArt(desk.project.text(path), path), { paper, ink });
}
