import type { Sentence, Value } from '../../speech/index.js';
import { PICTURE } from '../views/photos/folders.js';

/** Folders of the program's own. */
const OURS = /^(templates|wordlists|fonts)\//;

/** A sentence in which a person's pictures have the names that they know them by, without the folder of the deck. */
export function byName<T extends Sentence>(sentence: T): T {
  const values = Object.entries(sentence.values).map(([name, value]) => [name, named(value)]);
  return { ...sentence, values: Object.fromEntries(values) };
}

function named(value: Value): Value {
  if (typeof value === 'string')
    return PICTURE.test(value) && !OURS.test(value) ? (value.split('/').at(-1) ?? value) : value;
  if (typeof value !== 'object' || 'decimals' in value) return value;
  return 'code' in value ? byName(value) : value.map(each => named(each) as string | Sentence);
}
