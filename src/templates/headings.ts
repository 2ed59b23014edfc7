import * as z from 'zod';
import type { Library } from './library.js';
import { readYaml } from './yaml.js';

const FILE = 'templates/headings.yaml';

/** What columns may be called, by their ids and by language. */
export const headingsSchema = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1)).min(1)));

/** The names of each column of a word list in all languages. Throws a ProblemError if the file does not fit its schema. */
export function loadHeadings(project: Library): Readonly<Record<string, readonly string[]>> {
  const read = readYaml(project.text(FILE), FILE, headingsSchema);
  return Object.fromEntries(
    Object.entries(read).map(([column, names]) => [column, Object.values(names).flat()]),
  );
}
