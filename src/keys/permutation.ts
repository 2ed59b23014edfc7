import { mix32, type Seed, seedWords } from './random.js';

const ROUNDS = 8;

/**
 * A seeded order of the numbers 0..size-1: the function returned gives the number at a place, at once and
 * without a memory of the others. Throws a RangeError for a size outside 1..2^53 - 1 or a place outside 0..size-1.
 *
 * A generalised Feistel network on pairs (left, right) with left < a, right < b and a * b just above the size,
 * then cycle walking: J. Black, P. Rogaway, "Ciphers with arbitrary finite domains", CT-RSA 2002. It mixes well
 * enough for cards; it keeps no secrets.
 */
export function seededPermutation(size: number, seed: Seed): (place: number) => number {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`a permutation of ${size} numbers`);
  const a = Math.ceil(Math.sqrt(size));
  const b = Math.ceil(size / a);
  const roundKeys = seedWords(`${seed}/rounds`, ROUNDS);

  return place => {
    if (!Number.isSafeInteger(place) || place < 0 || place >= size)
      throw new RangeError(`place ${place} is outside 0..${size - 1}`);
    let x = place;
    // The network may step past the size, into less than a of the a * b pairs. Walking on along the same cycle
    // comes back inside, and as two walks never meet, this is a permutation again.
    do {
      // The remainder first: it is exact, the quotient of two large numbers may be rounded up.
      let right = x % b;
      let left = (x - right) / b;
      for (let round = 0; round < ROUNDS; round += 2) {
        left = (left + mix32(right ^ roundKeys[round])) % a;
        right = (right + mix32(left ^ roundKeys[round + 1])) % b;
      }
      x = left * b + right;
    } while (x >= size);
    return x;
  };
}
