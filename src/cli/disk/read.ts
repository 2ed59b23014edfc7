import fs from 'node:fs';
import { error, ProblemError } from '../../speech/index.js';
import { readFault } from './faults.js';

const MEBIBYTE = 2 ** 20;
/** Ten million key cards as a PDF; the longest text that can be held. */
const MOST = { bytes: 1500 * MEBIBYTE, text: 400 * MEBIBYTE } as const;
// Windows has no pipes in folders.
const { O_NONBLOCK = 0, O_RDONLY } = fs.constants;
/** As much as a pipe holds. */
const PIPED = 2 ** 16;
/** How long a pipe is left alone that has nothing to read yet, in ms. */
const PAUSE = 10;

/** All of a file, or of a pipe, which messages call `file`. Throws a ProblemError. */
export function readWhole(full: string, file: string, kind: keyof typeof MOST): Uint8Array {
  const most = MOST[kind];
  try {
    const handle = fs.openSync(full, O_RDONLY | O_NONBLOCK);
    try {
      const stat = fs.fstatSync(handle);
      // A device may never end. A pipe is read until it does, but not waited for if nothing writes to it.
      if (stat.isCharacterDevice() || stat.isBlockDevice())
        throw new ProblemError([error('cli.device', file)]);
      if (stat.isFile() && stat.size <= most) return fs.readFileSync(handle);
      const whole = stat.isFile() ? undefined : readPipe(handle, most);
      if (whole?.length === 0) throw new ProblemError([error('cli.silent-pipe', file)]);
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

/** Undefined if there is more; nothing if nothing writes to it. */
function readPipe(handle: number, most: number): Uint8Array | undefined {
  const blocks: Uint8Array[] = [];
  let size = 0;
  while (size <= most) {
    const block = new Uint8Array(PIPED);
    const read = readNow(handle, block);
    if (read === 0) return Buffer.concat(blocks);
    if (read === undefined) pause();
    else {
      blocks.push(block.subarray(0, read));
      size += read;
    }
  }
  return undefined;
}

/** How many bytes there were to read; undefined if more may come. */
function readNow(handle: number, block: Uint8Array): number | undefined {
  try {
    return fs.readSync(handle, block);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EAGAIN') return undefined;
    throw fault;
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
}
