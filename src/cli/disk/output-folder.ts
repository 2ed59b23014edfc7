import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Problem, ProblemError } from '../../problem.js';
import { filesOf } from '../readback/expectation.js';
import { isSystemError, replacing, writing } from './faults.js';
import { lock, makeFolders, sweep, taken } from './folders.js';

/** What was written into a folder, by name and checksum: only that may be replaced without asking. */
const LEDGER = '.deckwright.json';
/** After so many bytes a long file lets the event loop turn. */
const BREATH = 1 << 16;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A folder that gets all of a run's files or none. They are written under a temporary name and renamed when whole;
 * a file that Deckwright did not make, or that was changed since, is never replaced.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #shown: string;
  readonly #staging: string;
  readonly #made: readonly string[];
  /** Checksums of what is whole under its temporary name. */
  readonly #staged = new Map<string, string>();
  #stopped = false;
  readonly #onSignal = () => {
    // While output is staged the event loop is free between steps: leave at once, with nothing left behind.
    this.#stopped = true;
    this.discard();
    process.stderr.write('\nStopped. Nothing was changed.\n');
    process.exit(130);
  };

  /** Opens the folder, making it where needed; throws a ProblemError before any work is done when it can't be written. */
  constructor(folder: string, shown: string) {
    this.#folder = folder;
    this.#shown = shown;
    // Before there is anything that a signal would leave behind.
    for (const signal of SIGNALS) process.on(signal, this.#onSignal);
    try {
      this.#made = makeFolders(folder);
      sweep(folder);
      this.#staging = fs.mkdtempSync(path.join(folder, '.deckwright-'));
    } catch (error) {
      for (const signal of SIGNALS) process.off(signal, this.#onSignal);
      throw new ProblemError([writing(error as NodeJS.ErrnoException, shown)]);
    }
  }

  /** Throws when one of these files is there and Deckwright did not make it, before long work is begun. */
  claim(names: readonly string[]): void {
    const ledger = this.#readLedger();
    const foreign = names.flatMap(name => this.#foreign(name, ledger));
    if (foreign.length > 0) throw new ProblemError(foreign);
  }

  /** Writes a file under a temporary name as its bytes come. Between them Ctrl-C is heard. */
  async stage(name: string, chunks: Iterable<Uint8Array>): Promise<void> {
    const hash = crypto.createHash('sha256');
    let bytes = 0;
    let last = 0;
    try {
      const file = fs.openSync(path.join(this.#staging, name), 'w');
      try {
        for (const chunk of chunks) {
          hash.update(chunk);
          for (let at = 0; at < chunk.length; ) at += fs.writeSync(file, chunk, at);
          bytes += chunk.length;
          if (bytes - last < BREATH) continue;
          last = bytes;
          await new Promise(resolve => setImmediate(resolve));
        }
      } finally {
        fs.closeSync(file);
      }
    } catch (error) {
      if (isSystemError(error)) throw new ProblemError([writing(error, this.#shown)]);
      throw error;
    }
    this.#staged.set(name, hash.digest('hex'));
  }

  /** Where a staged file lies until it is put in place, and its checksum. */
  staged(name: string): string {
    return path.join(this.#staging, name);
  }

  checksum(name: string): string | undefined {
    return this.#staged.get(name);
  }

  /** Puts all staged files in place; returns their paths as the person would type them. */
  commit(): readonly string[] {
    const unlock = lock(this.#folder, LEDGER);
    try {
      return this.#commit();
    } finally {
      unlock();
    }
  }

  #commit(): readonly string[] {
    const ledger = this.#readLedger();
    const names = [...this.#staged.keys()];
    const foreign = names.flatMap(name => this.#foreign(name, ledger));
    const place = path.join(this.#folder, LEDGER);
    if (taken(place) && !fs.lstatSync(place).isFile())
      foreign.push({
        level: 'error',
        place: path.join(this.#shown, LEDGER),
        message: 'This is no file, and Deckwright keeps its checksums under this name.',
        advice: 'Move it away, or choose another folder with --out.',
      });
    if (foreign.length > 0) throw new ProblemError(foreign);
    const entries = { ...ledger, ...Object.fromEntries(this.#staged) };
    try {
      fs.writeFileSync(path.join(this.#staging, LEDGER), `${JSON.stringify(entries, null, 1)}\n`);
    } catch (error) {
      throw new ProblemError([writing(error as NodeJS.ErrnoException, this.#shown)]);
    }
    // From here to the end nothing waits: a signal comes before all renames or after.
    this.#replace([...names, LEDGER]);
    return names.map(name => path.join(this.#shown, name));
  }

  /** Manifests of other runs in the folder that tell of a file which this run has replaced. */
  outdated(): readonly Problem[] {
    const manifests = Object.keys(this.#readLedger()).filter(
      name => name.endsWith('-manifest.json') && !this.#staged.has(name),
    );
    return manifests.flatMap((name): Problem[] => {
      const replaced = manifestFiles(path.join(this.#folder, name)).filter(
        file => this.#staged.has(file.name) && this.#staged.get(file.name) !== file.sha256,
      );
      if (replaced.length === 0) return [];
      const message = `This manifest tells of an earlier ${replaced.map(file => file.name).join(', ')}.`;
      const advice = 'To keep both decks, print into two folders with --out.';
      return [{ level: 'notice', place: path.join(this.#shown, name), message, advice }];
    });
  }

  /** Renames the staged files into place, the old ones out of it; where one refuses, all are put back. */
  #replace(names: readonly string[]): void {
    const undo: (() => void)[] = [];
    const rename = (from: string, to: string) => {
      fs.renameSync(from, to);
      undo.push(() => fs.renameSync(to, from));
    };
    for (const name of names) {
      const place = path.join(this.#folder, name);
      try {
        if (taken(place)) rename(place, path.join(this.#staging, `${name}.old`));
        rename(path.join(this.#staging, name), place);
      } catch (error) {
        for (const back of undo.reverse()) back();
        throw new ProblemError([replacing(error as NodeJS.ErrnoException, this.#shown, name)]);
      }
    }
  }

  /** Takes back whatever is not whole, and folders that were made for it. */
  discard(): void {
    fs.rmSync(this.#staging, { recursive: true, force: true });
    for (const folder of this.#made) {
      if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
    }
  }

  close(): void {
    if (this.#stopped) return;
    for (const signal of SIGNALS) process.off(signal, this.#onSignal);
    this.discard();
  }

  #readLedger(): Readonly<Record<string, string>> {
    try {
      const ledger: unknown = JSON.parse(fs.readFileSync(path.join(this.#folder, LEDGER), 'utf8'));
      return typeof ledger === 'object' ? ((ledger as Record<string, string> | null) ?? {}) : {};
    } catch {
      return {};
    }
  }

  #foreign(name: string, ledger: Readonly<Record<string, string>>): Problem[] {
    const full = path.join(this.#folder, name);
    if (!taken(full)) return [];
    const known = ledger[name];
    if (fs.lstatSync(full).isFile()) {
      const there = checksum(fs.readFileSync(full));
      if (there === known || there === this.#staged.get(name)) return [];
    }
    return [
      {
        level: 'error',
        place: path.join(this.#shown, name),
        message:
          known === undefined
            ? 'This file is there already, and Deckwright did not make it.'
            : 'This file was changed since Deckwright made it.',
        advice: 'Move it away, or choose another folder with --out.',
      },
    ];
  }
}

/** The files that a manifest names; none where it can't be read. */
function manifestFiles(file: string): ReturnType<typeof filesOf> {
  try {
    return filesOf(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function checksum(bytes: Uint8Array): string {
  return crypto.createHash('sha256').update(bytes).digest('hex');
}
