import fs from 'node:fs';
import { error, ProblemError } from '../../problem.js';
import { readFault } from './faults.js';

const MEBIBYTE = 2 ** 20;
/** Ten million key cards as a PDF; the longest text that can be held. */
const MOST = { bytes: 1500 * MEBIBYTE, text: 400 * MEBIBYTE } as const;

/** All of a file, or of a pipe, which messages call `file`. Throws a ProblemError. */
export function readWhole(full: string, file: string, kind: keyof typeof MOST): Uint8Array {
  const most = MOST[kind];
  try {
    const handle = fs.openSync(full, 'r');
    try {
      const stat = fs.fstatSync(handle);
      // A device may never end. A pipe is read until it does.
      if (stat.isCharacterDevice() || stat.isBlockDevice())
        throw new ProblemError([error('cli.device', file)]);
      if (stat.isFile() && stat.size <= most) return fs.readFileSync(handle);
      const whole = stat.isFile() ? undefined : readPipe(handle, most);
      if (whole !== undefined) return whole;
      throw new ProblemError([error('cli.file-too-large', file, { most: most / MEBIBYTE })]);
    } finally {
      fs.closeSync(handle);
    }
  } catch (fault) {
    throw fault instanceof ProblemError
      ? fault
      : new ProblemError([readFault(fault as NodeJS.ErrnoException, file)]);
  }
}

/** Undefined if there is more. */
function readPipe(handle: number, most: number): Uint8Array | undefined {
  const blocks: Uint8Array[] = [];
  let size = 0;
  while (size <= most) {
    const block = new Uint8Array(MEBIBYTE);
    const read = fs.readSync(handle, block);
    if (read === 0) return Buffer.concat(blocks);
    blocks.push(block.subarray(0, read));
    size += read;
  }
  return undefined;
}
