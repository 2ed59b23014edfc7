import * as z from 'zod';
import { MOST_TOKENS } from '../../maps/index.js';
import type { Library } from '../library.js';
import { readYamlFile } from '../yaml.js';

const share = z.number().min(0).max(1);

/** The schema of `templates/missions.yaml`. */
export const missionsSchema = z.strictObject({
  tokens: z.int().min(1).max(MOST_TOKENS),
  cities: z.int().min(2),
  pair: z.string(),
  wishes: z.strictObject({ easiest: share, hardest: share, tolerance: share }),
});
export type MissionRules = z.infer<typeof missionsSchema>;

/** Tokens in the box, the pair that the difficulty stars are for, and default wishes for maps. Throws a ProblemError. */
export function loadMissionRules(project: Library): MissionRules {
  const file = 'templates/missions.yaml';
  return readYamlFile(project, file, missionsSchema);
}
