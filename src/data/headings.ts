import * as z from 'zod';
import type { Headings } from '../speech/index.js';
import type { Library } from './library.js';
import { readYamlFile } from './yaml.js';

const FILE = 'templates/headings.yaml';
const names = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1)).min(1)));

/** What columns and cells may be called, by their ids and by language. */
export const headingsSchema = z.strictObject({
  words: names,
  photographs: names,
  places: names,
  difficulties: names,
  fits: names,
});

/** The names of columns and cells in all languages. Throws a ProblemError if the file does not fit its schema. */
export function loadHeadings(project: Library): Headings {
  const read = readYamlFile(project, FILE, headingsSchema);
  const flat = (section: z.infer<typeof names>) =>
    Object.fromEntries(Object.entries(section).map(([id, names]) => [id, Object.values(names).flat()]));
  return {
    words: flat(read.words),
    photographs: flat(read.photographs),
    places: flat(read.places),
    difficulties: flat(read.difficulties),
    fits: flat(read.fits),
  };
}
