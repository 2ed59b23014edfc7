import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { error, type Problem, ProblemError } from '../../speech/index.js';
import {
  isFileName,
  isSha256,
  JOURNAL,
  LEDGER,
  readOwn,
  syncFolder,
  wasBornHere,
  writeBorn,
} from './own-files.js';
import { isStagingName } from './staging.js';

const FORMAT = 1;

/** SHA-256 of what may be replaced, and of its replacement. */
export interface Replacement {
  readonly old?: string;
  readonly new: string;
}

export interface Journal {
  /** The name of the folder with the new files, and with the old ones once they are moved aside. */
  readonly staging: string;
  /** By file name, in the order of the renames; the ledger is the last. */
  readonly files: Readonly<Record<string, Replacement>>;
}

interface WrittenJournal extends Journal {
  readonly format: typeof FORMAT;
  readonly birth: string;
}

/** Once this returns, a run that is killed can be finished by the next one. */
export function writeJournal(folder: string, { staging, files }: Journal): void {
  const draft = path.join(folder, staging, JOURNAL);
  writeBorn(draft, birth => {
    const written: WrittenJournal = { format: FORMAT, birth, staging, files };
    return `${JSON.stringify({ ...written, sha256: checksumOf(written) }, null, 1)}\n`;
  });
  // The staged files have their names before the journal does.
  syncFolder(path.join(folder, staging));
  fs.renameSync(draft, path.join(folder, JOURNAL));
  syncFolder(folder);
}

export function removeJournal(folder: string): void {
  fs.rmSync(path.join(folder, JOURNAL), { force: true });
  syncFolder(folder);
}

/**
 * The journal of a run that has not ended; undefined if there is none. Anyone can put a file of that name into a folder,
 * or unpack one: throws a ProblemError unless it is whole, of this version, and made where it lies.
 */
export function readJournal(folder: string, shown: string): Journal | undefined {
  const place = path.join(shown, JOURNAL);
  const own = readOwn(path.join(folder, JOURNAL), place);
  if (own === undefined) return undefined;
  const read = parsed(own.text);
  const refuse = (problem: Problem) => new ProblemError([problem]);
  if (Number.isSafeInteger(read.format) && read.format !== FORMAT)
    throw refuse(error('cli.unknown-journal', place));
  if (!isJournal(read)) throw refuse(error('cli.damaged-journal', place));
  if (!wasBornHere(read.birth, own.stat)) throw refuse(error('cli.journal-elsewhere', place));
  return { staging: read.staging, files: read.files };
}

function parsed(text: string): Partial<Record<keyof WrittenJournal | 'sha256', unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function isJournal(read: ReturnType<typeof parsed>): read is WrittenJournal & { readonly sha256: string } {
  const { sha256, ...written } = read;
  if (read.format !== FORMAT || checksumOf(written) !== sha256) return false;
  const { staging, files } = written;
  if (!isStagingName(staging) || typeof files !== 'object' || files === null) return false;
  const entries = Object.entries(files as Readonly<Record<string, unknown>>);
  const names = entries.map(([name]) => name);
  const ofDeck = names.slice(0, -1);
  return (
    names.at(-1) === LEDGER &&
    ofDeck.every(name => isFileName(name) && !names.includes(`${name}.old`)) &&
    entries.every(([, replacement]) => isReplacement(replacement))
  );
}

function isReplacement(value: unknown): value is Replacement {
  if (typeof value !== 'object' || value === null) return false;
  const { old, new: next } = value as Partial<Replacement>;
  return isSha256(next) && (old === undefined || isSha256(old));
}

/** Of the rest of the journal: it tells damage. */
function checksumOf(written: object): string {
  return crypto.createHash('sha256').update(JSON.stringify(written)).digest('hex');
}
