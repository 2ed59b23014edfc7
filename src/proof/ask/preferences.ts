import type { Pdfium } from '../pdfium/library.js';
import type { Scratch } from '../pdfium/scratch.js';

/** What the file asks of a printer. */
export interface Preferences {
  readonly duplex: 'none' | 'long-edge' | 'short-edge';
  /** Whether pages may be scaled to the paper. */
  readonly scaling: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly copies: number;
  /** Ranges of pages, such as `2-4`; none for all pages. */
  readonly range: readonly string[];
}

/** More numbers than this tell nobody more. */
const MOST = 40;
const DUPLEX = { 2: 'short-edge', 3: 'long-edge' } as const;

export function readPreferences(pdfium: Pdfium, scratch: Scratch, document: number): Preferences {
  const direction = scratch.utf8((at, bytes) =>
    pdfium.FPDF_VIEWERREF_GetName(document, 'Direction', at, bytes),
  );
  const duplex = pdfium.FPDF_VIEWERREF_GetDuplex(document);
  return {
    duplex: duplex === 2 || duplex === 3 ? DUPLEX[duplex] : 'none',
    scaling: Boolean(pdfium.FPDF_VIEWERREF_GetPrintScaling(document)),
    direction: direction === 'R2L' ? 'rtl' : 'ltr',
    copies: Math.max(1, pdfium.FPDF_VIEWERREF_GetNumCopies(document)),
    range: readRange(pdfium, document),
  };
}

/** Its numbers are first and last pages, in turn. */
function readRange(pdfium: Pdfium, document: number): readonly string[] {
  const range = pdfium.FPDF_VIEWERREF_GetPrintPageRange(document);
  const count = range === 0 ? 0 : Math.min(MOST, pdfium.FPDF_VIEWERREF_GetPrintPageRangeCount(range));
  const numbers = Array.from({ length: count }, (_, i) =>
    pdfium.FPDF_VIEWERREF_GetPrintPageRangeElement(range, i),
  );
  return numbers
    .filter((_, i) => i % 2 === 0)
    .map((first, i) => {
      const last = numbers[2 * i + 1] ?? first;
      return first === last ? `${first}` : `${first}-${last}`;
    });
}
