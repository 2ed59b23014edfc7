import { lock } from 'proper-lockfile';
import { error, ProblemError } from '../../problem.js';

/** A lock that was not touched for so long was left by a run that was killed. */
const STALE_MS = 10_000;

/**
 * Lets one run at a time put files into the folder of a ledger: several may deal parts of one batch. Returns what ends
 * it. Throws a ProblemError where another run keeps the folder for longer than putting files in place can take.
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
