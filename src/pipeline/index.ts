export type { BatchRun, StreamedFile } from './batch.js';
export { batchKind, dealBatch } from './batch.js';
export type { Earlier } from './earlier.js';
export type { MadeFile } from './manifest.js';
export type { Desk, MadePart, Outcome, Tell } from './pipeline.js';
export { checkList, makeDeck } from './pipeline.js';
export type { DeckWords } from './words.js';
