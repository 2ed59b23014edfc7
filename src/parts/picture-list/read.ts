import type { Picture } from '../../deck/index.js';
import { error, type Problem, warning } from '../../problem.js';
import { type Composition, loadShippedPictures } from '../../templates/index.js';
import type { Job } from '../job.js';
import type { Prepared } from '../part.js';
import { type NameOf, pictureNames } from './names.js';

/** The pictures that a recipe prints, and how they are called in its language. */
export interface DeckPictures {
  readonly pictures: readonly Picture[];
  readonly nameOf: NameOf;
}

const PLACE = 'templates/pictures/lists';

/** The pictures of a recipe, at most as many as the `box` has faces. */
export async function readDeckPictures(job: Job, box: number): Promise<Prepared<DeckPictures>> {
  const { recipe, desk } = job;
  const all = loadShippedPictures(desk.project).map(asPicture);
  const pictures = recipe.children ? all.filter(({ childSafe }) => childSafe) : all;
  const problems = countProblems(pictures.length, box);
  return { value: { pictures: pictures.slice(0, box), nameOf: await pictureNames(job) }, problems };
}

function asPicture({ child_safe, ...composition }: Composition): Picture {
  return { composition: { child_safe, ...composition }, childSafe: child_safe };
}

function countProblems(count: number, box: number): readonly Problem[] {
  if (count < 2) return [error('parts.no-pictures', PLACE, { count })];
  return count < box ? [warning('parts.few-pictures', PLACE, { count, box, lacking: box - count })] : [];
}
