/** A cell that holds no symbol yet. */
export const OPEN = 255;

const ROW = 38;
const pascal = new Float64Array(ROW * ROW);
for (let n = 0; n < ROW; n++)
  for (let k = 0; k <= n; k++)
    pascal[n * ROW + k] = k === 0 ? 1 : pascal[(n - 1) * ROW + k - 1] + pascal[(n - 1) * ROW + k];

/** Ways to choose k of n, for n and k up to 37; 0 when k > n. */
export function binomial(n: number, k: number): number {
  return pascal[n * ROW + k];
}

/** Ways to fill as many cells as the counts add up to. */
export function multinomial(counts: readonly number[]): bigint {
  let filled = 0;
  let ways = 1n;
  for (const count of counts) {
    filled += count;
    ways *= BigInt(binomial(filled, count));
  }
  return ways;
}

/**
 * The number of the combination that a symbol's cells make among the cells of this and the later symbols, in
 * 0..binomial(cells, count)-1: the combinatorial number system (D. Knuth, TAOCP 4A, 7.2.1.3).
 */
export function combinationNumber(layout: Uint8Array, symbol: number): number {
  let place = 0;
  let found = 0;
  let number = 0;
  for (let cell = 0; cell < layout.length; cell++) {
    if (layout[cell] < symbol) continue;
    if (layout[cell] === symbol) number += binomial(place, ++found);
    place++;
  }
  return number;
}

/** The inverse: puts `count` symbols on the open cells of a layout, of which there are `open`. */
export function placeSymbol(
  layout: Uint8Array,
  open: number,
  symbol: number,
  count: number,
  number: number,
): void {
  let place = open;
  let left = count;
  let rest = number;
  for (let cell = layout.length - 1; left > 0; cell--) {
    if (layout[cell] !== OPEN) continue;
    const below = binomial(--place, left);
    if (rest < below) continue;
    layout[cell] = symbol;
    rest -= below;
    left--;
  }
}

/** `a * b` modulo `modulus`, exact. */
export function multiplyModulo(a: number, b: number, modulus: number): number {
  const product = a * b;
  return product <= Number.MAX_SAFE_INTEGER
    ? product % modulus
    : Number((BigInt(a) * BigInt(b)) % BigInt(modulus));
}

/** The number that multiplies with `value` to 1 modulo `modulus`; undefined when they share a divisor. */
export function inverseModulo(value: number, modulus: number): number | undefined {
  // Euclid's extended algorithm.
  let [r, nextR, t, nextT] = [modulus, value % modulus, 0, 1];
  while (nextR !== 0) {
    const quotient = Math.floor(r / nextR);
    [r, nextR, t, nextT] = [nextR, r - quotient * nextR, nextT, t - quotient * nextT];
  }
  return r === 1 ? ((t % modulus) + modulus) % modulus : undefined;
}
