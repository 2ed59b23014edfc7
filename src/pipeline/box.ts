import type { TokenArt } from '../faces/index.js';
import { choices, type Problem, throwErrors } from '../problem.js';
import { type Game, type Library, PARTS, type Part, type Recipe, readArt } from '../templates/index.js';

/** The parts that a recipe prints, in the order of the box. Throws a ProblemError for one that the game does not have. */
export function partsOf(recipe: Recipe, game: Game): readonly Part[] {
  const { game: id, only, map, pair, twoUp } = recipe;
  const known = PARTS.filter(part => game.parts[part] !== undefined);
  const problems: Problem[] = (only ?? [])
    .filter(part => !known.includes(part))
    .map(part => ({
      level: 'error',
      place: '--only',
      message: `The box of ${id} has no part "${part}".`,
      advice: choices(part, known),
    }));
  for (const [flag, given] of Object.entries({ '--map': map, '--pair': pair, '--two-up': twoUp })) {
    if (given === undefined || game.parts.map !== undefined) continue;
    const message = `The box of ${id} has no map.`;
    problems.push({ level: 'error', place: flag, message, advice: `Print duet, or leave ${flag} out.` });
  }
  throwErrors(problems);
  return known.filter(part => only?.includes(part) ?? true);
}

/** A part that `partsOf` has promised. */
export function inBox<T>(part: T | undefined, name: Part): T {
  if (part === undefined) throw new Error(`The box has no part "${name}".`);
  return part;
}

/** The drawings of the tokens. Throws a ProblemError. */
export function tokenArt(project: Library): TokenArt {
  const read = (name: string) => {
    const path = `templates/art/tokens/${name}.svg`;
    return readArt(project.text(path), path);
  };
  return { bystander: read('bystander'), arrow: read('arrow'), tick: read('tick') };
}
