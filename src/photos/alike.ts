import { type Problem, warning } from '../problem.js';

/** Pairs that differ in more of the 64 bits are different pictures. */
const MOST_BITS = 5;
/** Differences of lightness below it, of 255, are noise. */
const LEAST_STEP = 3;

/**
 * A perceptual hash of 64 bits (dHash), as 16 hexadecimal digits: for each of 9 x 8 pixels of 3 bytes, whether the next one
 * in its row is lighter.
 */
export function differenceHash(sketch: Uint8Array): string {
  const light = (x: number, y: number) => lightness(sketch, 3 * (9 * y + x), 3);
  let hash = '';
  for (let y = 0; y < 8; y++) {
    let row = 0;
    for (let x = 0; x < 8; x++) row = 2 * row + (light(x + 1, y) - light(x, y) > LEAST_STEP ? 1 : 0);
    hash += row.toString(16).padStart(2, '0');
  }
  return hash;
}

/** From 0 to 255, of the pixel that begins at `at`. */
export function lightness(pixels: Uint8Array, at: number, channels: number): number {
  if (channels === 1) return pixels[at];
  return 0.299 * pixels[at] + 0.587 * pixels[at + 1] + 0.114 * pixels[at + 2];
}

/** A warning for each group of pictures that look alike. */
export function alikeProblems(
  photos: readonly { readonly file: string; readonly hash: string }[],
): readonly Problem[] {
  const grouped = new Set<string>();
  return photos.flatMap(({ file, hash }, i): Problem[] => {
    if (grouped.has(file)) return [];
    const others = photos.slice(i + 1).filter(other => bitsApart(hash, other.hash) <= MOST_BITS);
    for (const other of others) grouped.add(other.file);
    return others.length > 0
      ? [warning('photos.alike', file, { others: others.map(other => other.file) })]
      : [];
  });
}

function bitsApart(a: string, b: string): number {
  let bits = 0;
  for (let i = 0; i < a.length; i += 8) {
    let different = Number.parseInt(a.slice(i, i + 8), 16) ^ Number.parseInt(b.slice(i, i + 8), 16);
    for (; different !== 0; different &= different - 1) bits++;
  }
  return bits;
}
