import path from 'node:path';
import type { Desk, FinishedFile } from '../../press/index.js';
import { ownLibrary } from '../files.js';
import { manifestsIn } from './manifests.js';

/** A finished file with the manifests in its folder. Throws a ProblemError if it can't be read. */
export function finishedFile(file: string): FinishedFile {
  const bytes = ownLibrary().bytes(file);
  const manifests = manifestsIn(path.dirname(file));
  return { place: file, name: path.basename(file), bytes, manifests, own: besideLibrary(file) };
}

/** Paths in a manifest are relative to its folder. */
function besideLibrary(file: string): Desk['own'] {
  const own = ownLibrary();
  const from = (name: string) => {
    // What follows a deck stays as it is written: the deck sees to it that it doesn't lead out.
    const [outside] = /^.*?\.deckwright(?=[\\/])/i.exec(name) ?? [name];
    const tidy = path.isAbsolute(outside) ? outside : path.join(path.dirname(file), outside);
    return tidy + name.slice(outside.length);
  };
  return {
    text: name => own.text(from(name)),
    bytes: name => own.bytes(from(name)),
    list: name => own.list(from(name)),
    entries: name => own.entries(from(name)),
  };
}
