import { type Catalogue, readCatalogue } from '../../press/index.js';
import type { Tools } from '../worker/tools.js';

/** The first question: what can be chosen. */
export async function hello(_: object, { project }: Tools<never>): Promise<Catalogue> {
  await project.open();
  return readCatalogue(project.library);
}
