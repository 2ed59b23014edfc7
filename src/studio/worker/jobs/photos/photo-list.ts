import { type PhotoEntry, readPhotoList } from '../../../../pipeline/index.js';

/** What the list beside photographs says of them, by their names. */
export async function photoList({
  path,
  data,
  names,
}: {
  readonly path: string;
  readonly data: Blob | string;
  readonly names: readonly string[];
}): Promise<readonly (readonly [name: string, entry: PhotoEntry])[]> {
  const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
  return readPhotoList(bytes, path, names);
}
