import path from 'node:path';
import type { Problem } from '../../problem.js';

export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Why a file could not be replaced. */
export function replacing(error: NodeJS.ErrnoException, folder: string, name: string): Problem {
  if (!['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY'].includes(error.code ?? '')) return writing(error, folder);
  const message = 'This file can’t be replaced; another program may have it open.';
  return {
    level: 'error',
    place: path.join(folder, name),
    message,
    advice: 'Close it there and print again.',
  };
}

/** Why nothing could be written into a folder. */
export function writing(error: NodeJS.ErrnoException, folder: string): Problem {
  const told = (message: string, advice: string): Problem => ({
    level: 'error',
    place: folder,
    message,
    advice,
  });
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return told(
        'Nothing may be written into this folder.',
        'Change its permissions, or choose another one with --out.',
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return told('There is no space left on this disk.', 'Free some, or choose another folder with --out.');
    case 'EEXIST':
    case 'ENOTDIR':
      return told('This is a file, not a folder.', 'Choose a folder with --out.');
    default:
      return told(
        `Nothing can be written here (${error.code ?? error.message}).`,
        'Choose another folder with --out.',
      );
  }
}
