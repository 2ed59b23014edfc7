export type { Desk, MadeFile, Outcome, Tell } from './pipeline/index.js';
export { makeDeck, type RunOptions } from './pipeline/index.js';
export type { Platform } from './platform.js';
export type { Problem } from './problem.js';
export { formatProblem, ProblemError } from './problem.js';
export type { Library, Recipe, RecipeInput } from './templates/index.js';
export { recipeSchema } from './templates/index.js';
export type { Word, WordList } from './words/index.js';
export { readWordList } from './words/index.js';
