export { countWished, solveKeys } from './solve.js';
export type { Wishes } from './wishes.js';
