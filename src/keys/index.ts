export { countCards } from './cards.js';
export { type DealOptions, dealKeys, keyDealer } from './deal.js';
export { cardId, keyFromId } from './id.js';
export { checkKind, type Key, type KeyKind, type Rank, type Role, type Team, type Turn } from './kind.js';
export { canonicalKey, sameCard, turnCells } from './orbit.js';
export { seededPermutation } from './permutation.js';
export { type CardToProve, type KeyProof, proveKeys } from './proof.js';
export { type Random, randomFrom, type Seed } from './random.js';
export { countKeys, rankKey, unrankKey } from './rank.js';
