import { sha256 } from '../../data/manifest/index.js';
import {
  error,
  type Headings,
  notice,
  type Problem,
  ProblemError,
  sentence,
  warning,
} from '../../speech/index.js';
import { heavyProblem } from './file/too-heavy.js';
import { sortOut } from './folder.js';
import { type PictureList, readList } from './list/read-list.js';
import { LEAST_DPI } from './making/cut.js';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.js';
import type { PhotoDesk, PhotoWish, TellDone } from './wish.js';

export interface ReadFolder {
  readonly good: readonly PreparedPhoto[];
  readonly problems: readonly Problem[];
  /** A line for each file, with its checksum. */
  readonly files: string;
}

/** The pictures of one folder, and all that is wrong with it. Never throws for it. */
export async function readFolder(
  typed: string,
  { children, skipBad, ...wish }: PhotoWish,
  { own, platform, headings }: PhotoDesk,
  tell: TellDone,
): Promise<ReadFolder> {
  const folder = typed.replace(/(?<=.)[/\\]+$/, '');
  const place = (name: string) => (folder === '/' ? `/${name}` : `${folder}/${name}`);
  let contents: ReturnType<typeof sortOut>;
  try {
    contents = sortOut(own.entries(folder), folder);
  } catch (fault) {
    if (fault instanceof ProblemError) return { good: [], problems: fault.problems, files: '' };
    throw fault;
  }
  const list =
    contents.list === undefined
      ? NO_LIST
      : await openList(own, place(contents.list), contents.names, headings);
  const unusable = new Set(list.faults.map(({ name }) => name));
  const chosen = contents.pictures.filter(
    ({ name }) => !unusable.has(name) && (!children || list.entries.get(name)?.childSafe === true),
  );
  const unmarked = children
    ? contents.pictures.filter(({ name }) => list.entries.get(name)?.childSafe === undefined)
    : [];
  let done = 0;
  const prepared = await inParallel(chosen, platform.workers, async ({ name, size }) => {
    const file = place(name);
    const entry = list.entries.get(name) ?? {};
    const made =
      heavyProblem(file, size) ??
      (await preparePhoto(() => own.bytes(file), { file, name }, wish, entry, platform));
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
    ...(unmarked.length > 0 && !nothing
      ? [
          notice('photos.unmarked', folder, {
            files: unmarked.length,
            names: unmarked.map(({ name }) => name),
          }),
        ]
      : []),
    ...list.notices,
    ...(skipBad ? faults.map(skipped) : faults),
    ...(faults.length > 0 && !skipBad && good.length > 0
      ? [notice('photos.can-skip', folder, { count: faults.length, good: good.length })]
      : []),
    ...(nothing ? [error(faults.length > 0 ? 'photos.none-good' : 'photos.none-for-children', folder)] : []),
    ...good.flatMap(made => made.problems),
    ...coarseProblems(good),
  ];
  const lines = [
    ...good.map(({ photo: { name, source } }) => `${source}  ${name}`),
    ...(list.source ? [`${list.source}  ${contents.list}`] : []),
  ];
  return { good, problems, files: lines.map(line => `${line}\n`).join('') };
}

interface OpenedList extends PictureList {
  /** SHA-256 of its file. */
  readonly source?: string;
}

const NO_LIST: OpenedList = { entries: new Map(), faults: [], notices: [] };

/** A list without a usable header is told together with all other faults. */
async function openList(
  own: PhotoDesk['own'],
  file: string,
  names: readonly string[],
  headings?: Headings,
): Promise<OpenedList> {
  try {
    const bytes = own.bytes(file);
    return { ...readList(bytes, file, names, headings), source: await sha256(bytes) };
  } catch (fault) {
    if (fault instanceof ProblemError) return { ...NO_LIST, notices: fault.problems };
    throw fault;
  }
}

function skipped({ place, line, code, values }: Problem): Problem {
  const at = line === undefined ? place : { place, line };
  return warning('photos.skipped', at, { fault: { code, values } });
}

/** One warning for all pictures with too few pixels. */
function coarseProblems(good: readonly PreparedPhoto[]): readonly Problem[] {
  const coarse = good.filter(({ dpi = LEAST_DPI }) => dpi < LEAST_DPI);
  if (coarse.length === 0) return [];
  const folder = coarse[0].photo.file.slice(0, -coarse[0].photo.name.length - 1);
  const files = coarse.map(({ photo: { name }, dpi = 0 }) => sentence('phrases.tally', { name, count: dpi }));
  return [warning('photos.coarse', folder, { count: coarse.length, least: LEAST_DPI, files })];
}

/** Does something with all items, so many at once; the results are in the order of the items. */
async function inParallel<T, R>(
  items: readonly T[],
  workers: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}
