import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { notice, type Problem, ProblemError } from '../../speech/index.js';
import { filesOf } from '../readback/manifests.js';
import { tellProblems } from '../report/problems.js';
import { watchFolder } from '../signals.js';
import { isSystemError, writeFault } from './faults.js';
import { type Replacement, readJournal } from './journal.js';
import { type Checksums, checksum, readLedger, whyForeign } from './ledger.js';
import { checkLock, isTaken, LEDGER, writeSynced } from './own-files.js';
import { recover, recoverLocked } from './recover.js';
import { placedBy, replaceAll } from './replace.js';
import { enter, makeFolders, makeStaging, removeEmpty, removeStaging, sweep } from './staging.js';

/** After this many bytes a long file yields to the event loop. */
const STRIDE = 1 << 16;

/**
 * A folder that gets all files of a run or none. They are staged under temporary names and renamed when complete. A file
 * that Deckwright did not make, or that has changed since, is never replaced. What a killed run left half done is ended
 * first.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #shown: string;
  readonly #staging: string;
  readonly #made: readonly string[];
  /** What was told of an earlier run. */
  readonly #told: readonly Problem[];
  /** The SHA-256 of each complete staged file. */
  readonly #staged = new Map<string, string>();
  /** The SHA-256 of files that may be replaced, whoever made them, as long as they are still the same. */
  readonly #extended = new Map<string, string>();
  readonly #unwatch: () => void;

  /** Makes the folder if needed; `shown` is its path as typed. Throws a ProblemError if it cannot be written. */
  static async open(folder: string, shown: string): Promise<OutputFolder> {
    const told = await recover(folder, shown);
    tellProblems(told);
    checkLock(folder, shown);
    readLedger(folder, shown);
    return new OutputFolder(folder, shown, told);
  }

  private constructor(folder: string, shown: string, told: readonly Problem[]) {
    this.#folder = folder;
    this.#shown = shown;
    this.#told = told;
    try {
      this.#made = makeFolders(folder);
    } catch (fault) {
      throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, shown)]);
    }
    try {
      tellProblems(sweep(folder, shown));
      this.#staging = makeStaging(folder);
    } catch (fault) {
      removeEmpty(this.#made);
      throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, shown)]);
    }
    this.#unwatch = watchFolder({ isHalfway: () => this.#isHalfway(), discard: () => this.#discard() });
  }

  /** Throws if one of these files exists and Deckwright did not make it, before long work begins. */
  claim(names: readonly string[]): void {
    const foreign = this.#foreign(names);
    if (foreign.length > 0) throw new ProblemError(foreign);
  }

  /** Lets a file be replaced that is somebody's own, because its new text begins with all of the old, `text`. */
  extend(name: string, text: string): void {
    this.#extended.set(name, crypto.createHash('sha256').update(text).digest('hex'));
  }

  /** Writes a file under a temporary name while its bytes are made; Ctrl-C works in between. */
  async stage(name: string, chunks: Iterable<Uint8Array>): Promise<void> {
    const hash = crypto.createHash('sha256');
    let waiting = 0;
    try {
      enter(this.#staging, name);
      const file = fs.openSync(this.staged(name), 'wx');
      try {
        for (const chunk of chunks) {
          hash.update(chunk);
          for (let at = 0; at < chunk.length; ) at += fs.writeSync(file, chunk, at);
          waiting += chunk.length;
          if (waiting < STRIDE) continue;
          waiting = 0;
          await new Promise(resolve => setImmediate(resolve));
        }
        // Before a rename says that it is whole.
        fs.fsyncSync(file);
      } finally {
        fs.closeSync(file);
      }
    } catch (fault) {
      if (isSystemError(fault)) throw new ProblemError([writeFault(fault, this.#shown)]);
      throw fault;
    }
    this.#staged.set(name, hash.digest('hex'));
  }

  /** The path of a staged file until it is put in place. */
  staged(name: string): string {
    return path.join(this.#staging, name);
  }

  /** The SHA-256 of a staged file, in hexadecimal. */
  checksum(name: string): string | undefined {
    return this.#staged.get(name);
  }

  /** Puts all staged files in place; returns their paths as the user would type them. */
  async commit(): Promise<readonly string[]> {
    const { lockFolder } = await import('./lock.js');
    const unlock = await lockFolder(this.#folder, this.#shown);
    try {
      // Nothing here awaits, so a signal comes before the lock or after it.
      return this.#commit();
    } finally {
      unlock();
    }
  }

  #commit(): readonly string[] {
    // A run that shares the folder may have been killed since this one began.
    const earlier = recoverLocked(this.#folder, this.#shown);
    tellProblems(earlier.filter(({ code }) => !this.#told.some(told => told.code === code)));
    const names = [...this.#staged.keys()];
    const foreign = this.#foreign(names);
    if (foreign.length > 0) throw new ProblemError(foreign);
    const known = this.#ledger();
    const checksums = `${JSON.stringify({ ...known, ...Object.fromEntries(this.#staged) }, null, 1)}\n`;
    try {
      writeSynced(this.staged(LEDGER), checksums);
    } catch (fault) {
      throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, this.#shown)]);
    }
    const files = [...this.#staged].map(([name, sum]) => [name, replacement(this.#known(known, name), sum)]);
    const ledger = path.join(this.#folder, LEDGER);
    const before = isTaken(ledger) ? checksum(ledger) : undefined;
    const journal = {
      staging: path.basename(this.#staging),
      files: Object.fromEntries([...files, [LEDGER, replacement(before, checksum(this.staged(LEDGER)))]]),
    };
    replaceAll(journal, { folder: this.#folder, shown: this.#shown });
    return names.map(name => path.join(this.#shown, name));
  }

  /** The manifests of other runs in the folder that describe a file which this run has replaced. */
  outdated(): readonly Problem[] {
    const manifests = Object.keys(readLedger(this.#folder, this.#shown)).filter(
      name => name.endsWith('-manifest.json') && !this.#staged.has(name),
    );
    return manifests.flatMap((name): Problem[] => {
      const files = filesOf(path.join(this.#folder, name))
        .filter(file => this.#staged.has(file.name) && this.#staged.get(file.name) !== file.sha256)
        .map(file => file.name);
      return files.length === 0
        ? []
        : [notice('cli.earlier-manifest', path.join(this.#shown, name), { files })];
    });
  }

  close(): void {
    this.#discard();
    this.#unwatch();
  }

  /** Removes unfinished files, and folders that were made for them. */
  #discard(): void {
    // Renames that could be neither made nor undone are for the next run.
    if (this.#isHalfway()) return;
    removeStaging(this.#staging);
    removeEmpty(this.#made);
  }

  #isHalfway(): boolean {
    try {
      return readJournal(this.#folder, this.#shown)?.staging === path.basename(this.#staging);
    } catch {
      // The journal is not ours.
      return false;
    }
  }

  #foreign(names: readonly string[]): Problem[] {
    const ledger = this.#ledger();
    const at = { folder: this.#folder, shown: this.#shown };
    return names.flatMap(name => whyForeign(at, name, this.#known(ledger, name), this.#staged.get(name)));
  }

  /** All that Deckwright made here, even if a run was killed and can't be finished. */
  #ledger(): Checksums {
    const journal = readJournal(this.#folder, this.#shown);
    return {
      ...readLedger(this.#folder, this.#shown),
      ...(journal === undefined ? {} : placedBy(journal, this.#folder)),
    };
  }

  /** The SHA-256 of the file that may be replaced. */
  #known(ledger: Checksums, name: string): string | undefined {
    return this.#extended.get(name) ?? ledger[name];
  }
}

function replacement(old: string | undefined, next: string): Replacement {
  return { ...(old === undefined ? {} : { old }), new: next };
}
