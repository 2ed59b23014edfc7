export type { Batch, Library, Messages, Recipe, RecipeInput } from './data/index.js';
export { batchSchema, loadMessages, recipeSchema } from './data/index.js';
export type { Platform } from './platform.js';
export type { BatchRun, Desk, MadeDeck, MadeFile, Tell } from './press/index.js';
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
} from './press/index.js';
export type { Problem } from './speech/index.js';
export { ProblemError } from './speech/index.js';
export type { Word, WordList } from './words/index.js';
export { readWordList } from './words/index.js';
