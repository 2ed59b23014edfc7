import { sha256 } from '../data/manifest/index.js';
import type { Desk } from '../parts/index.js';
import { type Problem, warning } from '../speech/index.js';

/** A person's own locale, theme, layouts and fonts, as they were read. */
export class OwnRead {
  readonly #read = new Map<string, Uint8Array>();

  /** The same library, whose files are remembered. */
  library(own: Desk['own']): Desk['own'] {
    const remembered = (path: string, bytes: Uint8Array) => this.#read.set(path, bytes);
    return {
      text: path => {
        const text = own.text(path);
        remembered(path, new TextEncoder().encode(text));
        return text;
      },
      bytes: path => {
        const bytes = own.bytes(path);
        remembered(path, bytes);
        return bytes;
      },
      list: folder => own.list(folder),
      entries: folder => own.entries(folder),
    };
  }

  /** The checksum of each, once. */
  async checksums(): Promise<readonly string[]> {
    const all = await Promise.all([...this.#read.values()].map(sha256));
    return [...new Set(all)].sort();
  }

  /** A warning for each that isn't among those of a manifest. */
  async changes(made: readonly string[]): Promise<readonly Problem[]> {
    const changes: Problem[] = [];
    for (const [path, bytes] of this.#read)
      if (!made.includes(await sha256(bytes))) changes.push(warning('manifest.source-changed', path));
    return changes;
  }
}
