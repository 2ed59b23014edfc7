import type { Platform } from '../platform.js';
import type { Size } from '../scene/geometry/index.js';
import type { Item } from '../scene/index.js';
import type { FontBook } from '../text/fonts/index.js';
import { renderSvg } from './svg.js';

/** A drawing as a PNG on white paper, at `dpi` dots per inch. */
export function renderPng(
  size: Size,
  items: readonly Item[],
  book: FontBook,
  dpi: number,
  pixels: Platform['pixels'],
): Promise<Uint8Array> {
  return pixels(renderPaper(size, items, book, dpi), dpi);
}

/** A drawing on white paper as an SVG, in the size that it has as a PNG. */
export function renderPaper(size: Size, items: readonly Item[], book: FontBook, dpi: number): string {
  const paper: Item = { kind: 'rect', x: 0, y: 0, ...size, fill: '#ffffff' };
  const dots = (mm: number) => Math.round((mm * dpi) / 25.4);
  return renderSvg(size, [paper, ...items], book, {
    width: dots(size.width),
    height: dots(size.height),
  });
}
