export type { MadeFile } from './manifest.js';
export type { Outcome, Tell } from './pipeline.js';
export { makeDeck } from './pipeline.js';
