import path from 'node:path';
import type { Expected } from '../../pipeline/index.js';
import type { Folders } from '../../platform.js';
import type { Library } from '../../templates/index.js';
import { ownLibrary, projectLibrary } from '../files.js';
import { manifestsIn } from './manifests.js';

/** What a file must be, by the manifests in its folder. */
export async function expectationFor(file: string): Promise<Expected> {
  const { expectationFor } = await import('../../pipeline/index.js');
  const bytes = ownLibrary().bytes(file);
  const manifests = manifestsIn(path.dirname(file));
  const finished = { place: file, name: path.basename(file), bytes, manifests };
  return expectationFor(finished, { project: projectLibrary(), own: besideLibrary(file) });
}

/** Paths in a manifest are relative to its folder. */
function besideLibrary(file: string): Library & Folders {
  const own = ownLibrary();
  const from = (name: string) => (path.isAbsolute(name) ? name : path.join(path.dirname(file), name));
  return {
    text: name => own.text(from(name)),
    bytes: name => own.bytes(from(name)),
    list: own.list,
    entries: own.entries,
  };
}
