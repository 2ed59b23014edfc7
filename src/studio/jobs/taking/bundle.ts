import { zip } from '../../../press/deckfile/index.js';

/** Files in one zip: the same files make the same bytes. */
export async function bundle({
  files,
}: {
  readonly files: readonly { readonly name: string; readonly blob: Blob }[];
}): Promise<Blob> {
  const read = files.map(async ({ name, blob }) => [name, new Uint8Array(await blob.arrayBuffer())] as const);
  const bytes = zip(new Map(await Promise.all(read)));
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
