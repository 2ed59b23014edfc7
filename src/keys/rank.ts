import { combinationNumber, multiplyModulo, OPEN, placeSymbol } from './combinatorics.js';
import { type KeySpace, keySpace, layoutOf, startIndex } from './key-space.js';
import type { Key, KeyKind, Role } from './kind.js';

/** How many keys a kind has, counting every start and every turn: ranks run from 0 to one less. */
export function countKeys(kind: KeyKind): bigint {
  return keySpace(kind).size;
}

/**
 * The rank of a key: a bijection between the kind's keys and 0..countKeys-1, as a number of mixed radix. The starting
 * team leads; then comes for each role, the one with the most cells first, where its cells lie among the open ones.
 * Throws a ProblemError for a start or cells that the kind does not allow.
 */
export function rankKey(kind: KeyKind, key: Pick<Key, 'start' | 'cells'>): bigint {
  const space = keySpace(kind);
  return layoutRank(space, startIndex(kind, key.start), layoutOf(space, key));
}

/** The key of a rank. Throws a RangeError for a rank outside 0..countKeys-1. */
export function unrankKey(kind: KeyKind, rank: bigint): Key {
  const space = keySpace(kind);
  if (rank < 0 || rank >= space.size) throw new RangeError(`rank ${rank} is outside 0..${space.size - 1n}`);
  let rest = rank % space.layouts;
  const values = space.digits.map(() => 0);
  for (let i = values.length - 1; i >= 0; i--) {
    const radix = BigInt(space.digits[i].radix);
    values[i] = Number(rest % radix);
    rest /= radix;
  }
  return makeKey(space, Number(rank / space.layouts), digitsLayout(space, values), rank);
}

/** The key of a layout and its rank, when the team of this index starts. */
export function makeKey(space: KeySpace, start: number, layout: Uint8Array, rank: bigint): Key {
  const kind = space.kind.id;
  const roles = space.roles[start];
  // A plain loop: walking a byte array with an iterator takes a fifth of the whole dealing.
  const cells: Role[] = new Array(space.cells);
  for (let i = 0; i < cells.length; i++) cells[i] = roles[layout[i]];
  return space.kind.teams.length === 0
    ? { kind, cells, rank }
    : { kind, start: space.kind.teams[start], cells, rank };
}

/** The rank of a layout when the team of this index starts. `lead` is its leading digit, where it is known. */
export function layoutRank(
  space: KeySpace,
  start: number,
  layout: Uint8Array,
  lead = layoutDigit(space, layout, 0),
): bigint {
  const { digits } = space;
  let rank = BigInt(start) * BigInt(digits[0].radix) + BigInt(lead);
  for (let i = 1; i < digits.length; i++)
    rank = rank * BigInt(digits[i].radix) + BigInt(layoutDigit(space, layout, i));
  return rank;
}

/** Digit `i` of the rank, in 0..radix-1. */
function layoutDigit({ digits }: KeySpace, layout: Uint8Array, i: number): number {
  const { multiplier, radix } = digits[i];
  // The last role takes the cells that are left.
  return radix === 1 ? 0 : multiplyModulo(combinationNumber(layout, i), multiplier, radix);
}

function digitsLayout(space: KeySpace, values: readonly number[]): Uint8Array {
  const layout = new Uint8Array(space.cells).fill(OPEN);
  let open = space.cells;
  space.digits.forEach(({ count, radix, inverse }, symbol) => {
    placeSymbol(layout, open, symbol, count, multiplyModulo(values[symbol], inverse, radix));
    open -= count;
  });
  return layout;
}
