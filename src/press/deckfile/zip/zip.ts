import { type Zippable, zipSync } from 'fflate';

/** Packed already: deflating them again takes time and saves nothing. */
const DENSE = /\.(jpe?g|png|gif|webp|avif|heic|woff2?|zip|deckwright|pdf)$/i;

/** A zip of files in their order: the same files make the same bytes. `stored` ones are not deflated. */
export function zip(files: ReadonlyMap<string, Uint8Array>, stored = false): Uint8Array {
  const entries: Zippable = {};
  for (const [path, bytes] of files) entries[path] = [bytes, { level: stored || DENSE.test(path) ? 0 : 9 }];
  // A zip has the local time: here the same everywhere. At noon no clock is set.
  return zipSync(entries, { mtime: new Date(1980, 0, 1, 12) });
}
