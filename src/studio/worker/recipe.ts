import { checkData, type Recipe, type RecipeInput, recipeSchema } from '../../data/index.js';

/** Places in messages are those of the command line's options, which the page knows how to show. */
export function checkRecipe(recipe: RecipeInput): Recipe {
  return checkData(recipe, key => (key === 'game' ? key : `--${key}`), recipeSchema);
}
