import { type Problem, warning } from '../../speech/index.js';

/** Pairs that differ in more of the 64 bits are different pictures. */
const MOST_BITS = 5;
/** Plain pictures have hardly a bit: pairs whose lightness differs more, on average, are different too. */
const MOST_APART = 8;
/** Differences of lightness below it, of 255, are noise. */
const LEAST_STEP = 3;

/**
 * A perceptual hash of 64 bits (dHash), as 16 hexadecimal digits: for each of 9 x 8 pixels of 3 bytes, whether the next one
 * in its row is lighter.
 */
export function differenceHash(sketch: Uint8Array): string {
  const light = (x: number, y: number) => pixelLightness(sketch, 3 * (9 * y + x), 3);
  let hash = '';
  for (let y = 0; y < 8; y++) {
    let row = 0;
    for (let x = 0; x < 8; x++) row = 2 * row + (light(x + 1, y) - light(x, y) > LEAST_STEP ? 1 : 0);
    hash += row.toString(16).padStart(2, '0');
  }
  return hash;
}

/** From 0 to 255, of the pixel that begins at `at`. */
export function pixelLightness(pixels: Uint8Array, at: number, channels: number): number {
  if (channels === 1) return pixels[at];
  return 0.299 * pixels[at] + 0.587 * pixels[at + 1] + 0.114 * pixels[at + 2];
}

/** A picture as it is compared: its hash, and its `sketch`, 9 x 8 pixels of 3 bytes. */
export interface Sketched {
  readonly file: string;
  readonly hash: string;
  readonly sketch: Uint8Array;
}

/** A warning for each group of pictures that look alike. */
export function alikeProblems(pictures: readonly Sketched[]): readonly Problem[] {
  const grouped = new Set<string>();
  return pictures.flatMap((picture, i): Problem[] => {
    if (grouped.has(picture.file)) return [];
    const others = pictures.slice(i + 1).filter(other => areAlike(picture, other));
    for (const { file } of others) grouped.add(file);
    return others.length > 0
      ? [warning('photos.alike', picture.file, { others: others.map(({ file }) => file) })]
      : [];
  });
}

function areAlike(a: Sketched, b: Sketched): boolean {
  return bitsApart(a.hash, b.hash) <= MOST_BITS && lightnessApart(a.sketch, b.sketch) <= MOST_APART;
}

/** The mean difference of lightness, one of the two made as light as the other. */
function lightnessApart(a: Uint8Array, b: Uint8Array): number {
  const steps = Array.from(
    { length: a.length / 3 },
    (_, i) => pixelLightness(a, 3 * i, 3) - pixelLightness(b, 3 * i, 3),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const overall = mean(steps);
  return mean(steps.map(step => Math.abs(step - overall)));
}

function bitsApart(a: string, b: string): number {
  let bits = 0;
  for (let i = 0; i < a.length; i += 8) {
    let different = Number.parseInt(a.slice(i, i + 8), 16) ^ Number.parseInt(b.slice(i, i + 8), 16);
    for (; different !== 0; different &= different - 1) bits++;
  }
  return bits;
}
