export { countCards } from './dealing/card-table.js';
export { type DealOptions, dealKeys, keyDealer } from './dealing/deal.js';
export { seededPermutation } from './dealing/permutation.js';
export {
  type CardWithId,
  type FiledCard,
  type FiledKeys,
  gridLines,
  keyText,
  readKeyFile,
} from './files/index.js';
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
export { type CardToProve, type KeyProof, KeyProver, proveKeys } from './proof/proof.js';
export { type Random, randomFrom, type Seed } from './random.js';
export { countKeys, rankKey, unrankKey } from './rank.js';
export { type Conflict, conflictingWishes } from './solver/conflict.js';
export { countWished, countWishedCards, type SolvedSet, solveKeys } from './solver/solve.js';
export { cellName, checkWishes, parseCell, type Wishes, wishNames } from './solver/wishes.js';
export type { CellCounts } from './statistics/fairness.js';
export { type KeyReport, KeyStatistics } from './statistics/key-statistics.js';
