import fs from 'node:fs';
import path from 'node:path';
import { error, ProblemError } from '../../problem.js';
import { isTaken } from './ledger.js';
import { syncFolder, writeSynced } from './sync.js';

/** What a run is putting in place: written before its first rename, removed after its last. */
export const JOURNAL = '.deckwright.journal';

/** SHA-256 of what may be replaced, and of its replacement. */
export interface Replacement {
  readonly old?: string;
  readonly new?: string;
}

export interface Journal {
  /** The name of the folder with the new files, and with the old ones once they are moved aside. */
  readonly staging: string;
  /** By file name, in the order of the renames. */
  readonly files: Readonly<Record<string, Replacement>>;
}

/** Once this returns, a run that is killed can be finished by the next one. */
export function writeJournal(folder: string, journal: Journal): void {
  const draft = path.join(folder, journal.staging, JOURNAL);
  writeSynced(draft, `${JSON.stringify(journal, null, 1)}\n`);
  // The staged files have their names before the journal does.
  syncFolder(path.join(folder, journal.staging));
  fs.renameSync(draft, path.join(folder, JOURNAL));
  syncFolder(folder);
}

export function removeJournal(folder: string): void {
  fs.rmSync(path.join(folder, JOURNAL), { force: true });
  syncFolder(folder);
}

/** The journal of a run that has not ended; undefined if there is none. Throws a ProblemError if it is damaged. */
export function readJournal(folder: string, shown: string): Journal | undefined {
  const file = path.join(folder, JOURNAL);
  if (!isTaken(file)) return undefined;
  let journal: Journal | undefined;
  try {
    journal = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // Damaged, as below.
  }
  if (journal === undefined || !isJournal(journal))
    throw new ProblemError([error('cli.damaged-journal', path.join(shown, JOURNAL))]);
  return journal;
}

/** Names only, so that an edited journal leads to no other folder. */
function isJournal(data: Partial<Journal> | null): data is Journal {
  const { staging, files } = data ?? {};
  if (typeof staging !== 'string' || typeof files !== 'object' || files === null) return false;
  return [staging, ...Object.keys(files)].every(
    name => path.basename(name) === name && !/^\.\.?$/.test(name),
  );
}
