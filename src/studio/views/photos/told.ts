import type { Value } from '../../../speech/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
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

/** A photograph that another one looks like. */
export function twinOf(path: string, problems: readonly ToldProblem[]): string | undefined {
  for (const { code, place, values } of problems) {
    if (code !== 'photos.alike') continue;
    if (place !== path) return place;
    if (Array.isArray(values.others)) return String(values.others[0]);
  }
  return undefined;
}

/** Of one file of a warning. */
function dpiIn(path: string, file: Value): number | undefined {
  if (typeof file !== 'object' || !('code' in file)) return undefined;
  const { name, count } = file.values;
  return name === nameOf(path) ? Number(count) : undefined;
}
