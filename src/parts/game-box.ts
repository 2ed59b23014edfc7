import * as z from 'zod';
import { type Library, type Recipe, readYamlFile } from '../data/index.js';
import { choicesFor, error, gameName, partName, throwErrors } from '../speech/index.js';
import { KINDS } from './kinds.js';
import type { AnyPart } from './part.js';

const entries = Object.entries(KINDS).map(([name, part]) => [name, part.options.optional()] as const);
export const boxPartsSchema = z.looseObject({ parts: z.strictObject(Object.fromEntries(entries)) });
/** For the order of the parts: the other schema has its own. */
export const partsInOrderSchema = z.looseObject({ parts: z.record(z.string(), z.unknown()) });

/** A part of a game's box, and its entry in the game's file. */
export interface BoxPart {
  readonly name: string;
  readonly part: AnyPart;
  readonly options: unknown;
}

/** All parts of a game, in the order of its file. Throws a ProblemError with the faults of the file. */
export function boxOf(game: string, project: Library): readonly BoxPart[] {
  const file = `templates/games/${game}.yaml`;
  const { parts } = readYamlFile(project, file, boxPartsSchema);
  const inOrder = readYamlFile(project, file, partsInOrderSchema).parts;
  return Object.keys(inOrder).map(name => ({ name, part: KINDS[name], options: parts[name] }));
}

/** The parts that a recipe prints. Throws `parts.not-in-box` or `parts.option-without-part`. */
export function chosenParts(recipe: Recipe, project: Library): readonly BoxPart[] {
  const { game, only } = recipe;
  const box = boxOf(game, project);
  const names = box.map(({ name }) => name);
  const unknown = (only ?? []).filter(part => !names.includes(part));
  const useless = needlessKeys(box).filter(({ key }) => recipe[key] !== undefined);
  throwErrors([
    ...unknown.map(part =>
      error('parts.not-in-box', '--only', { game: gameName(game), part, ...choicesFor(part, names) }),
    ),
    ...useless.map(({ part, key }) => {
      const flag = flagOf(key);
      return error('parts.option-without-part', flag, { game: gameName(game), part: partName(part), flag });
    }),
  ]);
  return box.filter(({ name, part }) => only?.includes(name) ?? part.isWanted?.(recipe) ?? true);
}

/** Keys of a recipe that say nothing about a box, each with the part that it lacks for them. */
export function needlessKeys(
  box: readonly BoxPart[],
): readonly { readonly part: string; readonly key: keyof Recipe }[] {
  const missing = Object.entries(KINDS).filter(([part]) => !box.some(({ name }) => name === part));
  return missing.flatMap(([part, { recipeKeys = [] }]) => recipeKeys.map(key => ({ part, key })));
}

/** `twoUp` -> `--two-up` */
function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}
