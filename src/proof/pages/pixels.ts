import type { Size } from '../../scene/geometry/index.js';

/** A drawn page, row by row, four bytes a pixel: red, green, blue, and one that is ignored. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A part of a page, in its pixels. */
export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/** The pixels of a part. */
export interface Patch extends Part, Pixels {
  /** The size of a pixel, in millimetres. */
  readonly mm: number;
}

/** How finely pages are looked at: a hairline of 0.2 mm is still more than a pixel. */
export const DPI = 150;

export const MM = 25.4 / DPI;

/** For reading, less will do: the lines of a sign are wider than a pixel. */
export const READING_MM = 25.4 / 100;

/** The cells of key cards are large. */
export const COARSE_MM = 25.4 / 72;

/** Millimetres -> whole pixels. Less than a hundredth of a millimetre, which a PDF may have lost, changes nothing. */
export function pixels(mm: number, pixel = MM): number {
  return Math.round(Math.round(mm * 100) / 100 / pixel);
}
