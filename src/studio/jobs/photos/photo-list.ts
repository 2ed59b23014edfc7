import { type PhotoEntry, readPhotoList } from '../../../press/index.js';
import type { Tools } from '../../worker/tools.js';

export interface PhotoListOrder {
  readonly path: string;
  readonly data: Blob | string;
  readonly names: readonly string[];
}

/** What the list beside photographs says of them, by their names. */
export async function photoList(
  { path, data, names }: PhotoListOrder,
  { project }: Tools<never>,
): Promise<readonly (readonly [name: string, entry: PhotoEntry])[]> {
  await project.open();
  const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
  return readPhotoList(bytes, path, names, project.library);
}
