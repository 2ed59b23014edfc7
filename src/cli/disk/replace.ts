import fs from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../../problem.js';
import { replaceFault } from './faults.js';
import { isTaken } from './ledger.js';

/**
 * Renames all files from a staging folder into place, or none: if one fails, those before it go back. write-file-atomic
 * replaces only one file, so it would not do.
 */
export function replaceAll(names: readonly string[], staging: string, folder: string, shown: string): void {
  const undo: (() => void)[] = [];
  const rename = (from: string, to: string) => {
    fs.renameSync(from, to);
    undo.push(() => fs.renameSync(to, from));
  };
  for (const name of names) {
    const place = path.join(folder, name);
    try {
      if (isTaken(place)) rename(place, path.join(staging, `${name}.old`));
      rename(path.join(staging, name), place);
    } catch (fault) {
      for (const back of undo.reverse()) back();
      throw new ProblemError([replaceFault(fault as NodeJS.ErrnoException, shown, name)]);
    }
  }
}
