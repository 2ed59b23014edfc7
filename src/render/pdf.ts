import type { Platform } from '../platform.js';
import type { Rect, Size } from '../scene/geometry/index.js';
import type { Item } from '../scene/index.js';
import type { FontBook } from '../text/fonts/index.js';
import { Content } from './content.js';
import { matrixOperator, POINTS } from './operators.js';
import { PdfFile } from './pdf-file.js';
import type { PdfMeta } from './pdfkit-document.js';

export type { PdfMeta } from './pdfkit-document.js';

export interface PdfPage {
  readonly size: Size;
  readonly items: readonly Item[];
  /** The block of cards, and the block with its bleed. Both default to the page. */
  readonly trim?: Rect;
  readonly bleed?: Rect;
}

/**
 * A PDF 1.7, yielded in blocks while its pages are drawn: text as text in subset fonts, symbols as forms, page boxes set,
 * no scaling by the printer. Same input, same bytes. Memory does not grow with the number of pages.
 */
export function* renderPdf(
  pages: Iterable<PdfPage>,
  meta: PdfMeta,
  book: FontBook,
  deflate: Platform['deflate'],
): Generator<Uint8Array, void, undefined> {
  const file = new PdfFile(meta, book, deflate);
  const content = new Content(file, file.pageResources);
  for (const page of pages) {
    const millimetres = matrixOperator([POINTS, 0, 0, -POINTS, 0, page.size.height * POINTS]);
    file.addPage(page, `${millimetres}\n${content.draw(page.items)}`);
    yield* file.written();
  }
  file.end();
  yield* file.written();
}
