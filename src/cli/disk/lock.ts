import path from 'node:path';
import { lock } from 'proper-lockfile';
import { error, ProblemError } from '../../problem.js';
import { writeFault } from './faults.js';
import { checkLock, LOCK } from './own-files.js';

/** A lock that has not been touched for this long was left by a killed run. */
const STALE_MS = 10_000;

/**
 * Lets only one run at a time put files into a folder: several runs may deal parts of one batch. Returns a function that
 * unlocks it. Throws a ProblemError if another run keeps the folder longer than putting files in place can take.
 */
export async function lockFolder(folder: string, shown: string): Promise<() => Promise<void>> {
  checkLock(folder, shown);
  try {
    const unlock = await lock(folder, {
      lockfilePath: path.join(folder, LOCK),
      stale: STALE_MS,
      retries: { retries: 300, factor: 1, minTimeout: 50 },
      // Somebody took the lock away while files were put in place, which nothing interrupts.
      onCompromised: () => {},
    });
    return () => unlock().catch(() => {});
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    throw new ProblemError([
      code === 'ELOCKED'
        ? error('cli.folder-busy', shown)
        : writeFault(fault as NodeJS.ErrnoException, shown),
    ]);
  }
}
