import type { PDFiumLibrary } from '@hyzyla/pdfium';
import { ProblemError, sentence } from '../../problem.js';
import type { Pixels } from './pixels.js';

/** A PDF as PDFium draws it: code that shares nothing with what wrote it, nor with what reads its text. */
export interface DrawnPdf {
  readonly pages: number;
  /** `number` from 1; the page is stretched to `width` x `height` pixels. */
  page(number: number, width: number, height: number): Promise<Pixels>;
  close(): void;
}

let library: Promise<PDFiumLibrary> | undefined;

/** Loads PDFium; `wasm` where it can't find its own file. */
export function loadPdfium(wasm?: () => Promise<ArrayBuffer>): Promise<PDFiumLibrary> {
  library ??= open(wasm).catch(fault => {
    library = undefined;
    throw fault;
  });
  return library;
}

/** Throws a ProblemError, `preflight.damaged`, where PDFium can't open the file. */
export async function drawPdf(
  bytes: Uint8Array,
  place: string,
  wasm?: () => Promise<ArrayBuffer>,
): Promise<DrawnPdf> {
  const pdfium = await loadPdfium(wasm);
  const pdf = await pdfium.loadDocument(bytes).catch(() => {
    throw new ProblemError([{ level: 'error', place, ...sentence('preflight.damaged') }]);
  });
  return {
    pages: pdf.getPageCount(),
    page: (number, width, height) => pdf.getPage(number - 1).render({ width, height, render: 'bitmap' }),
    close: () => pdf.destroy(),
  };
}

async function open(wasm?: () => Promise<ArrayBuffer>): Promise<PDFiumLibrary> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  return PDFiumLibrary.init(wasm ? { wasmBinary: await wasm() } : undefined);
}
