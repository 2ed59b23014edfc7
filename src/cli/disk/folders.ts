import fs from 'node:fs';
import path from 'node:path';

/** What a run that was killed left behind, an hour ago or longer. */
export function sweep(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!/^\.deckwright-\w{6}$/.test(name)) continue;
    const full = path.join(folder, name);
    if (Date.now() - fs.statSync(full).mtimeMs > 3_600_000) fs.rmSync(full, { recursive: true, force: true });
  }
}

/** Whether a name is taken, by a link that leads nowhere too. */
export function taken(full: string): boolean {
  return fs.lstatSync(full, { throwIfNoEntry: false }) !== undefined;
}

/** Lets one program at a time put files into the folder of a ledger: several may deal parts of one batch. Returns what ends it. */
export function lock(folder: string, ledger: string): () => void {
  const name = path.join(folder, `${ledger}.lock`);
  for (let tries = 0; tries < 200; tries++) {
    try {
      fs.mkdirSync(name);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') break;
      // Held by another program, or left by one that was killed: five seconds are enough for any.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    }
  }
  return () => fs.rmSync(name, { recursive: true, force: true });
}

/** Makes a folder and those above it; returns the ones that were not there, the innermost first. */
export function makeFolders(folder: string): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; !fs.existsSync(at) && path.dirname(at) !== at; at = path.dirname(at))
    missing.push(at);
  // One by one: Node's own way never ends where a system folder takes no others.
  for (const each of missing.toReversed())
    try {
      fs.mkdirSync(each);
    } catch (error) {
      // Another part of a batch may have made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  return missing;
}
