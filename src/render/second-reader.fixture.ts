import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

let loading: ReturnType<typeof load> | undefined;

/** A PDF as pdf.js reads it, which shares nothing with PDFium, by which the program itself reads what it made. */
export async function openWithPdfjs(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  loading ??= load();
  const { getDocument } = await loading;
  // It takes the bytes for its own.
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true }).promise;
}

/** In Node 20 pdf.js and its worker replace methods by slower ones of their own: the engine's come back. */
async function load() {
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // Otherwise the first file loads it, once the methods are back, and all later tests are slow.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  Object.assign(Array.prototype, { push });
  Object.assign(JSON, { parse, stringify });
  return pdfjs;
}
