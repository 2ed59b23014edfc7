import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { error, type Problem } from '../../problem.js';

/** Lists what Deckwright wrote to a folder, by name and checksum: only those files may be replaced. */
export const LEDGER = '.deckwright.json';

export type Checksums = Readonly<Record<string, string>>;

/** The checksums of a folder; none if its ledger is missing or damaged, so that every file counts as the user's. */
export function readLedger(folder: string): Checksums {
  try {
    const ledger: unknown = JSON.parse(fs.readFileSync(path.join(folder, LEDGER), 'utf8'));
    return typeof ledger === 'object' ? ((ledger as Checksums | null) ?? {}) : {};
  } catch {
    return {};
  }
}

/** Why a file may not be replaced: someone else made or changed it. `next` is the checksum of its replacement. */
export function whyForeign(
  at: { readonly folder: string; readonly shown: string },
  name: string,
  known: string | undefined,
  next: string | undefined,
): Problem[] {
  const full = path.join(at.folder, name);
  if (!isTaken(full)) return [];
  if (fs.lstatSync(full).isFile()) {
    const there = checksum(full);
    if (there === known || there === next) return [];
  }
  const place = path.join(at.shown, name);
  return [known === undefined ? error('cli.file-not-ours', place) : error('cli.file-edited', place)];
}

/** Whether a name is taken, even by a broken link. */
export function isTaken(full: string): boolean {
  return fs.lstatSync(full, { throwIfNoEntry: false }) !== undefined;
}

/** Read in blocks: a batch of a million cards is 150 MB. */
export function checksum(full: string): string {
  const hash = crypto.createHash('sha256');
  const block = new Uint8Array(1 << 20);
  const file = fs.openSync(full, 'r');
  try {
    for (let read = -1; read !== 0; ) {
      read = fs.readSync(file, block);
      hash.update(block.subarray(0, read));
    }
  } finally {
    fs.closeSync(file);
  }
  return hash.digest('hex');
}
