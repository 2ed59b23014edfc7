export { countCards } from './cards.js';
export { type Conflict, conflictingWishes } from './conflict.js';
export { type DealOptions, dealKeys, keyDealer } from './deal.js';
export type { CellCounts } from './fair.js';
export { type GridFault, gridLines, joinFaces, readFace } from './grid.js';
export { cardId, keyFromId } from './id.js';
export {
  checkKind,
  type Key,
  type KeyKind,
  type Rank,
  type Role,
  shownCells,
  shownRoles,
  type Team,
  type Turn,
  teamNames,
} from './kind.js';
export { canonicalKey, sameCard, turnCells } from './orbit.js';
export { seededPermutation } from './permutation.js';
export { type CardToProve, type KeyProof, KeyProver, proveKeys } from './proof.js';
export { type Random, randomFrom, type Seed } from './random.js';
export { countKeys, rankKey, unrankKey } from './rank.js';
export { countWished, countWishedCards, type SolvedSet, solveKeys } from './solver.js';
export { type KeyReport, KeyStatistics } from './statistics.js';
export { cellName, checkWishes, parseCell, type Wishes, wishNames } from './wishes.js';
