import type { Library } from '../../data/index.js';
import type { FolderEntry, Folders } from '../../platform.js';
import { error, type Problem, ProblemError } from '../../speech/index.js';
import { isWithin, leadsOut, outside, plainPath } from './paths.js';

/** What leads to a deck in one file. */
const THROUGH = /^.*?\.deckwright(?:[\\/]|$)/i;

/**
 * Files in memory as a person's own files, by paths as a recipe names them, or as a manifest does, through the deck:
 * `../my.deckwright/words.csv` is `words.csv`. `missing` tells of a file or folder that is not among them.
 */
export function libraryOf(
  files: ReadonlyMap<string, Uint8Array>,
  missing = (path: string, kind: 'file' | 'folder'): Problem =>
    kind === 'file' ? error('deckfile.no-such-file', path) : error('deckfile.no-such-folder', path),
): Library & Folders {
  const known = new Map([...files].map(([path, bytes]) => [plainPath(path), bytes]));
  const refuse = (code: string, path: string) => new ProblemError([error(code, path)]);
  // Whatever is opened comes through here: nothing in a deck leads out of it.
  const placeOf = (path: string): string => {
    const plain = leadsOut(path) ? undefined : plainPath(path);
    if (plain && [...known.keys()].some(each => isWithin(each, plain))) return plain;
    const [through = ''] = THROUGH.exec(path) ?? [];
    const file = path.slice(through.length);
    if (!leadsOut(file)) return plainPath(file);
    throw new ProblemError([outside(through.replace(/[\\/]$/, '') || path, file)]);
  };
  const inFolder = (folder: string): ReadonlyMap<string, FolderEntry> => {
    const place = placeOf(folder);
    const depth = place === '' ? 0 : place.length + 1;
    const entries = new Map<string, FolderEntry>();
    for (const [path, { length: size }] of known) {
      if (path === place || !isWithin(path, place)) continue;
      const [name, ...rest] = path.slice(depth).split('/');
      entries.set(name, rest.length > 0 ? { name, kind: 'folder', size: 0 } : { name, kind: 'file', size });
    }
    return entries;
  };
  const bytes = (path: string): Uint8Array => {
    const found = known.get(placeOf(path));
    if (found !== undefined) return found;
    if (inFolder(path).size > 0) throw refuse('deckfile.folder-not-file', path);
    throw new ProblemError([missing(path, 'file')]);
  };
  return {
    bytes,
    text: path => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes(path));
      } catch (fault) {
        if (fault instanceof ProblemError) throw fault;
        throw refuse('deckfile.not-utf8', path);
      }
    },
    list: folder => [...inFolder(folder).keys()].sort(),
    entries: folder => {
      const entries = inFolder(folder);
      if (entries.size > 0) return [...entries.values()];
      if (known.has(placeOf(folder))) throw refuse('deckfile.file-not-folder', folder);
      throw new ProblemError([missing(folder, 'folder')]);
    },
  };
}
