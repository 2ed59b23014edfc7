import type { Recipe } from '../../data/index.js';
import {
  boxOf,
  type DeckWords,
  type Desk,
  openJob,
  readDeckWords,
  words,
  wordUse,
} from '../../parts/index.js';

/** A word list as a recipe would print it, with all its problems. Draws nothing. */
export async function checkList(recipe: Recipe, desk: Desk): Promise<DeckWords> {
  const job = await openJob(recipe, desk);
  const entry = boxOf(recipe.game, desk.project).find(({ part }) => part === words);
  return readDeckWords(job, wordUse(job, words.options.parse(entry?.options).cards));
}
