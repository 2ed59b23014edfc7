import { checkFont, type FontFacts } from '../../press/index.js';
import { error, ProblemError } from '../../speech/index.js';

const MEBIBYTE = 2 ** 20;
const MOST_BYTES = 48 * MEBIBYTE;

/** Whether a person's own font can be printed with, and which characters of `text` it lacks. */
export async function font({
  name,
  data,
  text,
}: {
  readonly name: string;
  readonly data: Blob;
  readonly text: string;
}): Promise<FontFacts> {
  if (data.size > MOST_BYTES) {
    const size = { size: Math.ceil(data.size / MEBIBYTE), most: MOST_BYTES / MEBIBYTE };
    throw new ProblemError([error('studio.font-too-large', name, size)]);
  }
  return checkFont(new Uint8Array(await data.arrayBuffer()), name, text);
}
