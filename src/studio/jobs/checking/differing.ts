import type { CheckedPdf } from '../../../press/index.js';
import { asPng } from '../../pictures/canvas.js';

/** A page of a PDF that does not look as it was laid out. */
export interface DifferingPage {
  readonly file: string;
  /** From 1. */
  readonly page: number;
  /** What should be there, what is there, and the difference, in a row. */
  readonly picture: Blob;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The first of each PDF. */
export async function differingPages(checked: readonly CheckedPdf[]): Promise<readonly DifferingPage[]> {
  const all: DifferingPage[] = [];
  for (const { place: file, report } of checked)
    for (const { page, pixels } of report?.differs ?? []) {
      const { width, height } = pixels;
      all.push({ file, page, picture: await asPng(pixels), width, height });
    }
  return all;
}
