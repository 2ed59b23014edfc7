import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MadeFile } from '../pipeline/index.js';
import { type Problem, ProblemError } from '../problem.js';

/** What was written into a folder, by name and checksum: only that may be replaced without asking. */
const LEDGER = '.deckwright.json';

/**
 * A folder that gets all of a run's files or none. They are written under a temporary name and renamed when whole;
 * a file that Deckwright did not make, or that was changed since, is never replaced.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #shown: string;
  readonly #staging: string;
  readonly #made: readonly string[];
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
    try {
      this.#made = makeFolders(folder);
      this.#staging = fs.mkdtempSync(path.join(folder, '.deckwright-'));
    } catch (error) {
      throw new ProblemError([writing(error as NodeJS.ErrnoException, shown)]);
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, this.#onSignal);
  }

  /** Puts all files in place; returns their paths as the person would type them. */
  commit(files: readonly MadeFile[]): readonly string[] {
    const ledger = this.#readLedger();
    const foreign = files.flatMap(file => this.#foreign(file, ledger));
    if (foreign.length > 0) throw new ProblemError(foreign);
    const entries = {
      ...ledger,
      ...Object.fromEntries(files.map(file => [file.name, checksum(file.bytes)])),
    };
    const whole = [
      ...files,
      { name: LEDGER, bytes: new TextEncoder().encode(`${JSON.stringify(entries, null, 1)}\n`) },
    ];
    try {
      for (const file of whole) fs.writeFileSync(path.join(this.#staging, file.name), file.bytes);
    } catch (error) {
      throw new ProblemError([writing(error as NodeJS.ErrnoException, this.#shown)]);
    }
    // From here to the end nothing waits: a signal comes before all renames or after.
    this.#replace(whole.map(file => file.name));
    return files.map(file => path.join(this.#shown, file.name));
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
        if (fs.existsSync(place)) rename(place, path.join(this.#staging, `${name}.old`));
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
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, this.#onSignal);
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

  #foreign(file: MadeFile, ledger: Readonly<Record<string, string>>): Problem[] {
    const full = path.join(this.#folder, file.name);
    if (!fs.existsSync(full)) return [];
    const known = ledger[file.name];
    if (fs.statSync(full).isFile()) {
      const there = checksum(fs.readFileSync(full));
      if (there === known || there === checksum(file.bytes)) return [];
    }
    return [
      {
        level: 'error',
        place: path.join(this.#shown, file.name),
        message:
          known === undefined
            ? 'This file is there already, and Deckwright did not make it.'
            : 'This file was changed since Deckwright made it.',
        advice: 'Move it away, or choose another folder with --out.',
      },
    ];
  }
}

/** Makes a folder and those above it; returns the ones that were not there, the innermost first. */
function makeFolders(folder: string): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; !fs.existsSync(at) && path.dirname(at) !== at; at = path.dirname(at))
    missing.push(at);
  fs.mkdirSync(folder, { recursive: true });
  return missing;
}

function checksum(bytes: Uint8Array): string {
  return crypto.createHash('sha256').update(bytes).digest('hex');
}

function replacing(error: NodeJS.ErrnoException, folder: string, name: string): Problem {
  if (!['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY'].includes(error.code ?? '')) return writing(error, folder);
  const message = 'This file can’t be replaced; another program may have it open.';
  return {
    level: 'error',
    place: path.join(folder, name),
    message,
    advice: 'Close it there and print again.',
  };
}

function writing(error: NodeJS.ErrnoException, folder: string): Problem {
  const told = (message: string, advice: string): Problem => ({
    level: 'error',
    place: folder,
    message,
    advice,
  });
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return told(
        'Nothing may be written into this folder.',
        'Change its permissions, or choose another one with --out.',
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return told('There is no space left on this disk.', 'Free some, or choose another folder with --out.');
    case 'EEXIST':
    case 'ENOTDIR':
      return told('This is a file, not a folder.', 'Choose a folder with --out.');
    default:
      return told(
        `Nothing can be written here (${error.code ?? error.message}).`,
        'Choose another folder with --out.',
      );
  }
}
