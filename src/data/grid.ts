import type * as z from 'zod';
import { choicesFor, error, gameName, ProblemError } from '../speech/index.js';
import { type KeyTemplate, loadKeyTemplate } from './keys.js';
import type { Library } from './library.js';
import { gridSchema } from './schema/game.js';
import type { Recipe } from './schema/recipe.js';
import { readYamlFile } from './yaml.js';

/** The grid of cards on the table, from `templates/grids/`, with its key card. */
export interface Grid extends Omit<z.infer<typeof gridSchema>, 'key'> {
  readonly key: KeyTemplate;
  /** Cards on the table in one game. */
  readonly table: number;
}

/** Reads and checks a grid. Throws a ProblemError. */
export function loadGrid(name: string, project: Library, own: Library): Grid {
  const file = `templates/grids/${name}.yaml`;
  const grid = readYamlFile(project, file, gridSchema);
  const key = loadKeyTemplate(grid.key, project, own);
  return { ...grid, key, table: key.kind.columns * key.kind.rows };
}

/** The grid of a recipe: one of those of its game, or the first. Throws `templates.not-a-grid` or `templates.one-grid`. */
export function chosenGrid({ game, grid }: Recipe, grids: readonly string[]): string | undefined {
  if (grid === undefined || grids.includes(grid)) return grid ?? grids[0];
  throw new ProblemError([
    grids.length > 1
      ? error('templates.not-a-grid', '--grid', {
          game: gameName(game),
          value: grid,
          ...choicesFor(grid, grids),
        })
      : error('templates.one-grid', '--grid', { game: gameName(game) }),
  ]);
}
