export { countWished, type SolvedSet, searchKeys, solveKeys } from './solve.js';
export type { Wishes } from './wishes.js';
