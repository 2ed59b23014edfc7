import { error, type Problem, throwErrors } from '../../../speech/index.js';
import type { FileLimits } from '../limits.js';
import { outside, pathProblems } from '../paths.js';
import { crc32 } from './crc32.js';
import { readDirectory, type ZipEntry } from './directory.js';
import { inflate } from './inflate.js';

/** What a Mac or Windows adds. */
const STRAY = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const MEBIBYTE = 2 ** 20;

/**
 * The files of a zip by their paths, in its order. Nothing is unpacked before all paths and sizes are within the limits,
 * and no file beyond the size that it declares. Throws a ProblemError.
 */
export function unzip(bytes: Uint8Array, place: string, limits: FileLimits): ReadonlyMap<string, Uint8Array> {
  const entries = readDirectory(bytes, place).filter(({ path }) => !STRAY.test(path));
  throwErrors([
    ...pathProblems(
      entries.map(({ path }) => path),
      place,
      limits,
    ),
    ...entries.flatMap(({ link, path: file }) => (link ? [outside(place, file)] : [])),
  ]);
  const { allBytes, smallBytes, times } = limits;
  const most = Math.min(allBytes, Math.max(smallBytes, times * bytes.length));
  throwErrors(sizeProblems(entries, place, { ...limits, allBytes: most }));
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { path: file, encrypted, method } = entry;
    const contents = encrypted ? undefined : unpacked(bytes, entry);
    if (contents !== undefined) files.set(file, contents);
    else if (encrypted) problems.push(error('deckfile.encrypted', place, { file }));
    else if (method !== 0 && method !== 8) problems.push(error('deckfile.other-method', place, { file }));
    else problems.push(error('deckfile.damaged-file', place, { file }));
  }
  throwErrors(problems);
  return files;
}

/** Whether files of these sizes make a deck. */
export function sizeProblems(
  files: readonly { readonly path: string; readonly size: number }[],
  place: string,
  { fileBytes, allBytes }: FileLimits,
): readonly Problem[] {
  const mebibytes = (bytes: number) => Math.ceil(bytes / MEBIBYTE);
  const large = files.filter(({ size }) => size > fileBytes);
  if (large.length > 0)
    return large.map(({ path: file, size }) =>
      error('deckfile.file-too-large', place, { file, size: mebibytes(size), most: mebibytes(fileBytes) }),
    );
  const all = files.reduce((sum, { size }) => sum + size, 0);
  if (all <= allBytes) return [];
  return [error('deckfile.too-large', place, { size: mebibytes(all), most: mebibytes(allBytes) })];
}

/** The bytes of one file, or undefined if they are not what the directory says. */
function unpacked(bytes: Uint8Array, { method, start, packed, size, crc }: ZipEntry): Uint8Array | undefined {
  const stored = bytes.subarray(start, start + packed);
  // A copy, so that one small file does not keep the whole zip in memory.
  const contents = method === 0 ? stored.slice() : method === 8 ? inflate(stored, size) : undefined;
  return contents?.length === size && crc32(contents) === crc ? contents : undefined;
}
