import * as z from 'zod';
import type { Library } from '../library.js';
import { readYamlFile } from '../yaml.js';

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

/** The schema of `templates/disputed-borders.yaml`. */
export const bordersSchema = z.array(
  z.strictObject({
    between: z.tuple([z.string(), z.string()]),
    within: z
      .tuple([longitude, latitude, longitude, latitude])
      .transform(([west, south, east, north]) => ({ west, south, east, north }))
      .optional(),
    why: z.string(),
  }),
);

/** Borders that a map draws in dots. Throws a ProblemError. */
export function loadDisputedBorders(project: Library): z.infer<typeof bordersSchema> {
  const file = 'templates/disputed-borders.yaml';
  return readYamlFile(project, file, bordersSchema);
}
