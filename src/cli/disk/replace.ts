import fs from 'node:fs';
import path from 'node:path';
import { error, type Problem, ProblemError } from '../../speech/index.js';
import { replaceFault, writeFault } from './faults.js';
import { type Journal, removeJournal, writeJournal } from './journal.js';
import { type Checksums, checksum, checksumsIn, readLedger, whyForeign } from './ledger.js';
import { isTaken, JOURNAL, LEDGER, nameTaken, readOwn, syncFolder } from './own-files.js';
import { asideOf, enteredIn, removeStaging } from './staging.js';

interface Place {
  readonly folder: string;
  readonly shown: string;
}

let placed = 0;

/** How many files this process has put in place. */
export function placedSoFar(): number {
  return placed;
}

function count(names: readonly string[]): void {
  placed += names.filter(name => name !== LEDGER).length;
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
  const staging = path.join(folder, journal.staging);
  const undo: (() => void)[] = [];
  for (const name of Object.keys(journal.files)) {
    try {
      putInPlace(folder, staging, name, (from, to) => {
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
  count(Object.keys(journal.files));
  end(folder, staging);
}

/** How a run that was killed has ended: the files that were put in place, and those that are lost. */
export interface Finished {
  readonly placed: readonly string[];
  readonly lost: readonly string[];
}

/**
 * Finishes what a killed run began. Whatever the journal says, only a file that the ledger knows is replaced. Throws a
 * ProblemError, and changes nothing, if somebody has changed its files since. A journal without its staging folder stays
 * as long as files are lost.
 */
export function finishRenames(journal: Journal, { folder, shown }: Place): Finished {
  const staging = path.join(folder, journal.staging);
  const names = Object.keys(journal.files);
  if (!isTaken(staging) || isEmpty(staging)) {
    const lost = names.filter(name => name !== LEDGER && !isInPlace(journal, folder, name));
    const wasWhole = isInPlace(journal, folder, LEDGER);
    if (wasWhole || lost.length === 0) end(folder, staging);
    return { placed: [], lost: wasWhole ? [] : lost };
  }
  if (enteredIn(staging) === undefined) throw nameTaken(path.join(shown, journal.staging));
  const waiting = names.filter(name => isTaken(path.join(staging, name)));
  const foreign = waiting.flatMap(name => whyNot(journal, { folder, shown }, name));
  if (foreign.length > 0) throw new ProblemError(foreign);
  // The ledger is the last: without it, all files have been in place.
  const lost = waiting.includes(LEDGER)
    ? names.filter(name => !waiting.includes(name) && !isTaken(path.join(folder, name)))
    : [];
  for (const name of waiting)
    try {
      putInPlace(folder, staging, name, fs.renameSync);
    } catch (fault) {
      throw new ProblemError([replaceFault(fault as NodeJS.ErrnoException, shown, name)]);
    }
  count(waiting);
  end(folder, staging);
  return { placed: waiting, lost };
}

/** Why a staged file may not be put in place: it is not the one of the journal, or what is there is somebody's. */
function whyNot({ staging, files }: Journal, at: Place, name: string): readonly Problem[] {
  const staged = path.join(at.folder, staging, name);
  const { old, new: next } = files[name];
  const damaged = error('cli.damaged-journal', path.join(at.shown, JOURNAL));
  if (!fs.lstatSync(staged).isFile() || checksum(staged) !== next) return [damaged];
  if (name === LEDGER) return whyForeign(at, name, old, next);
  const ledger = readOwn(path.join(at.folder, staging, LEDGER), at.shown);
  if (ledger === undefined || checksumsIn(ledger.text)[name] !== next) return [damaged];
  const known = readLedger(at.folder, at.shown)[name];
  return isExtended(path.join(at.folder, name), staged) ? [] : whyForeign(at, name, known, next);
}

/** Whether a file is kept whole in its replacement: a person's own list, which has grown. */
function isExtended(full: string, replacement: string): boolean {
  if (fs.lstatSync(full, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const [size, longer] = [full, replacement].map(each => fs.statSync(each).size);
  return size <= longer && checksum(full) === checksum(replacement, size);
}

/** Those files of a journal that are in place: ours, though the ledger that says so may be lost. */
export function placedBy(journal: Journal, folder: string): Checksums {
  const names = Object.keys(journal.files).filter(
    name => name !== LEDGER && isInPlace(journal, folder, name),
  );
  return Object.fromEntries(names.map(name => [name, journal.files[name].new]));
}

function isInPlace({ files }: Journal, folder: string, name: string): boolean {
  const full = path.join(folder, name);
  return (
    fs.lstatSync(full, { throwIfNoEntry: false })?.isFile() === true && checksum(full) === files[name]?.new
  );
}

function isEmpty(staging: string): boolean {
  return fs.lstatSync(staging).isDirectory() && fs.readdirSync(staging).length === 0;
}

/** The old file is moved aside, not overwritten, so that it can go back. */
function putInPlace(
  folder: string,
  staging: string,
  name: string,
  rename: (from: string, to: string) => void,
): void {
  const place = path.join(folder, name);
  if (isTaken(place)) rename(place, asideOf(staging, name));
  rename(path.join(staging, name), place);
}

/** The old files go before the journal does: a run that is killed here is ended by the next one too. */
function end(folder: string, staging: string): void {
  syncFolder(folder);
  removeStaging(staging);
  removeJournal(folder);
}
