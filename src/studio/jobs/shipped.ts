import { shippedCells, type WordCells } from '../../press/index.js';
import type { Tools } from '../worker/tools.js';

/** The word list that comes with a locale for a game. */
export async function shipped(
  list: { readonly game: string; readonly locale: string },
  { project }: Tools<never>,
): Promise<WordCells> {
  await project.open();
  return shippedCells(list, project.library);
}
