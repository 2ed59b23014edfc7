import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lockSync } from 'proper-lockfile';
import { error, ProblemError } from '../../speech/index.js';
import { writeFault } from './faults.js';
import { checkLock, LOCK } from './own-files.js';

/** A lock that has not been touched for this long was left by a killed run. */
const STALE_MS = 10_000;

/** Longer than putting files in place can take. */
const TRIES = 300;
const WAIT_MS = 50;

/**
 * Lets only one run at a time put files into a folder: several runs may deal parts of one batch. Returns a function that
 * unlocks it. Throws a ProblemError if another run keeps the folder longer than putting files in place can take.
 */
export async function lockFolder(folder: string, shown: string): Promise<() => void> {
  checkLock(folder, shown);
  for (let left = TRIES; ; left--)
    try {
      return take(folder);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ELOCKED')
        throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, shown)]);
      if (left === 0) throw new ProblemError([error('cli.folder-busy', shown)]);
      await setTimeout(WAIT_MS);
    }
}

/** In one step: a signal finds the lock taken and known to us, or not taken. */
function take(folder: string): () => void {
  const unlock = lockSync(folder, {
    lockfilePath: path.join(folder, LOCK),
    stale: STALE_MS,
    // Somebody took the lock away while files were put in place, which nothing interrupts.
    onCompromised: () => {},
  });
  return () => {
    try {
      unlock();
    } catch {
      // It is gone already.
    }
  };
}
