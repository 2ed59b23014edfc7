import type { ToldProblem } from '../../../bridge/messages.js';
import { folderOf, nameOf } from './folders.js';

/** What is wrong with one photograph, of all that is wrong with the deck. */
export function problemsOf(path: string, problems: readonly ToldProblem[]): readonly ToldProblem[] {
  return problems.filter(problem => {
    if (problem.place === path) return true;
    const { files, others } = problem.values;
    if (problem.code === 'photos.alike') return Array.isArray(others) && others.includes(path);
    if (problem.code !== 'photos.coarse' || problem.place !== folderOf(path)) return false;
    return Array.isArray(files) && files.some(file => dpiIn(path, file) !== undefined);
  });
}

/** The dots per inch at which it is printed, if those are too few. */
export function coarseDpi(path: string, problems: readonly ToldProblem[]): number | undefined {
  for (const { code, place, values } of problems)
    if (code === 'photos.coarse' && place === folderOf(path) && Array.isArray(values.files))
      for (const file of values.files) {
        const dpi = dpiIn(path, file);
        if (dpi !== undefined) return dpi;
      }
  return undefined;
}

/** Of `beach.jpg (120)`. */
function dpiIn(path: string, file: unknown): number | undefined {
  const start = `${nameOf(path)} (`;
  const found =
    typeof file === 'string' && file.startsWith(start)
      ? Number.parseInt(file.slice(start.length), 10)
      : Number.NaN;
  return Number.isNaN(found) ? undefined : found;
}
