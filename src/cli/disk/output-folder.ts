import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { error, notice, type Problem, ProblemError, sentence } from '../../problem.js';
import { filesOf } from '../readback/manifests.js';
import { tellProblems } from '../report/problems.js';
import { say } from '../report/say.js';
import { isSystemError, writeFault } from './faults.js';
import { makeFolders, makeStaging, removeEmpty } from './folders.js';
import { readJournal } from './journal.js';
import { type Checksums, isTaken, LEDGER, readLedger, whyForeign } from './ledger.js';
import { recover, recoverLocked } from './recover.js';
import { replaceAll } from './replace.js';
import { writeSynced } from './sync.js';

/** After this many bytes a long file yields to the event loop. */
const STRIDE = 1 << 16;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
  /** The SHA-256 of each complete staged file. */
  readonly #staged = new Map<string, string>();
  /** The SHA-256 of files that may be replaced, whoever made them, as long as they are still the same. */
  readonly #extended = new Map<string, string>();
  #stopped = false;
  readonly #onSignal = () => {
    // The event loop is free between steps of staging: exit at once, and leave nothing behind.
    this.#stopped = true;
    this.#discard();
    process.stderr.write(`\n${say(sentence('summary.stopped'))}\n`);
    process.exit(130);
  };

  /** Makes the folder if needed; `shown` is its path as typed. Throws a ProblemError if it cannot be written. */
  static async open(folder: string, shown: string): Promise<OutputFolder> {
    tellProblems(await recover(folder, shown));
    return new OutputFolder(folder, shown);
  }

  private constructor(folder: string, shown: string) {
    this.#folder = folder;
    this.#shown = shown;
    // Before there is anything that a signal could leave behind.
    for (const signal of SIGNALS) process.on(signal, this.#onSignal);
    try {
      this.#made = makeFolders(folder);
      this.#staging = makeStaging(folder);
    } catch (fault) {
      for (const signal of SIGNALS) process.off(signal, this.#onSignal);
      throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, shown)]);
    }
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
      const file = fs.openSync(this.staged(name), 'w');
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
    const unlock = await lockFolder(this.#folder, path.join(this.#folder, LEDGER), this.#shown);
    try {
      // Nothing here awaits, so a signal comes before or after all renames.
      return this.#commit();
    } finally {
      await unlock();
    }
  }

  #commit(): readonly string[] {
    // A run that shares the folder may have been killed since this one began.
    tellProblems(recoverLocked(this.#folder, this.#shown));
    const names = [...this.#staged.keys()];
    const foreign = this.#foreign(names);
    const ledger = path.join(this.#folder, LEDGER);
    if (isTaken(ledger) && !fs.lstatSync(ledger).isFile())
      foreign.push(error('cli.not-a-ledger', path.join(this.#shown, LEDGER)));
    if (foreign.length > 0) throw new ProblemError(foreign);
    const known = readLedger(this.#folder);
    const checksums = { ...known, ...Object.fromEntries(this.#staged) };
    try {
      writeSynced(this.staged(LEDGER), `${JSON.stringify(checksums, null, 1)}\n`);
    } catch (fault) {
      throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, this.#shown)]);
    }
    const files = names.map(name => [name, { old: this.#known(known, name), new: this.#staged.get(name) }]);
    const journal = {
      staging: path.basename(this.#staging),
      files: Object.fromEntries([...files, [LEDGER, {}]]),
    };
    replaceAll(journal, { folder: this.#folder, shown: this.#shown });
    return names.map(name => path.join(this.#shown, name));
  }

  /** The manifests of other runs in the folder that describe a file which this run has replaced. */
  outdated(): readonly Problem[] {
    const manifests = Object.keys(readLedger(this.#folder)).filter(
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
    if (this.#stopped) return;
    for (const signal of SIGNALS) process.off(signal, this.#onSignal);
    this.#discard();
  }

  /** Removes unfinished files, and folders that were made for them. */
  #discard(): void {
    // Renames that could be neither made nor undone are for the next run.
    if (readJournal(this.#folder, this.#shown)?.staging === path.basename(this.#staging)) return;
    fs.rmSync(this.#staging, { recursive: true, force: true });
    removeEmpty(this.#made);
  }

  #foreign(names: readonly string[]): Problem[] {
    const ledger = readLedger(this.#folder);
    const at = { folder: this.#folder, shown: this.#shown };
    return names.flatMap(name => whyForeign(at, name, this.#known(ledger, name), this.#staged.get(name)));
  }

  /** The SHA-256 of the file that may be replaced. */
  #known(ledger: Checksums, name: string): string | undefined {
    return this.#extended.get(name) ?? ledger[name];
  }
}
