import { mix32, type Seed, seedWords } from '../random.js';

const ROUNDS = 8;

/**
 * A seeded order of the numbers 0..size-1: the function returned gives the number at a place, in constant time and
 * memory. Throws a RangeError for a size below 1 or above 2^100, or a place outside 0..size-1. Places are numbers;
 * the number at a place is a bigint where the size is.
 *
 * A generalised Feistel network on pairs (left, right) with left < a, right < b and a * b just above the size,
 * then cycle walking: J. Black, P. Rogaway, "Ciphers with arbitrary finite domains", CT-RSA 2002. It mixes well
 * enough for cards; it keeps no secrets.
 */
export function seededPermutation(size: number, seed: Seed): (place: number) => number;
export function seededPermutation(size: bigint, seed: Seed): (place: number) => bigint;
export function seededPermutation(
  size: number | bigint,
  seed: Seed,
): ((place: number) => number) | ((place: number) => bigint) {
  const whole = typeof size === 'bigint' || Number.isSafeInteger(size);
  if (!whole || size < 1 || size > 2n ** 100n) throw new RangeError(`a permutation of ${size} numbers`);
  const a = rootOf(size);
  const b = typeof size === 'bigint' ? Number((size + BigInt(a) - 1n) / BigInt(a)) : Math.ceil(size / a);
  const roundKeys = seedWords(`${seed}/rounds`, ROUNDS);
  const check = (place: number) => {
    if (!Number.isSafeInteger(place) || place < 0 || place >= size)
      throw new RangeError(`place ${place} is outside 0..${typeof size === 'bigint' ? size - 1n : size - 1}`);
  };

  // One pass through the network, on the pair in `left` and `right`.
  let left = 0;
  let right = 0;
  const mix = () => {
    for (let round = 0; round < ROUNDS; round += 2) {
      left = (left + mix32(right ^ roundKeys[round])) % a;
      right = (right + mix32(left ^ roundKeys[round + 1])) % b;
    }
  };
  // The network may leave the range, into fewer than a of the a * b pairs. Walking on along the same cycle comes back
  // inside, and as two walks never meet, the result is a permutation again.
  if (typeof size === 'bigint') {
    const wideMix = () => {
      for (let round = 0; round < ROUNDS; round += 2) {
        left = (left + (wide(right, roundKeys[round]) % a)) % a;
        right = (right + (wide(left, roundKeys[round + 1]) % b)) % b;
      }
    };
    return place => {
      check(place);
      right = place % b;
      left = (place - right) / b;
      for (;;) {
        wideMix();
        const x = BigInt(left) * BigInt(b) + BigInt(right);
        if (x < size) return x;
      }
    };
  }
  return place => {
    check(place);
    let x = place;
    do {
      // The remainder first: it is exact, the quotient of two large numbers may be rounded up.
      right = x % b;
      left = (x - right) / b;
      mix();
      x = left * b + right;
    } while (x >= size);
    return x;
  };
}

/** 53 bits that all depend on the key and on all bits of `x`, which is below 2^53. */
function wide(x: number, key: number): number {
  const high = mix32(Math.floor(x / 2 ** 32) ^ key);
  const low = mix32((x >>> 0) ^ high);
  return (mix32(low ^ key) >>> 11) * 2 ** 32 + low;
}

/** The root of the size, rounded up. */
function rootOf(size: number | bigint): number {
  const root = Math.ceil(Math.sqrt(Number(size)));
  return BigInt(root) * BigInt(root) >= BigInt(size) ? root : root + 1;
}
