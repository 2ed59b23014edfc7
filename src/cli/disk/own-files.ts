import fs from 'node:fs';
import path from 'node:path';
import { error, ProblemError } from '../../speech/index.js';
import { readFault, writeFault } from './faults.js';

/** Lists what Deckwright wrote to a folder, by name and checksum: only those files may be replaced. */
export const LEDGER = '.deckwright.json';
/** What a run is putting in place: written before its first rename, removed after its last. */
export const JOURNAL = '.deckwright.journal';

/** An empty folder, while a run puts its files in place. */
export const LOCK = `${LEDGER}.lock`;

const MOST_BYTES = 64 * 2 ** 20;
// Windows has neither.
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = fs.constants;

interface OwnFile {
  readonly text: string;
  readonly stat: fs.BigIntStats;
}

/**
 * A file that Deckwright keeps for itself; undefined if there is none. Throws a ProblemError if the name belongs to
 * anything else: a link is not followed, a pipe is not waited for.
 */
export function readOwn(full: string, shown: string): OwnFile | undefined {
  try {
    const there = fs.lstatSync(full, { throwIfNoEntry: false });
    if (there === undefined) return undefined;
    if (!there.isFile() || there.size > MOST_BYTES) throw nameTaken(shown);
    const handle = fs.openSync(full, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      const stat = fs.fstatSync(handle, { bigint: true });
      if (!stat.isFile()) throw nameTaken(shown);
      return { text: fs.readFileSync(handle, 'utf8'), stat };
    } finally {
      fs.closeSync(handle);
    }
  } catch (fault) {
    if (fault instanceof ProblemError) throw fault;
    // A file in place of the folder is told by whoever writes to it.
    if ((fault as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw new ProblemError([readFault(fault as NodeJS.ErrnoException, shown)]);
  }
}

/** Writes a new file that says of itself when and where it was made; it is on the disk when this returns. */
export function writeBorn(full: string, textOf: (birth: string) => string): void {
  const handle = fs.openSync(full, 'wx');
  try {
    const { ino, birthtimeNs } = fs.fstatSync(handle, { bigint: true });
    fs.writeFileSync(handle, textOf(`${ino}-${birthtimeNs}`));
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Writes a file that is on the disk, not only in the memory of the system, when this returns. */
export function writeSynced(file: string, text: string): void {
  const handle = fs.openSync(file, 'w');
  try {
    fs.writeFileSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Puts what was renamed in a folder on the disk, where the system can: Windows opens no folder. */
export function syncFolder(folder: string): void {
  let handle: number | undefined;
  try {
    handle = fs.openSync(folder, 'r');
    fs.fsyncSync(handle);
  } catch {
    // Without it, a power cut may undo a rename; the order of renames is kept all the same.
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}

/** Whether a file was made where it is now: whoever copies or unpacks one can't choose its inode and its time of birth. */
export function wasBornHere(birth: unknown, { ino, birthtimeNs, ctimeNs }: fs.BigIntStats): boolean {
  if (birth === `${ino}-${birthtimeNs}`) return true;
  // A system that knows no birth gives the time of the last change.
  return birthtimeNs === ctimeNs && typeof birth === 'string' && birth.startsWith(`${ino}-`);
}

const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** Whether a name read from a file can be that of a file of a deck: in the folder itself, and none of our own names. */
export function isFileName(name: string, system: string = process.platform): boolean {
  if (name === '' || /^\.\.?$/.test(name) || /^\.deckwright/i.test(name) || /[/\0]/.test(name)) return false;
  if (system !== 'win32') return true;
  return !/[\\:*?"<>|\p{Cc}]|[. ]$/u.test(name) && !RESERVED_ON_WINDOWS.test(name);
}

export function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value);
}

/** Whether a name is taken, even by a broken link. */
export function isTaken(full: string): boolean {
  return fs.lstatSync(full, { throwIfNoEntry: false }) !== undefined;
}

/** Somebody else's file, folder, link or pipe where Deckwright would put its own; `shown` is its path as typed. */
export function nameTaken(shown: string): ProblemError {
  return new ProblemError([error('cli.name-taken', path.normalize(shown))]);
}

/** Throws a ProblemError if what has the name of the lock is none: a lock is an empty folder. */
export function checkLock(folder: string, shown: string): void {
  try {
    const full = path.join(folder, LOCK);
    const there = fs.lstatSync(full, { throwIfNoEntry: false });
    if (there === undefined || (there.isDirectory() && fs.readdirSync(full).length === 0)) return;
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    // Another run unlocks the folder; or a file is in place of the folder, which whoever writes to it tells.
    if (code === 'ENOENT' || code === 'ENOTDIR') return;
    throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, shown)]);
  }
  throw nameTaken(path.join(shown, LOCK));
}
