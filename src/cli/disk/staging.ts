import fs from 'node:fs';
import path from 'node:path';
import { notice, type Problem } from '../../speech/index.js';
import { isFileName, isTaken, JOURNAL, LEDGER, readOwn, wasBornHere, writeBorn } from './own-files.js';

const STAGING = '.deckwright-';
/** In each staging folder: that we made it, and the names of the files that we put there. */
const MARK = '.deckwright.mark';
const FORMAT = 1;
const DAY_MS = 86_400_000;

/** Whether a name is one of those that staging folders have. */
export function isStagingName(name: unknown): name is string {
  return typeof name === 'string' && /^\.deckwright-[A-Za-z\d]{6}$/.test(name);
}

/** A folder for unfinished files, inside the folder they are for: on the same disk, so that a rename moves them. */
export function makeStaging(folder: string): string {
  const staging = fs.mkdtempSync(path.join(folder, STAGING));
  try {
    writeBorn(path.join(staging, MARK), birth => `${JSON.stringify({ format: FORMAT, birth })}\n`);
  } catch (fault) {
    fs.rmSync(path.join(staging, MARK), { force: true });
    fs.rmdirSync(staging);
    throw fault;
  }
  return staging;
}

/** Says that a file of this name is ours, before it is made. */
export function enter(staging: string, name: string): void {
  fs.appendFileSync(path.join(staging, MARK), `${JSON.stringify(name)}\n`);
}

/** The names in a staging folder that are ours; undefined if the folder itself is not. */
export function enteredIn(staging: string): readonly string[] | undefined {
  try {
    if (!fs.lstatSync(staging).isDirectory()) return undefined;
    const mark = readOwn(path.join(staging, MARK), staging);
    const [head, ...lines] = (mark?.text ?? '').split('\n');
    const { format, birth } = JSON.parse(head);
    if (mark === undefined || format !== FORMAT || !wasBornHere(birth, mark.stat)) return undefined;
    // A run that is killed leaves half a line.
    const names = lines.slice(0, -1).map(line => String(JSON.parse(line)));
    return [...names.filter(name => isFileName(name)), LEDGER, JOURNAL];
  } catch {
    return undefined;
  }
}

/** The path to which an old file is moved. */
export function asideOf(staging: string, name: string): string {
  return path.join(staging, `${name}.old`);
}

/**
 * Removes a staging folder with the files that we put there, and with nothing else: what somebody added stays. Files that
 * can't be removed now stay for `sweep`.
 */
export function removeStaging(staging: string): void {
  try {
    const entered = enteredIn(staging);
    for (const name of entered ?? [])
      for (const full of [path.join(staging, name), asideOf(staging, name)])
        if (fs.lstatSync(full, { throwIfNoEntry: false })?.isFile()) fs.unlinkSync(full);
    const left = fs.readdirSync(staging);
    if (entered && left.length === 1) fs.unlinkSync(path.join(staging, MARK));
    if (left.length === (entered ? 1 : 0)) fs.rmdirSync(staging);
  } catch {
    // Another run may be at it, or another program has a file open.
  }
}

/**
 * Removes what killed runs left behind at least a day ago: a run may take hours, and shards share a folder. A folder that
 * we did not make, or that holds old files, which may be all that is left of them, stays as it is and is told.
 */
export function sweep(folder: string, shown: string): readonly Problem[] {
  return fs.readdirSync(folder).flatMap((name): Problem[] => {
    const full = path.join(folder, name);
    if (!isStagingName(name) || !isOld(full)) return [];
    const entered = enteredIn(full);
    if (entered?.some(each => isTaken(asideOf(full, each))) !== true) removeStaging(full);
    return isTaken(full) ? [notice('cli.left-behind', path.join(shown, name))] : [];
  });
}

/** Whether nothing in a folder was changed for a day. */
function isOld(staging: string): boolean {
  try {
    if (!fs.lstatSync(staging).isDirectory()) return true;
    const inside = fs.readdirSync(staging).map(name => path.join(staging, name));
    return [staging, ...inside].every(each => Date.now() - fs.lstatSync(each).mtimeMs > DAY_MS);
  } catch {
    // Another run removes it.
    return false;
  }
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
      if ((fault as NodeJS.ErrnoException).code === 'EEXIST') continue;
      removeEmpty(missing);
      throw fault;
    }
  return missing;
}

/** Removes the empty ones of these folders. */
export function removeEmpty(folders: readonly string[]): void {
  for (const folder of folders)
    if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
