import type { Folders, PictureWish, Platform } from '../platform.js';
import { error, notice, type Problem, ProblemError, throwErrors, warning } from '../problem.js';
import type { Raster } from '../scene/index.js';
import { alikeProblems } from './alike.js';
import { sortOut } from './folder.js';
import { inParallel } from './in-parallel.js';
import { type PictureList, readList } from './list/read-list.js';
import { type Photo, type PreparedPhoto, preparePhoto } from './prepare-photo.js';

/** Below it, pixels show. */
const LEAST_DPI = 200;
/** A film by mistake would fill the memory. */
const MOST_MEBIBYTES = 256;

/** How the pictures of a folder are printed. */
export interface PhotoWish extends Omit<PictureWish, 'focus'> {
  /** At which `width` and `height` are the printed size. */
  readonly dpi: number;
  /** Only pictures that the list calls safe for children. */
  readonly children: boolean;
  /** Leave out files that can't be printed, and say so. */
  readonly skipBad: boolean;
}

export interface Photos {
  /** In natural order of their names. */
  readonly photos: readonly Photo[];
  readonly problems: readonly Problem[];
}

/** Opens files of a person's folders. */
interface OwnFiles extends Folders {
  bytes(path: string): Uint8Array;
}

/**
 * The pictures of a folder, ready to be drawn. Throws a ProblemError with every fault of every file. `tell` is called as
 * pictures are done. The result is the same, however many are prepared at once.
 */
export async function readPhotos(
  typed: string,
  { children, skipBad, ...wish }: PhotoWish,
  own: OwnFiles,
  platform: Pick<Platform, 'measure' | 'picture' | 'workers'>,
  tell: (done: number, all: number) => void = () => {},
): Promise<Photos> {
  const folder = typed.replace(/(?<=.)[/\\]+$/, '');
  const contents = sortOut(own.entries(folder), folder);
  const place = (name: string) => (folder === '/' ? `/${name}` : `${folder}/${name}`);
  const list = contents.list === undefined ? NO_LIST : openList(own, place(contents.list), contents.names);
  const unusable = new Set(list.faults.map(({ name }) => name));
  const chosen = contents.pictures.filter(
    ({ name }) => !unusable.has(name) && (!children || list.entries.get(name)?.childSafe === true),
  );
  let done = 0;
  const prepared = await inParallel(chosen, platform.workers, async ({ name, size }) => {
    const file = place(name);
    const entry = list.entries.get(name) ?? {};
    const made =
      size > MOST_MEBIBYTES * 2 ** 20
        ? error('photos.too-heavy', file, { size: Math.round(size / 2 ** 20), most: MOST_MEBIBYTES })
        : await preparePhoto(() => own.bytes(file), file, wish, entry, platform);
    tell(++done, chosen.length);
    return made;
  });
  const good = prepared.filter(made => 'photo' in made);
  const faults = [
    ...contents.faults,
    ...list.faults.map(({ problem }) => problem),
    ...prepared.filter(made => 'code' in made),
  ];
  const nothing = good.length === 0 && (faults.length === 0 || skipBad);
  const problems = [
    ...contents.notices,
    ...list.notices,
    ...(skipBad ? faults.map(skipped) : faults),
    ...(faults.length > 0 && !skipBad && good.length > 0
      ? [notice('photos.can-skip', folder, { count: faults.length, good: good.length })]
      : []),
    ...(nothing ? [error(faults.length > 0 ? 'photos.none-good' : 'photos.none-for-children', folder)] : []),
    ...good.flatMap(made => made.problems),
    ...coarseProblems(good, folder),
    ...alikeProblems(good.map(({ sketched }) => sketched)),
  ];
  throwErrors(problems);
  return { photos: sharingRasters(good.map(({ photo }) => photo)), problems };
}

const NO_LIST: PictureList = { entries: new Map(), faults: [], notices: [] };

/** A list without a usable header is told together with all other faults. */
function openList(own: OwnFiles, file: string, names: readonly string[]): PictureList {
  try {
    return readList(own.bytes(file), file, names);
  } catch (fault) {
    if (fault instanceof ProblemError) return { ...NO_LIST, notices: fault.problems };
    throw fault;
  }
}

function skipped({ place, line, code, values }: Problem): Problem {
  return warning(
    'photos.skipped',
    { place, ...(line === undefined ? {} : { line }) },
    { fault: { code, values } },
  );
}

/** One warning for all pictures with too few pixels. */
function coarseProblems(good: readonly PreparedPhoto[], folder: string): readonly Problem[] {
  const coarse = good.filter(({ dpi = LEAST_DPI }) => dpi < LEAST_DPI);
  if (coarse.length === 0) return [];
  const files = coarse.map(({ photo: { file }, dpi }) => `${file.slice(folder.length + 1)} (${dpi})`);
  return [warning('photos.coarse', folder, { count: coarse.length, least: LEAST_DPI, files })];
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
