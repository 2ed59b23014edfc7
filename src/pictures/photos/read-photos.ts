import type { Raster } from '../../scene/index.js';
import { type Problem, throwErrors } from '../../speech/index.js';
import { alikeProblems } from './alike.js';
import type { Photo } from './prepare-photo.js';
import { type ReadFolder, readFolder } from './read-folder.js';
import type { PhotoDesk, PhotoWish, TellDone } from './wish.js';

export interface Photos {
  /** Folder by folder, in natural order of their names. */
  readonly photos: readonly Photo[];
  readonly problems: readonly Problem[];
  /** What each folder was when it was read: a line for each file, with its checksum. */
  readonly sources: readonly { readonly file: string; readonly bytes: Uint8Array }[];
}

/**
 * The pictures of folders, ready to be drawn. Throws a ProblemError with every fault of every file. The result is the
 * same, however many pictures are prepared at once.
 */
export async function readPhotos(
  folders: readonly string[],
  wish: PhotoWish,
  desk: PhotoDesk,
  tell: TellDone = () => {},
): Promise<Photos> {
  const read: ReadFolder[] = [];
  for (const folder of folders) read.push(await readFolder(folder, wish, desk, tell));
  const good = read.flatMap(each => each.good);
  const problems = [
    ...read.flatMap(each => each.problems),
    ...alikeProblems(good.map(({ sketched }) => sketched)),
  ];
  throwErrors(problems);
  const sources = read.map(({ files }, i) => ({ file: folders[i], bytes: new TextEncoder().encode(files) }));
  return { photos: sharingRasters(good.map(({ photo }) => photo)), problems, sources };
}

/** Pictures that came out the same are one picture in the PDF. */
function sharingRasters(photos: readonly Photo[]): readonly Photo[] {
  const rasters = new Map<string, Raster>();
  return photos.map(photo => {
    const raster = rasters.get(photo.raster.id) ?? photo.raster;
    rasters.set(raster.id, raster);
    return { ...photo, raster };
  });
}
