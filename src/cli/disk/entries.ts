import fs from 'node:fs';
import path from 'node:path';
import type { FolderEntry } from '../../platform.js';
import { error, type Problem, ProblemError } from '../../speech/index.js';

/** Everything in a folder, which messages call `typed`. Throws a ProblemError. */
export function entriesOf(folder: string, typed: string): readonly FolderEntry[] {
  try {
    const real = fs.realpathSync(folder);
    return fs.readdirSync(real).map(name => entryOf(real, name));
  } catch (fault) {
    throw new ProblemError([folderFault(fault as NodeJS.ErrnoException, typed)]);
  }
}

function entryOf(folder: string, name: string): FolderEntry {
  const full = path.join(folder, name);
  let target: string;
  try {
    target = fs.realpathSync(full);
  } catch {
    return { name, kind: 'broken', size: 0 };
  }
  if (!target.startsWith(folder + path.sep) && target !== full) return { name, kind: 'outside', size: 0 };
  const stat = fs.statSync(target);
  // A pipe or a device would never end.
  const kind = stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other';
  return { name, kind, size: stat.size };
}

function folderFault({ code, message }: NodeJS.ErrnoException, folder: string): Problem {
  switch (code) {
    case 'ENOENT':
      return error('cli.no-such-folder', folder);
    case 'ENOTDIR':
      return error('cli.not-a-folder', folder);
    case 'EACCES':
    case 'EPERM':
      return error('cli.folder-unreadable', folder);
    default:
      return error('cli.read-failed', folder, { reason: code ?? message });
  }
}
