import type { Desk } from '../../pipeline/index.js';
import { error, ProblemError } from '../../problem.js';
import type { OwnFile } from '../bridge/order.js';

type Own = Desk['own'];

interface Kept {
  readonly stamp: string;
  readonly bytes: Uint8Array;
}

/** A person's own files. What has not changed stays the same object, so that the preview can tell. */
export class OwnFiles {
  #kept: ReadonlyMap<string, Kept> = new Map();

  /** The files as they are now; those that are new or changed are read. */
  async update(files: readonly OwnFile[]): Promise<Own> {
    const kept = await Promise.all(
      files.map(async ({ path, stamp, data }): Promise<[string, Kept]> => {
        const before = this.#kept.get(path);
        return [path, before?.stamp === stamp ? before : { stamp, bytes: await bytesOf(data) }];
      }),
    );
    this.#kept = new Map(kept);
    return ownLibrary(new Map(kept.map(([path, { bytes }]) => [path, bytes])));
  }
}

/** Files by their paths in the deck, as the core reads them. */
export function ownLibrary(files: ReadonlyMap<string, Uint8Array>): Own {
  const bytes = (path: string) => {
    const found = files.get(path);
    if (found === undefined) throw new ProblemError([error('studio.no-file', path, { file: path })]);
    return found;
  };
  const inside = (folder: string) => {
    const from = folder.replace(/\/*$/, '/');
    return [...files.keys()].filter(path => path.startsWith(from)).map(path => path.slice(from.length));
  };
  const names = (folder: string) => [...new Set(inside(folder).map(path => path.split('/')[0]))].sort();
  return {
    bytes,
    text: path => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes(path));
      } catch (fault) {
        throw fault instanceof ProblemError ? fault : new ProblemError([error('cli.not-utf8', path)]);
      }
    },
    list: names,
    entries: folder =>
      names(folder).map(name => {
        const file = files.get(`${folder.replace(/\/*$/, '/')}${name}`);
        return { name, kind: file ? 'file' : 'folder', size: file?.length ?? 0 };
      }),
  };
}

export async function bytesOf(data: OwnFile['data']): Promise<Uint8Array> {
  return typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(await data.arrayBuffer());
}
