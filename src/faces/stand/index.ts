export type { Stand } from './folds.js';
export { standFolds, standLength } from './folds.js';
export { standPage } from './page.js';
