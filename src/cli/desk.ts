import type { Desk } from '../press/index.js';
import { ownLibrary, projectLibrary, VERSION } from './files.js';
import { platform } from './platform.js';

/** What the pipeline works with on this machine. */
export function openDesk(): Desk {
  return { project: projectLibrary(), own: ownLibrary(), version: VERSION, platform };
}
