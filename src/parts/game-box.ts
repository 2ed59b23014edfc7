import * as z from 'zod';
import { gameName, partName } from '../names.js';
import { choicesFor, error, throwErrors } from '../problem.js';
import { type Library, type Recipe, readYaml } from '../templates/index.js';
import { agents } from './agents.js';
import { codes } from './code-game/codes.js';
import { keywords } from './code-game/keywords.js';
import { notes } from './code-game/notes.js';
import { screens } from './code-game/screens.js';
import { strip } from './code-game/strip.js';
import { keys } from './keys.js';
import { log } from './log.js';
import { map } from './map.js';
import type { Part } from './part.js';
import { pictures } from './pictures.js';
import { rules } from './rules.js';
import { turning } from './sheets/turning.js';
import { stand } from './stand.js';
import { tokens } from './tokens.js';
import { words } from './words.js';

/** Every part that a game's file may name. */
const PARTS: Readonly<Record<string, Part>> = {
  words,
  pictures,
  agents,
  keys,
  keywords,
  strip,
  codes,
  tokens,
  stand,
  screens,
  rules,
  map,
  log,
  notes,
  turning,
};

const entries = Object.entries(PARTS).map(([name, part]) => [name, part.options.optional()] as const);
export const gameSchema = z.looseObject({ parts: z.strictObject(Object.fromEntries(entries)) });

/** A part of a game's box, and its entry in the game's file. */
export interface BoxPart {
  readonly name: string;
  readonly part: Part;
  readonly options: unknown;
}

/** All parts of a game, in the order of its file. Throws a ProblemError with the faults of the file. */
export function boxOf(game: string, project: Library): readonly BoxPart[] {
  const file = `templates/games/${game}.yaml`;
  const { parts } = readYaml(project.text(file), file, gameSchema);
  return Object.entries(parts).map(([name, options]) => ({ name, part: PARTS[name], options }));
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
  const missing = Object.entries(PARTS).filter(([part]) => !box.some(({ name }) => name === part));
  return missing.flatMap(([part, { recipeKeys = [] }]) => recipeKeys.map(key => ({ part, key })));
}

/** `twoUp` -> `--two-up` */
function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}
