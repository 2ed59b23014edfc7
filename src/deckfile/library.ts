import type { FolderEntry, Folders } from '../platform.js';
import { error, ProblemError } from '../problem.js';
import type { Library } from '../templates/index.js';
import { isWithin, plainPath } from './paths.js';

/** Files in memory as a person's own files, by paths as a recipe names them; messages put `before` in front of a path. */
export function libraryOf(files: ReadonlyMap<string, Uint8Array>, before = ''): Library & Folders {
  const known = new Map([...files].map(([path, bytes]) => [plainPath(path), bytes]));
  const refuse = (code: string, path: string) => new ProblemError([error(code, `${before}${path}`)]);
  const inFolder = (folder: string): ReadonlyMap<string, FolderEntry> => {
    const plain = plainPath(folder);
    const depth = plain === '' ? 0 : plain.length + 1;
    const entries = new Map<string, FolderEntry>();
    for (const [path, { length: size }] of known) {
      if (path === plain || !isWithin(path, plain)) continue;
      const [name, ...rest] = path.slice(depth).split('/');
      entries.set(name, rest.length > 0 ? { name, kind: 'folder', size: 0 } : { name, kind: 'file', size });
    }
    return entries;
  };
  const bytes = (path: string): Uint8Array => {
    const found = known.get(plainPath(path));
    if (found !== undefined) return found;
    throw refuse(inFolder(path).size > 0 ? 'deckfile.folder-not-file' : 'deckfile.no-such-file', path);
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
      throw refuse(
        known.has(plainPath(folder)) ? 'deckfile.file-not-folder' : 'deckfile.no-such-folder',
        folder,
      );
    },
  };
}
