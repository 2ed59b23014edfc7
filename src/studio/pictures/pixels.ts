import { lightOf } from '../../press/index.js';
import { type Turn, turnedSize } from '../../scene/geometry/index.js';

/** Decoded pixels, row by row: four bytes each as a canvas has them, the last of no use, or one in greys. */
export interface CanvasPixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export const channelsOf = ({ data, width, height }: CanvasPixels) => data.length / (width * height);

/** The whole picture in so few pixels, each the mean of its part: three bytes each. */
export function averaged(pixels: CanvasPixels, columns: number, rows: number): Uint8Array {
  const { data, width, height } = pixels;
  const made = new Uint8Array(3 * columns * rows);
  const part = (i: number, parts: number, all: number) => {
    const start = Math.min(all - 1, Math.floor((i * all) / parts));
    return [start, Math.max(start + 1, Math.floor(((i + 1) * all) / parts))] as const;
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, right] = part(column, columns, width);
      const [top, bottom] = part(row, rows, height);
      const sums = [0, 0, 0];
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          for (let c = 0; c < 3; c++) sums[c] += data[4 * (y * width + x) + c];
      const count = (right - left) * (bottom - top);
      made.set(
        sums.map(sum => Math.round(sum / count)),
        3 * (row * columns + column),
      );
    }
  return made;
}

/** A picture turned clockwise. */
export function turned({ data, width, height }: CanvasPixels, turn: Turn): CanvasPixels {
  const size = turnedSize({ width, height }, turn);
  const made = new Uint8ClampedArray(data.length);
  // Where the first pixel goes, and how far from each other those go that follow it in a row and in a column.
  const last = width * height - 1;
  const [first, across, down] = {
    0: [0, 1, width],
    90: [height - 1, height, -1],
    180: [last, -1, -width],
    270: [last - height + 1, -height, 1],
  }[turn];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      const to = 4 * (first + x * across + y * down);
      for (let c = 0; c < 4; c++) made[to + c] = data[from + c];
    }
  return { data: made, ...size };
}

/** Part of a picture. */
export function cutOut(
  { data, width }: CanvasPixels,
  { left, top }: { readonly left: number; readonly top: number },
  size: Pick<CanvasPixels, 'width' | 'height'>,
): CanvasPixels {
  const made = new Uint8ClampedArray(4 * size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    const from = 4 * ((top + y) * width + left);
    made.set(data.subarray(from, from + 4 * size.width), 4 * y * size.width);
  }
  return { data: made, ...size };
}

/** One byte for each pixel, as bright as its colour. */
export function inGreys({ data, width, height }: CanvasPixels): CanvasPixels {
  const made = new Uint8Array(width * height);
  for (let i = 0; i < made.length; i++) {
    const [red, green, blue] = lightOf(data, 4 * i);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    made[i] = Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  }
  return { data: made, width, height };
}

/** Greys as a canvas takes them. */
export function inColours({ data, width, height }: CanvasPixels): CanvasPixels {
  const made = new Uint8ClampedArray(4 * data.length);
  for (let i = 0; i < data.length; i++) made.fill(data[i], 4 * i, 4 * i + 3).fill(255, 4 * i + 3, 4 * i + 4);
  return { data: made, width, height };
}
