import fs from 'node:fs';
import path from 'node:path';
import { notice, type Problem, warning } from '../../speech/index.js';
import { here } from '../files.js';
import { tellProblems } from '../report/problems.js';
import { readJournal } from './journal.js';
import { finishRenames } from './replace.js';

/** Ends what a killed run left half done in a folder, and says so. Throws a ProblemError if it can't be ended. */
export async function recover(folder: string, shown: string): Promise<readonly Problem[]> {
  // What is not to be believed is told at once, without a lock.
  if (readJournal(folder, shown) === undefined) return [];
  const { lockFolder } = await import('./lock.js');
  // The journal may be that of a run at work.
  const unlock = await lockFolder(folder, shown);
  try {
    return recoverLocked(folder, shown);
  } finally {
    unlock();
  }
}

/** The same, for who has locked the folder. */
export function recoverLocked(folder: string, shown: string): readonly Problem[] {
  const journal = readJournal(folder, shown);
  if (journal === undefined) return [];
  const { placed, lost } = finishRenames(journal, { folder, shown });
  if (lost.length > 0) return [warning('cli.lost-files', shown, { files: lost })];
  return placed.length > 0 ? [notice('cli.finished-earlier', shown)] : [];
}

/** The same in a folder, or around a file, that is about to be read, with a word on it. */
export async function recoverAt(named: string): Promise<void> {
  const isFolder =
    fs.statSync(path.resolve(here(), named), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const folder = isFolder ? named : path.dirname(named);
  tellProblems(await recover(path.resolve(here(), folder), folder));
}
