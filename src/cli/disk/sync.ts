import fs from 'node:fs';

/** Writes a file that is on the disk, not only in the memory of the system, when this returns. */
export function writeSynced(file: string, text: string): void {
  const handle = fs.openSync(file, 'w');
  try {
    fs.writeSync(handle, text);
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
