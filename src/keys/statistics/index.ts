export type { CellCounts } from './fairness.js';
export { type KeyReport, KeyStatistics } from './key-statistics.js';
