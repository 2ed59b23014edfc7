import { loadLocale } from '../../data/index.js';
import type { OwnFile } from '../bridge/order.js';
import { OwnFiles } from '../worker/own-files.js';
import type { Tools } from '../worker/tools.js';

/** What a language of a person's own calls itself. Throws a ProblemError where its file can't be read. */
export async function localeName(file: OwnFile, { project }: Tools<never>): Promise<string> {
  await project.open();
  const own = await new OwnFiles().update([file]);
  return loadLocale(file.path, project.library, own).name;
}
