import { libraryOf } from '../../press/deckfile/index.js';
import type { Desk } from '../../press/index.js';
import { error } from '../../speech/index.js';
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
    return libraryOf(new Map(kept.map(([path, { bytes }]) => [path, bytes])), path =>
      error('studio.no-file', path, { file: path }),
    );
  }
}

export async function bytesOf(data: OwnFile['data']): Promise<Uint8Array> {
  return typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(await data.arrayBuffer());
}
