/** What a person types to get the same deck again. A number means its decimal text. */
export type Seed = string | number;

export interface Random {
  /** A number in [0, 1), with 53 random bits. */
  next(): number;
  /** A whole number in 0..n-1, each equally likely. Throws a RangeError unless 1 <= n <= 2^53 - 1. */
  below(n: number): number;
  /** A copy of the items in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * The same numbers for the same seed on every machine. Not for secrets. Ours, not pure-rand's: that has no xoshiro128**
 * and takes no text as a seed, so every deck that was ever dealt would change.
 */
export function randomFrom(seed: Seed): Random {
  const bits = xoshiro128(seedWords(seed, 4));

  const next53 = () => (bits() >>> 5) * 2 ** 26 + (bits() >>> 6);

  const below = (n: number) => {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`below needs 1..2^53 - 1, not ${n}`);
    const [range, draw] = n <= 2 ** 32 ? [2 ** 32, bits] : [2 ** 53, next53];
    // Draws past the last whole multiple of n would favour small results: draw again.
    const limit = range - (range % n);
    let value = draw();
    while (value >= limit) value = draw();
    return value % n;
  };

  /** Fisher and Yates, in the form of R. Durstenfeld, "Algorithm 235", CACM 7 (1964). */
  const shuffle = <T>(items: readonly T[]) => {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
  };

  return { next: () => next53() / 2 ** 53, below, shuffle };
}

/** `count` 32-bit words that all depend on every character of the seed. */
export function seedWords(seed: Seed, count: number): Uint32Array {
  const text = String(seed);
  return Uint32Array.from({ length: count }, (_, lane) => {
    // FNV-1a (Fowler, Noll, Vo) over two bytes for each UTF-16 unit; each lane starts from another offset.
    let hash = mix32(0x811c9dc5 + Math.imul(lane, 0x9e3779b9));
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
      hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
    }
    return mix32(hash ^ text.length);
  });
}

/** A bijection of the 32-bit words: the finalizer of MurmurHash3, A. Appleby. */
export function mix32(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** xoshiro128**: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", TOMS 47 (2021). */
function xoshiro128([a, b, c, d]: Uint32Array): () => number {
  // An all-zero state would stay zero.
  if ((a | b | c | d) === 0) a = 1;
  const turnLeft = (word: number, by: number) => (word << by) | (word >>> (32 - by));
  return () => {
    const result = Math.imul(turnLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turnLeft(d, 11);
    return result;
  };
}
