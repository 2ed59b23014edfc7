import type { Compiled } from './pdfium/library.js';
import type { openPdf as Open } from './pdfium/open-pdf.js';
import type { preflight as Read } from './preflight.js';

/** Reads a PDF back. What does is loaded with the first one: a deck that is not read back starts without it. */
export const preflight: typeof Read = async (...pdf) => (await import('./preflight.js')).preflight(...pdf);

/** Opens a PDF, to draw and read its pages. */
export const openPdf: typeof Open = async (...pdf) => (await import('./pdfium/open-pdf.js')).openPdf(...pdf);

/**
 * What reads PDFs, loaded once: a thread that asks early has it when the first PDF is there. In a page it must be asked
 * for beforehand, with PDFium's file.
 */
export async function loadReaders(pdfium?: Compiled): Promise<void> {
  const [{ loadPdfium }] = await Promise.all([import('./pdfium/library.js'), import('./preflight.js')]);
  await loadPdfium(pdfium);
}
