import { campaignTitles } from '../../../../pipeline/index.js';
import type { Texts } from '../../../../templates/index.js';
import type { Tools } from '../../tools.js';

/** The titles of the maps that come with the program, by their names. */
export async function mapTitles(
  _: object,
  { project }: Tools<never>,
): Promise<Readonly<Record<string, Texts>>> {
  await project.open();
  return campaignTitles(project.library);
}
