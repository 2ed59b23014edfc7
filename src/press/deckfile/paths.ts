import { error, type Problem } from '../../speech/index.js';
import type { FileLimits } from './limits.js';

/** `./pictures//fox.jpg` and `pictures\fox.jpg` as `pictures/fox.jpg`; `..` goes up, and never above the deck. */
export function plainPath(path: string): string {
  const steps: string[] = [];
  for (const step of path.normalize('NFC').split(/[\\/]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/**
 * Whether a path, in whatever way it is written, leads out of the deck: `/x`, `C:x`, `\\server\share`, `file:x`,
 * `a/../../x`, or the same in letters that only look like those.
 */
export function leadsOut(path: string): boolean {
  return [path, path.normalize('NFKC')].some(each => {
    if (/^[/\\]|^[a-z]:|^[a-z][a-z\d+.-]*:[/\\]|^file:|\p{Cc}/iu.test(each)) return true;
    let depth = 0;
    return each.split(/[/\\]/).some(step => {
      if (step === '..') depth -= 1;
      else if (step !== '' && step !== '.') depth += 1;
      return depth < 0;
    });
  });
}

/** Whether a plain path is that of the file or folder, or of something in it; everything is in the folder ''. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** Tells of a path that leads out of the deck, which messages call `place`. */
export function outside(place: string, file: string): Problem {
  return error('deckfile.path-outside', place, { file });
}

/** Every path that leads out of the deck, is too long, or differs from another by case alone. */
export function pathProblems(
  paths: readonly string[],
  place: string,
  limits: FileLimits,
): readonly Problem[] {
  const tooMany = paths.length > limits.files;
  if (tooMany) return [error('deckfile.too-many-files', place, { count: paths.length, most: limits.files })];
  const first = new Map<string, string>();
  return paths.flatMap(file => {
    if (!staysInside(file)) return [outside(place, file)];
    if (file.length > limits.path)
      return [error('deckfile.path-too-long', place, { file, most: limits.path })];
    // As a Mac or Windows would write them over each other.
    const folded = file.normalize('NFC').toLowerCase();
    const other = first.get(folded);
    first.set(folded, file);
    return other === undefined ? [] : [error('deckfile.same-path', place, { file, other })];
  });
}

/** Not `/etc/x`, `C:\x`, `../x`, or a name that no file can have. */
function staysInside(path: string): boolean {
  const steps = path.split('/');
  const odd = /[\p{Cc}\\]|^[A-Za-z]:/u;
  return !odd.test(path) && steps.every(step => !['', '.', '..', '__proto__'].includes(step));
}
