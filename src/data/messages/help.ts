import * as z from 'zod';
import type { Library } from '../library.js';
import { readYamlFile } from '../yaml.js';

const text = z.string().min(1);
const optionSchema = z.strictObject({ what: text, default: text.optional() });
const optionsSchema = z.record(z.string(), optionSchema);

/** What `--help` tells, by the names that are typed. */
export const helpSchema = z.strictObject({
  labels: z.strictObject({
    usage: text,
    arguments: text,
    options: text,
    commands: text,
    examples: text,
    'any-options': text,
    'any-command': text,
    help: text,
    'help-command': text,
    default: text,
    choices: text,
    'between-values': text,
    /** The answers to a question, No being the one of an empty line. */
    'yes-or-no': text,
  }),
  /** Of several commands. */
  options: optionsSchema,
  /** By all its words: `keys deal`. */
  commands: z.record(
    z.string(),
    z.strictObject({
      what: text,
      arguments: z.record(z.string(), text).optional(),
      options: optionsSchema.optional(),
    }),
  ),
  /** What the example with this command line is for. */
  examples: z.record(z.string(), text),
});

export type Help = Readonly<z.infer<typeof helpSchema>>;

/** Throws a ProblemError if the file does not fit its schema. */
export function loadHelp(project: Library, language: string): Help {
  const file = `templates/help/${language}.yaml`;
  return readYamlFile(project, file, helpSchema);
}
