import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { error, type Problem } from '../../speech/index.js';
import { isFileName, isSha256, isTaken, LEDGER, readOwn } from './own-files.js';

/** SHA-256 by file name. */
export type Checksums = Readonly<Record<string, string>>;

/**
 * The checksums of a folder; none if its ledger is missing or damaged, so that every file counts as the user's. Throws a
 * ProblemError if something else has its name.
 */
export function readLedger(folder: string, shown: string): Checksums {
  const own = readOwn(path.join(folder, LEDGER), path.join(shown, LEDGER));
  return checksumsIn(own?.text ?? '');
}

/** What a ledger says of files; its text may be anybody's. */
export function checksumsIn(text: string): Checksums {
  try {
    const ledger: unknown = JSON.parse(text);
    const entries = Object.entries(ledger ?? {}).filter(([name, sum]) => isFileName(name) && isSha256(sum));
    return Object.fromEntries(entries);
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

/** Of a file, or of so many bytes of it. Read in blocks: a batch of a million cards is 150 MB. */
export function checksum(full: string, bytes = Number.POSITIVE_INFINITY): string {
  const hash = crypto.createHash('sha256');
  const block = new Uint8Array(1 << 20);
  const file = fs.openSync(full, 'r');
  try {
    for (let read = -1, left = bytes; read !== 0 && left > 0; left -= read) {
      read = fs.readSync(file, block, 0, Math.min(left, block.length), null);
      hash.update(block.subarray(0, read));
    }
  } finally {
    fs.closeSync(file);
  }
  return hash.digest('hex');
}
