import fs from 'node:fs';
import path from 'node:path';
import { type Problem, ProblemError } from '../../problem.js';
import { replaceFault, writeFault } from './faults.js';
import { type Journal, removeJournal, writeJournal } from './journal.js';
import { isTaken, whyForeign } from './ledger.js';
import { syncFolder } from './sync.js';

interface Place {
  readonly folder: string;
  readonly shown: string;
}

/**
 * Renames all files of a journal from their staging folder into place, or none: if one fails, those before it go back. A
 * run that is killed in between is finished by `finishRenames`. write-file-atomic replaces only one file, so it would
 * not do.
 */
export function replaceAll(journal: Journal, { folder, shown }: Place): void {
  try {
    writeJournal(folder, journal);
  } catch (fault) {
    throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, shown)]);
  }
  const undo: (() => void)[] = [];
  for (const name of Object.keys(journal.files)) {
    try {
      putInPlace(folder, journal.staging, name, (from, to) => {
        fs.renameSync(from, to);
        undo.push(() => fs.renameSync(to, from));
      });
    } catch (fault) {
      const problem = new ProblemError([replaceFault(fault as NodeJS.ErrnoException, shown, name)]);
      try {
        for (const back of undo.reverse()) back();
      } catch {
        // What could not go back is in the journal: the next run finishes it.
        throw problem;
      }
      removeJournal(folder);
      throw problem;
    }
  }
  end(folder);
}

/** Finishes what a killed run began. Throws a ProblemError, and changes nothing, if somebody has changed its files since. */
export function finishRenames(journal: Journal, { folder, shown }: Place): void {
  const staged = (name: string) => path.join(folder, journal.staging, name);
  const waiting = Object.keys(journal.files).filter(name => isTaken(staged(name)));
  const foreign = waiting.flatMap((name): Problem[] => {
    const { old, new: next } = journal.files[name];
    return next === undefined ? [] : whyForeign({ folder, shown }, name, old, next);
  });
  if (foreign.length > 0) throw new ProblemError(foreign);
  for (const name of waiting)
    try {
      putInPlace(folder, journal.staging, name, fs.renameSync);
    } catch (fault) {
      throw new ProblemError([replaceFault(fault as NodeJS.ErrnoException, shown, name)]);
    }
  end(folder);
  fs.rmSync(path.join(folder, journal.staging), { recursive: true, force: true });
}

/** The old file is moved aside, not overwritten, so that it can go back. */
function putInPlace(
  folder: string,
  staging: string,
  name: string,
  rename: (from: string, to: string) => void,
): void {
  const place = path.join(folder, name);
  if (isTaken(place)) rename(place, path.join(folder, staging, `${name}.old`));
  rename(path.join(folder, staging, name), place);
}

function end(folder: string): void {
  syncFolder(folder);
  removeJournal(folder);
}
