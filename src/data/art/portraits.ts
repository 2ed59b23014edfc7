import * as z from 'zod';
import { choicesFor, error, type Problem, ProblemError, throwErrors } from '../../speech/index.js';
import type { Library } from '../library.js';
import { colour } from '../schema/units.js';
import { readYamlFile } from '../yaml.js';
import { type Art, readArt } from './drawing.js';

const names = z.array(z.string());
const partSchema = z.strictObject({
  weight: z.int().positive().default(1),
  only: z.record(z.string(), names).default({}),
  not: z.record(z.string(), names).default({}),
  clip: z.strictObject({ slot: z.string(), below: z.number() }).optional(),
  colours: z.record(z.string(), z.string()).optional(),
  mirror: z.boolean().optional(),
});

/** `templates/art/portraits/parts.yaml`: what a person is put together from. Millimetres. */
export const portraitRulesSchema = z.strictObject({
  box: z.number().positive(),
  palette: z.record(z.string(), colour),
  layers: z.array(z.string()),
  slots: z.record(
    z.string(),
    z.strictObject({
      matters: z.number().nonnegative(),
      even: z.boolean().default(false),
      parts: z.record(z.string(), partSchema),
    }),
  ),
  kinds: z.record(
    z.string(),
    z.record(z.string(), z.union([z.literal('all'), names.min(1)], 'templates.all-or-names')),
  ),
});
export type PortraitRules = z.infer<typeof portraitRulesSchema>;
export type PartRule = z.infer<typeof partSchema>;

/** The rules, and the drawing of each `slot/part` that is drawn. */
export interface Portraits {
  readonly rules: PortraitRules;
  readonly art: ReadonlyMap<string, Art>;
}

/** Whether a part has a file of its own. */
export function hasDrawing(name: string, part: PartRule): boolean {
  return name !== 'none' && part.colours === undefined && part.mirror === undefined;
}

/** Reads parts.yaml and every drawing in `folder`. Throws a ProblemError with every missing or unnamed drawing. */
export function readPortraits(library: Library, folder = 'templates/art/portraits'): Portraits {
  const file = `${folder}/parts.yaml`;
  const rules = readYamlFile(library, file, portraitRulesSchema);
  const problems = unknownNames(rules, file);
  const art = new Map<string, Art>();
  for (const [slot, { parts }] of Object.entries(rules.slots)) {
    const drawn = Object.keys(parts).filter(name => hasDrawing(name, parts[name]));
    const files = library.list(`${folder}/${slot}`).filter(name => name.endsWith('.svg'));
    for (const stray of files.filter(name => !drawn.includes(name.slice(0, -4)))) {
      problems.push(error('templates.stray-drawing', `${folder}/${slot}/${stray}`, { file }));
    }
    for (const name of drawn) {
      const path = `${folder}/${slot}/${name}.svg`;
      try {
        if (!files.includes(`${name}.svg`))
          throw new ProblemError([error('templates.missing-drawing', path, { file })]);
        art.set(`${slot}/${name}`, readArt(library.text(path), path));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        problems.push(...error.problems);
      }
    }
  }
  throwErrors(problems);
  return { rules, art };
}

/** Every slot and part that a rule names must exist. */
function unknownNames(rules: PortraitRules, file: string): Problem[] {
  const problems: Problem[] = [];
  const check = (where: string, slot: string, parts: readonly string[]) => {
    const known =
      rules.slots[slot] === undefined ? Object.keys(rules.slots) : Object.keys(rules.slots[slot].parts);
    const unknown = rules.slots[slot] === undefined ? [slot] : parts.filter(part => !known.includes(part));
    for (const name of unknown) {
      problems.push(error('templates.unknown-part', file, { where, name, ...choicesFor(name, known) }));
    }
  };
  for (const [slot, { parts }] of Object.entries(rules.slots)) {
    for (const [name, part] of Object.entries(parts)) {
      for (const [other, list] of [...Object.entries(part.only), ...Object.entries(part.not)]) {
        check(`slots.${slot}.${name}`, other, list);
      }
      if (part.clip !== undefined) check(`slots.${slot}.${name}.clip`, part.clip.slot, []);
    }
  }
  for (const [kind, slots] of Object.entries(rules.kinds)) {
    for (const [slot, list] of Object.entries(slots))
      check(`kinds.${kind}`, slot, list === 'all' ? [] : list);
  }
  for (const layer of rules.layers) check('layers', layer.split('/')[0], []);
  return problems;
}
