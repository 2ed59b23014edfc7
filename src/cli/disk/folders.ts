import fs from 'node:fs';
import path from 'node:path';

const STAGING = '.deckwright-';

/** A folder for unfinished files, inside the folder they are for: on the same disk, so that a rename moves them. */
export function makeStaging(folder: string): string {
  sweep(folder);
  return fs.mkdtempSync(path.join(folder, STAGING));
}

/** Removes what killed runs left behind at least an hour ago. */
function sweep(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(STAGING) || !/^\w{6}$/.test(name.slice(STAGING.length))) continue;
    const full = path.join(folder, name);
    if (Date.now() - fs.statSync(full).mtimeMs > 3_600_000) fs.rmSync(full, { recursive: true, force: true });
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
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    }
  return missing;
}

/** Removes the empty ones of these folders. */
export function removeEmpty(folders: readonly string[]): void {
  for (const folder of folders)
    if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
