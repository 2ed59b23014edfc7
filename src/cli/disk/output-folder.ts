import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { error, notice, type Problem, ProblemError } from '../../problem.js';
import { filesOf } from '../readback/manifests.js';
import { isSystemError, writeFault } from './faults.js';
import { makeFolders, makeStaging, removeEmpty } from './folders.js';
import { isTaken, LEDGER, readLedger, whyForeign } from './ledger.js';
import { replaceAll } from './replace.js';

/** After this many bytes a long file yields to the event loop. */
const STRIDE = 1 << 16;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A folder that gets all of a run's files or none. They are staged under a temporary name and renamed when whole; a file
 * that Deckwright did not make, or that was changed since, is never replaced.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #shown: string;
  readonly #staging: string;
  readonly #made: readonly string[];
  /** SHA-256 of what is whole under its temporary name. */
  readonly #staged = new Map<string, string>();
  #stopped = false;
  readonly #onSignal = () => {
    // While output is staged the event loop is free between steps: leave at once, with nothing left behind.
    this.#stopped = true;
    this.#discard();
    process.stderr.write('\nStopped. Nothing was changed.\n');
    process.exit(130);
  };

  /** Makes the folder where needed; `shown` is its path as typed. Throws a ProblemError when it can't be written. */
  constructor(folder: string, shown: string) {
    this.#folder = folder;
    this.#shown = shown;
    // Before there is anything that a signal would leave behind.
    for (const signal of SIGNALS) process.on(signal, this.#onSignal);
    try {
      this.#made = makeFolders(folder);
      this.#staging = makeStaging(folder);
    } catch (fault) {
      for (const signal of SIGNALS) process.off(signal, this.#onSignal);
      throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, shown)]);
    }
  }

  /** Throws when one of these files exists and Deckwright did not make it: before long work begins. */
  claim(names: readonly string[]): void {
    const foreign = this.#foreign(names);
    if (foreign.length > 0) throw new ProblemError(foreign);
  }

  /** Writes a file under a temporary name as its bytes come. Between them Ctrl-C is heard. */
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
      } finally {
        fs.closeSync(file);
      }
    } catch (fault) {
      if (isSystemError(fault)) throw new ProblemError([writeFault(fault, this.#shown)]);
      throw fault;
    }
    this.#staged.set(name, hash.digest('hex'));
  }

  /** Where a staged file lies until it is put in place. */
  staged(name: string): string {
    return path.join(this.#staging, name);
  }

  /** SHA-256 of a staged file, in hexadecimal. */
  checksum(name: string): string | undefined {
    return this.#staged.get(name);
  }

  /** Puts all staged files in place; returns their paths as the person would type them. */
  async commit(): Promise<readonly string[]> {
    const { lockFolder } = await import('./lock.js');
    const unlock = await lockFolder(this.#folder, path.join(this.#folder, LEDGER), this.#shown);
    try {
      // Nothing here waits: a signal comes before all renames or after.
      return this.#commit();
    } finally {
      await unlock();
    }
  }

  #commit(): readonly string[] {
    const names = [...this.#staged.keys()];
    const foreign = this.#foreign(names);
    const ledger = path.join(this.#folder, LEDGER);
    if (isTaken(ledger) && !fs.lstatSync(ledger).isFile())
      foreign.push(error('cli.not-a-ledger', path.join(this.#shown, LEDGER)));
    if (foreign.length > 0) throw new ProblemError(foreign);
    const checksums = { ...readLedger(this.#folder), ...Object.fromEntries(this.#staged) };
    try {
      fs.writeFileSync(this.staged(LEDGER), `${JSON.stringify(checksums, null, 1)}\n`);
    } catch (fault) {
      throw new ProblemError([writeFault(fault as NodeJS.ErrnoException, this.#shown)]);
    }
    replaceAll([...names, LEDGER], this.#staging, this.#folder, this.#shown);
    return names.map(name => path.join(this.#shown, name));
  }

  /** Manifests of other runs in the folder that describe a file which this run has replaced. */
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

  /** Removes whatever is not whole, and folders that were made for it. */
  #discard(): void {
    fs.rmSync(this.#staging, { recursive: true, force: true });
    removeEmpty(this.#made);
  }

  #foreign(names: readonly string[]): Problem[] {
    const ledger = readLedger(this.#folder);
    const at = { folder: this.#folder, shown: this.#shown };
    return names.flatMap(name => whyForeign(at, name, ledger[name], this.#staged.get(name)));
  }
}
