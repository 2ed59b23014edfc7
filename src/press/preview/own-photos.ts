import { type Library, loadHeadings, readMeasures } from '../../data/index.js';
import { photoRoom, pictureMeasures } from '../../parts/index.js';
import {
  foldName,
  heavyProblem,
  LEAST_DPI,
  type ListedPhoto,
  MOST_ZOOM,
  openPicture,
  PRINT_DPI,
  readList,
} from '../../pictures/photos/index.js';
import type { Platform } from '../../platform.js';
import { error, ProblemError, throwErrors } from '../../speech/index.js';

export type PhotoEntry = ListedPhoto;
export type CheckedPhoto = Extract<Awaited<ReturnType<typeof openPicture>>, { readonly bytes: unknown }>;

/** How close a photograph may be cut, and below which dots per inch a warning is due. */
export const photoLimits = { zoom: MOST_ZOOM, dpi: { least: LEAST_DPI, most: PRINT_DPI } } as const;

/** What a photograph may fill on its card, in millimetres, without and with a caption. */
export function photoShapes(
  project: Library,
): Readonly<Record<'plain' | 'captioned', ReturnType<typeof photoRoom>>> {
  const slots = readMeasures(pictureMeasures, project);
  return { plain: photoRoom(slots, false), captioned: photoRoom(slots, true) };
}

/**
 * Looks at one file as a folder's reader does; `others` are the names beside it. Returns warnings; throws a ProblemError
 * with why it can't be printed.
 */
export async function checkPhoto(
  data: Blob,
  place: string,
  others: readonly string[],
  platform: Pick<Platform, 'measure'>,
): Promise<CheckedPhoto> {
  const name = place.slice(place.lastIndexOf('/') + 1);
  const other = others.find(each => each !== name && foldName(each) === foldName(name));
  throwErrors(other === undefined ? [] : [error('photos.same-name', place, { other })]);
  const heavy = heavyProblem(place, data.size);
  if (heavy) throwErrors([heavy]);
  const opened = await openPicture(new Uint8Array(await data.arrayBuffer()), place, platform);
  if ('code' in opened) throw new ProblemError([{ level: 'error', place, ...opened }]);
  return opened;
}

/**
 * What the list of a folder says of its pictures, by their names; rows with faults count as far as they can be read.
 * Throws a ProblemError if it can't be read at all.
 */
export function readPhotoList(
  bytes: Uint8Array,
  file: string,
  names: readonly string[],
  project: Library,
): readonly (readonly [name: string, entry: PhotoEntry])[] {
  return [...readList(bytes, file, names, loadHeadings(project)).entries];
}
