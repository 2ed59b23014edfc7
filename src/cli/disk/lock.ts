import { lock } from 'proper-lockfile';
import { error, ProblemError } from '../../problem.js';

/** A lock that has not been touched for this long was left by a killed run. */
const STALE_MS = 10_000;

/**
 * Lets only one run at a time put files into the folder of a ledger: several runs may deal parts of one batch. Returns a
 * function that unlocks it. Throws a ProblemError if another run keeps the folder longer than putting files in place can take.
 */
export async function lockFolder(
  folder: string,
  ledger: string,
  shown: string,
): Promise<() => Promise<void>> {
  try {
    return await lock(folder, {
      lockfilePath: `${ledger}.lock`,
      stale: STALE_MS,
      retries: { retries: 300, factor: 1, minTimeout: 50 },
    });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ELOCKED') throw fault;
    throw new ProblemError([error('cli.folder-busy', shown)]);
  }
}
