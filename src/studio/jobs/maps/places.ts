import { type ShownPlaces, showPlaces } from '../../../press/index.js';
import { error, ProblemError } from '../../../speech/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { bytesOf } from '../../worker/own-files.js';
import type { Tools } from '../../worker/tools.js';

const MEBIBYTE = 2 ** 20;
const MOST_BYTES = 4 * MEBIBYTE;

export interface PlacesAnswer extends Omit<ShownPlaces, 'problems'> {
  readonly problems: readonly ToldProblem[];
}

/** A list of places in CSV, in any encoding that the command reads. */
export async function places(
  { name, data }: { readonly name: string; readonly data: Blob | string },
  tools: Tools<never>,
): Promise<PlacesAnswer> {
  await tools.project.open();
  const size = typeof data === 'string' ? data.length : data.size;
  if (size > MOST_BYTES) {
    const values = { size: Math.ceil(size / MEBIBYTE), most: MOST_BYTES / MEBIBYTE };
    throw new ProblemError([error('studio.list-too-large', name, values)]);
  }
  const { problems, ...shown } = showPlaces(await bytesOf(data), name, tools.project.library);
  return { ...shown, problems: tools.told(problems) };
}
