import type { Size } from '../geometry/index.js';
import { lightness } from './alike.js';

/** Cells in a row, and rows. */
const CELLS = 10;

/**
 * The mean lightness of each cell of a 10 x 10 grid, as 200 hexadecimal digits: two decoders of the same JPEG agree to
 * one step, two photographs of one burst do not.
 */
export function fingerprint(pixels: Uint8Array, { width, height }: Size): string {
  const channels = pixels.length / (width * height);
  const [sums, counts] = [new Float64Array(CELLS ** 2), new Float64Array(CELLS ** 2)];
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * CELLS) / height) * CELLS;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x * CELLS) / width);
      sums[cell] += lightness(pixels, channels * (y * width + x), channels);
      counts[cell] += 1;
    }
  }
  return Array.from(sums, (sum, i) => Math.round(counts[i] === 0 ? 0 : sum / counts[i]))
    .map(mean => mean.toString(16).padStart(2, '0'))
    .join('');
}
