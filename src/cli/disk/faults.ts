import path from 'node:path';
import { error, type Problem } from '../../speech/index.js';

export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Why a file could not be read. */
export function readFault({ code, message }: NodeJS.ErrnoException, file: string): Problem {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return error('cli.no-such-file', file);
    case 'EISDIR':
      return error('cli.folder-not-file', file);
    case 'EACCES':
    case 'EPERM':
      return error('cli.file-forbidden', file);
    default:
      return error('cli.read-failed', file, { reason: code ?? message });
  }
}

/** Why a file could not be replaced. */
export function replaceFault(fault: NodeJS.ErrnoException, folder: string, name: string): Problem {
  return ['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY'].includes(fault.code ?? '')
    ? error('cli.file-in-use', path.join(folder, name))
    : writeFault(fault, folder);
}

/** Why nothing could be written into a folder. */
export function writeFault({ code, message }: NodeJS.ErrnoException, folder: string): Problem {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return error('cli.folder-forbidden', folder);
    case 'ENOSPC':
    case 'EDQUOT':
      return error('cli.disk-full', folder);
    case 'EEXIST':
    case 'ENOTDIR':
      return error('cli.file-not-folder', folder);
    default:
      return error('cli.write-failed', folder, { reason: code ?? message });
  }
}
