import type { Pdfium } from './library.js';
import type { Scratch } from './scratch.js';

/** Pages that take more than this take too long to compare, in bytes. */
const MOST = 256 * 1024;

const latin1 = new TextDecoder('latin1');

/**
 * All that a page is made of, as PDFium writes it to a file of its own: two pages with the same are the same page.
 * Undefined where that is too much.
 */
export function copyOf(
  pdfium: Pdfium,
  scratch: Scratch,
  document: number,
  number: number,
): string | undefined {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const made = pdfium.FPDF_CreateNewDocument();
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  let at = 0;
  try {
    pdfium.pdfium.HEAP32[scratch.at / 4] = number - 1;
    if (!pdfium.FPDF_ImportPagesByIndex(made, document, scratch.at, 1, 0)) return undefined;
    pdfium.PDFiumExt_SaveAsCopy(made, writer);
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    if (size === 0 || size > MOST) return undefined;
    at = malloc(size);
    pdfium.PDFiumExt_GetFileWriterData(writer, at, size);
    return undated(latin1.decode(pdfium.pdfium.HEAPU8.slice(at, at + size)));
  } finally {
    if (at !== 0) free(at);
    pdfium.PDFiumExt_CloseFileWriter(writer);
    pdfium.FPDF_CloseDocument(made);
  }
}

/** Without the time at which it was written, and the number drawn from that. */
function undated(file: string): string {
  return file.replace(/CreationDate\(D:\d+\)/, '').replace(/\/ID\[<\w*><\w*>\]>>\s+startxref\s[\s\S]*$/, '');
}
