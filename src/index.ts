export type { BatchRun, Desk, MadeFile, Outcome, Tell } from './pipeline/index.js';
export {
  checkKeyCards,
  checkPdf,
  checkTable,
  dealBatch,
  faultsIn,
  makeDeck,
  type PreflightReport,
  preflight,
  problemsTogether,
  provedFacts,
  provedLine,
  provedTogether,
  type RunOptions,
} from './pipeline/index.js';
export type { Platform } from './platform.js';
export type { Problem } from './problem.js';
export { ProblemError } from './problem.js';
export type { Batch, Library, Messages, Recipe, RecipeInput } from './templates/index.js';
export { batchSchema, loadMessages, recipeSchema } from './templates/index.js';
export type { Word, WordList } from './words/index.js';
export { readWordList } from './words/index.js';
