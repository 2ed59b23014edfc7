import { loadHeadings } from '../../data/index.js';
import {
  type Photo,
  type Photos,
  PRINT_DPI,
  readPhotos,
  type TellDone,
} from '../../pictures/photos/index.js';
import type { Size } from '../../scene/geometry/index.js';
import { error, notice, type Problem, warning } from '../../speech/index.js';
import { leavesOutUnfit } from '../child-mark.js';
import type { Job } from '../job.js';
import { unprintable } from '../printable.js';
import type { OwnPicture } from './cards.js';
import { pictureMeasures } from './measures.js';
import { isLongCaption, photoRoom } from './photo.js';

/** 280 of them make less than 60 MB. */
const MOST_BYTES = 200_000;

export interface OwnPictures extends Pick<Photos, 'sources'> {
  readonly pictures: readonly OwnPicture[];
  readonly problems: readonly Problem[];
}

/** The pictures of a person's folders, as many as can be printed. Throws a ProblemError with every fault of every file. */
export async function readOwnPictures(
  job: Job,
  folders: readonly string[],
  tell: TellDone,
): Promise<OwnPictures> {
  const { recipe, templates, setting, desk } = job;
  const { skipBad = false, look = 'colour', fit = 'crop' } = recipe;
  const children = leavesOutUnfit(recipe);
  const slots = templates.measures(pictureMeasures);
  const sizes = { plain: inPixels(photoRoom(slots, false)), captioned: inPixels(photoRoom(slots, true)) };
  const ground = setting.theme.colours.paper;
  const wish = { sizes, dpi: PRINT_DPI, fit, look, ground, bytes: MOST_BYTES, children, skipBad };
  const { photos, problems, sources } = await readPhotos(
    folders,
    wish,
    { ...desk, headings: loadHeadings(desk.project) },
    tell,
  );
  const faults = new Map(photos.map(photo => [photo, captionFaults(job, photo)]));
  const good = skipBad ? photos.filter(photo => faults.get(photo)?.length === 0) : photos;
  const told = [...faults.values()].flat();
  return {
    pictures: good.map(photo => ({ kind: 'photo', photo, childSafe: photo.childSafe })),
    problems: [
      ...problems,
      ...(skipBad
        ? told.map(({ place, code, values }) => warning('photos.skipped', place, { fault: { code, values } }))
        : told),
    ],
    sources,
  };
}

function captionFaults({ setting, templates }: Job, { file, caption }: Photo): readonly Problem[] {
  if (caption === undefined) return [];
  const missing = unprintable(setting, caption, file, caption);
  if (missing.length > 0) return missing;
  return isLongCaption(setting, templates.measures(pictureMeasures), caption)
    ? [error('parts.caption-too-long', file, { caption })]
    : [];
}

function inPixels({ width, height }: Size): Size {
  const pixels = (mm: number) => Math.round((mm * PRINT_DPI) / 25.4);
  return { width: pixels(width), height: pixels(height) };
}

/** Says how many cards a deck with own pictures has: it need not fill a box. */
export function ownCountProblems(count: number, box: number): readonly Problem[] {
  if (count === box) return [];
  return [notice('parts.own-pictures', '--pictures', { count, cards: Math.ceil(count / 2), box: box / 2 })];
}
