import * as z from 'zod';
import { MOST_LINKS, MOST_REMEMBERED, type Pair } from '../../maps/index.js';
import { choicesFor, error, ProblemError } from '../../speech/index.js';
import type { Library } from '../library.js';
import { readYamlFile } from '../yaml.js';

const chance = z.number().min(0).max(1);
/** One for each clue of 1 to MOST_LINKS words. */
const byLinks = z.array(chance).length(MOST_LINKS);

/** A pair of players; see `maps/odds/pair.ts`. */
export const pairSchema: z.ZodType<Pair> = z.strictObject({
  links: byLinks.refine(
    chances => Math.abs(chances.reduce((sum, each) => sum + each, 0) - 1) < 1e-9,
    'templates.chances-sum',
  ),
  right: byLinks,
  assassin: chance,
  remembers: z.int().min(0).max(MOST_REMEMBERED),
  again: chance,
  againRight: chance,
  sudden: z.strictObject({ remembered: chance, other: chance }),
});

const FILE = 'templates/pairs.yaml';

/** The pairs that come with the program, by name. */
export function loadPairs(project: Library): Readonly<Record<string, Pair>> {
  return readYamlFile(project, FILE, z.record(z.string(), pairSchema));
}

/** A pair by name, or from the user's own file. Throws a ProblemError. */
export function loadPair(name: string, project: Library, own: Library): Pair {
  if (/\.ya?ml$/i.test(name)) return readYamlFile(own, name, pairSchema);
  const pairs = loadPairs(project);
  if (Object.hasOwn(pairs, name)) return pairs[name];
  const known = Object.keys(pairs);
  throw new ProblemError([error('missions.unknown-pair', '--pair', { name, ...choicesFor(name, known) })]);
}
