import type { Pixels } from './pixels.js';

/** Cells in a row, and rows. */
const CELLS = 10;

/** The mean lightness in each cell of a grid of 10 x 10, as 200 hexadecimal digits. */
export function fingerprint({ data, width, height }: Pixels): string {
  const [sums, counts] = [new Float64Array(CELLS ** 2), new Float64Array(CELLS ** 2)];
  for (let i = 0; i < width * height; i++) {
    const [column, row] = [((i % width) * CELLS) / width, (Math.floor(i / width) * CELLS) / height];
    const cell = Math.floor(row) * CELLS + Math.floor(column);
    const at = i * 4;
    sums[cell] += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
    counts[cell] += 1;
  }
  const means = Array.from(sums, (sum, i) => (counts[i] === 0 ? 0 : Math.round(sum / counts[i])));
  return means.map(mean => mean.toString(16).padStart(2, '0')).join('');
}

/** How far two decoders of one JPEG are apart in a cell, of 255: measured, at most 1. */
const MOST_APART = 2;

/** Whether two fingerprints are those of one picture. */
export function isSamePicture(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 2) {
    const [x, y] = [a, b].map(text => Number.parseInt(text.slice(i, i + 2), 16));
    if (!(Math.abs(x - y) <= MOST_APART)) return false;
  }
  return true;
}
