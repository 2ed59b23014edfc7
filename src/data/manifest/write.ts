import type { Batch, Recipe } from '../index.js';
import type { BatchFile, BatchManifest, PartRecord } from './schema.js';
import { sha256 } from './sha256.js';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface DeckRun {
  readonly version: string;
  readonly recipe: Recipe;
  /** Checksums of a person's own locale, theme, layouts and fonts. */
  readonly own?: readonly string[];
  readonly files: readonly MadeFile[];
  readonly parts: readonly PartRecord[];
}

/** What was made and how to make it again, as JSON text: recipe, version, checksums, every card and its places. */
export async function writeDeckManifest({
  version,
  recipe,
  own = [],
  files,
  parts,
}: DeckRun): Promise<string> {
  const listed = files.map(async ({ name, bytes }) => {
    return { name, bytes: bytes.length, sha256: await sha256(bytes) };
  });
  const checksums = own.length > 0 ? { own } : {};
  return json({ version, seed: recipe.seed, recipe, ...checksums, files: await Promise.all(listed), parts });
}

/** What the manifest of a batch records besides its files; `id` is that of a single card, printed again. */
export type RecordedBatch = Pick<BatchManifest, 'cards' | 'id'> & { readonly batch: Batch };

/** What a batch of key cards was dealt from, as JSON text. */
export function writeBatchManifest(
  version: string,
  { batch, id, cards }: RecordedBatch,
  files: readonly BatchFile[],
): string {
  return json({ version, batch, ...(id === undefined ? {} : { id }), ...(cards ? { cards } : {}), files });
}

function json(manifest: object): string {
  return `${JSON.stringify({ program: 'deckwright', ...manifest }, null, 1)}\n`;
}
