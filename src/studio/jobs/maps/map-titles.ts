import type { Texts } from '../../../data/index.js';
import { campaignTitles } from '../../../press/index.js';
import type { Tools } from '../../worker/tools.js';

/** The titles of the maps that come with the program, by their names. */
export async function mapTitles(
  _: object,
  { project }: Tools<never>,
): Promise<Readonly<Record<string, Texts>>> {
  await project.open();
  return campaignTitles(project.library);
}
