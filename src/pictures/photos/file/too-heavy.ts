import { error, type Problem } from '../../../speech/index.js';

/** A film by mistake would fill the memory. */
const MOST_MEBIBYTES = 256;

/** Why a file of so many bytes is not even read. */
export function heavyProblem(file: string, size: number): Problem | undefined {
  if (size <= MOST_MEBIBYTES * 2 ** 20) return undefined;
  return error('photos.too-heavy', file, { size: Math.ceil(size / 2 ** 20), most: MOST_MEBIBYTES });
}
