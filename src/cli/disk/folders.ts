import fs from 'node:fs';
import path from 'node:path';
import { checksum, isTaken, readLedger } from './ledger.js';

const STAGING = '.deckwright-';
const DAY_MS = 86_400_000;

/** A folder for unfinished files, inside the folder they are for: on the same disk, so that a rename moves them. */
export function makeStaging(folder: string): string {
  sweep(folder);
  return fs.mkdtempSync(path.join(folder, STAGING));
}

/** Removes what killed runs left behind at least a day ago. A run may take hours, and shards share a folder. */
function sweep(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(STAGING) || !/^\w{6}$/.test(name.slice(STAGING.length))) continue;
    const full = path.join(folder, name);
    if (Date.now() - newest(full) <= DAY_MS) continue;
    if (putBack(full, folder)) fs.rmSync(full, { recursive: true, force: true });
  }
}

/** When something was last changed in a folder. */
function newest(folder: string): number {
  const inside = fs.readdirSync(folder).map(name => path.join(folder, name));
  return Math.max(...[folder, ...inside].map(each => fs.lstatSync(each).mtimeMs));
}

/**
 * A run of Deckwright 0.4 that was killed left no journal, only old files that it had moved aside. They go back where
 * nothing has taken their place. Returns false if one of them is all that is left of a file that the ledger knows.
 */
function putBack(staging: string, folder: string): boolean {
  const ledger = readLedger(folder);
  let done = true;
  for (const aside of fs.readdirSync(staging).filter(name => name.endsWith('.old'))) {
    const name = aside.slice(0, -'.old'.length);
    const from = path.join(staging, aside);
    if (!isTaken(path.join(folder, name))) fs.renameSync(from, path.join(folder, name));
    else if (name in ledger && ledger[name] === checksum(from)) done = false;
  }
  return done;
}

/** Makes a folder and those above it; returns the ones it made, the innermost first. */
export function makeFolders(folder: string): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; !fs.existsSync(at) && path.dirname(at) !== at; at = path.dirname(at))
    missing.push(at);
  // One by one: Node's `recursive` hangs if a system folder does not accept folders.
  for (const each of missing.toReversed())
    try {
      fs.mkdirSync(each);
    } catch (fault) {
      // Another part of a batch may have made it.
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    }
  return missing;
}

/** Removes the empty ones of these folders. */
export function removeEmpty(folders: readonly string[]): void {
  for (const folder of folders)
    if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
